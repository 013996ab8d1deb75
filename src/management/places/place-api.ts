/** The operations of `/places`, as JSON. */
import { initServer } from '@ts-rest/express';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok } from '../../http/answers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { Change, RecordAnswers } from '../../http/records.ts';
import { Place, type PlaceFields } from '../../model/place.ts';
import { Tag } from '../../model/tags/tag.ts';

const server = initServer();

export const shownPlace = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => {
      const place = await Place.find(db, actor, id);
      const tags = await Tag.ofPlace(db, place.id);
      return { ...answers.shown(place), tags: tags.map(answers.shown) };
    },
    hold: Tag.holdOfPlace,
  }) satisfies Showing;

export const placeApi = ({ db, answers }: { db: Database; answers: RecordAnswers }) => {
  const update = async ({ params, body, req }: Change<{ place: PlaceFields }>) => {
    await Place.update(db, req.actor, params.id, body.place, req.condition);
    return done();
  };

  return server.router(management.places, {
    index: async ({ query, req, res }) => answers.listed(res, query, await Place.list(db, req.actor, query)),

    create: async ({ body, req, res }) => answers.created(res, await Place.create(db, req.actor, body.place)),

    show: async ({ params, req }) => ok(await shownPlace(answers).show(db, req.actor, params.id)),

    update,
    replace: update,

    destroy: async ({ params, req }) => {
      await Place.destroy(db, req.actor, params.id, req.condition);
      return done();
    },
  });
};
