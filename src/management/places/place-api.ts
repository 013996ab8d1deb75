/** The operations of `/places`, as JSON. */
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import { withoutDetails } from '../../../contracts/management/tag-details.ts';
import type { Database } from '../../database/connect.ts';
import { noContent, ok } from '../../http/answers.ts';
import { destroyHandler, type Handlers, resourceHandlers } from '../../http/handlers.ts';
import type { RecordRepresentation } from '../../http/if-match.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { Place } from '../../model/place.ts';
import { listConditions } from '../../model/record-filter.ts';
import { Tag } from '../../model/tags/tag.ts';

export const placeRepresentation = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => {
      const place = await Place.find(db, actor, id);
      const { tags } = await place.belonging(db, actor, 'tags');
      return { ...answers.shown(place), tags: tags.map((tag) => withoutDetails(answers.shown(tag))) };
    },
    lock: Tag.lockOfPlace,
  }) satisfies RecordRepresentation;

interface PlaceApiOptions {
  answers: RecordAnswers;
  /** Pictures, from another feature. */
  pictures: Pick<Handlers<typeof management.places>, 'setPicture' | 'destroyPicture'>;
}

export const placeApi = ({ answers, pictures }: PlaceApiOptions) =>
  resourceHandlers(management.places, {
    index: async ({ query, res }, { db, caller }) => {
      const narrowed = await listConditions('places', db, caller, query);
      return answers.listed(res, query, await Place.list(db, caller, query, narrowed));
    },

    create: async ({ body }, { db, caller }) => answers.created(await Place.create(db, caller.id, body.place)),

    show: async ({ params }, { db, caller }) => ok(await placeRepresentation(answers).show(db, caller, params.id)),

    update: async ({ params, body }, { db, caller, condition }) => {
      await Place.update(db, caller, params.id, body.place, condition);
      return noContent();
    },

    destroy: destroyHandler((...by) => Place.destroy(...by)),

    ...pictures,
  });
