/** The operations of `/Tags`, as JSON. */
import { initServer } from '@ts-rest/express';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok } from '../../http/answers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { Change, RecordAnswers } from '../../http/records.ts';
import { Tag, type TagChanges } from '../../model/tags/tag.ts';
import { holdParts, partsOf } from '../../model/tags/tag-parts.ts';

const server = initServer();

export const shownTag = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => {
      const tag = await Tag.find(db, actor, id);
      const { translations, nameTranslations, hardwares, markers } = await partsOf(db, actor, tag);
      return {
        ...answers.shown(tag),
        translations: translations.map(answers.shown),
        name_translations: nameTranslations.map(answers.shown),
        hardwares: hardwares.map(answers.shown),
        markers,
      };
    },
    hold: holdParts,
  }) satisfies Showing;

export const tagRecordApi = ({ db, answers }: { db: Database; answers: RecordAnswers }) => {
  const update = async ({ params, body, req }: Change<{ tag: TagChanges }>) => {
    await Tag.update(db, req.actor, params.id, body.tag, req.condition);
    return done();
  };

  return server.router(management.tags, {
    index: async ({ query, req, res }) => answers.listed(res, query, await Tag.list(db, req.actor, query)),

    create: async ({ body, req, res }) => answers.created(res, await Tag.createBare(db, req.actor, body.tag)),

    show: async ({ params, req }) => ok(await shownTag(answers).show(db, req.actor, params.id)),

    update,
    replace: update,

    destroy: async ({ params, req }) => {
      await Tag.destroy(db, req.actor, params.id, req.condition);
      return done();
    },
  });
};
