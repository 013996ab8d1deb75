/** The operations of `/places`, as JSON. */
import { initServer } from '@ts-rest/express';
import { management } from '../../contracts/index.ts';
import type { Database } from '../database/connect.ts';
import { done, ok } from '../http/answers.ts';
import type { Change, RecordAnswers } from '../http/records.ts';
import { Tag } from '../tags/tag.ts';
import { Place, type PlaceFields } from './place.ts';

const server = initServer();

export const placeApi = ({ db, answers }: { db: Database; answers: RecordAnswers }) => {
  const update = async ({ params, body, req }: Change<{ place: PlaceFields }>) => {
    await Place.update(db, req.actor, params.id, body.place);
    return done();
  };

  return server.router(management.places, {
    index: async ({ query, req, res }) => answers.listed(res, query, await Place.list(db, req.actor, query)),

    create: async ({ body, req, res }) => answers.created(res, await Place.create(db, req.actor, body.place)),

    show: async ({ params, req }) => {
      const place = await Place.find(db, req.actor, params.id);
      const tags = await Tag.ofPlace(db, place.id);
      return ok({ ...answers.shown(place), tags: tags.map(answers.shown) });
    },

    update,
    replace: update,

    destroy: async ({ params, req }) => {
      await Place.destroy(db, req.actor, params.id);
      return done();
    },
  });
};
