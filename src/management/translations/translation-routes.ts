/** The pages of `/translations` and of `/name_translations`. */
import type { Request, Router } from 'express';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { Database } from '../../database/connect.ts';
import { Conflict } from '../../errors.ts';
import { filledFrom, held, type Version, withPlainLines } from '../../html/version.ts';
import { queryOf } from '../../http/parameters.ts';
import { type ResourcePages, resourcePages, type SentForm, tagNamedIn } from '../../http/resource-pages.ts';
import { browse } from '../../model/access/browse.ts';
import { choosing, nameOf, namesOf } from '../../model/access/calling.ts';
import { Tag } from '../../model/tags/tag.ts';
import type { NewTranslation, Replacing, TranslationChanges } from '../../model/translations/editable-translation.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { NameTranslation } from '../../model/translations/name-translation.ts';
import { Translation } from '../../model/translations/translation.ts';
import { additionForm, changeForm, type Words, writtenListPage, writtenPage } from './translation-views.ts';

export interface TranslationPagesOptions {
  db: Database;
  /** Connections for what looks through many rows. */
  searches: Database;
  machine: MachineTranslation;
}

type Pages = Omit<ResourcePages<never>, 'create' | 'update'>;

const texts: Words = {
  path: '/translations',
  group: 'translation',
  title: 'Translations',
  one: 'text',
  many: 'texts',
  soughtIn: 'words, or in the name of its tag',
  isLine: false,
  lostWithOriginal: 'It is the original: the text goes with it in all languages. This cannot be taken back.',
};

const names: Words = {
  path: '/name_translations',
  group: 'name_translation',
  title: 'Names',
  one: 'name',
  many: 'names',
  soughtIn: 'words',
  isLine: true,
  lostWithOriginal: 'It is the original: the name goes with it in all languages. This cannot be taken back.',
};

export function translationPages(options: TranslationPagesOptions): Router {
  const { pages, create, update } = writtenPages(Translation, texts, options, 'all');
  return resourcePages(management.translations, {
    ...pages,
    create: ({ actor }, { translation }, version) => create(actor, translation, version),
    update: (req, id, { translation }, form) => update(req, id, translation, form),
  });
}

/** `breadth`: whose names the list shows. */
export function nameTranslationPages(options: TranslationPagesOptions & { breadth: 'all' | 'own' }): Router {
  const { pages, create, update } = writtenPages(NameTranslation, names, options, options.breadth);
  return resourcePages(management.nameTranslations, {
    ...pages,
    create: ({ actor }, { name_translation }, version) => create(actor, name_translation, version),
    update: (req, id, { name_translation }, form) => update(req, id, name_translation, form),
  });
}

function writtenPages(
  table: typeof Translation | typeof NameTranslation,
  words: Words,
  { db, searches, machine }: TranslationPagesOptions,
  breadth: 'all' | 'own',
) {
  // Both tables have the same verbs; one type for them keeps the compiler from trying every pair.
  const rows = table as typeof Translation;
  const tagOf = (req: Request, own: number) => `/Tags/${tagNamedIn(req, words.group) ?? own}`;

  const pages: Pages = {
    index: async ({ actor }, query) => {
      const list = await browse(rows, searches, actor, query, breadth);
      const ids = list.rows.map(({ tag_id }) => tag_id);
      return writtenListPage(words, list, await namesOf(Tag, db, actor, ids));
    },

    show: async ({ actor }, id) => {
      const row = await rows.find(db, actor, id);
      return writtenPage(words, row, await nameOf(Tag, db, actor, row.tag_id));
    },

    references: { tag_id: ({ actor }, typed) => choosing(Tag, searches, actor).idsFor(typed) },

    blank: async (req, draft) => {
      const values = draft?.values ?? { tag_id: queryOf(req).tag_id };
      const tags = await choosing(Tag, searches, req.actor).offer(values.tag_id);
      const hasOriginal = tags.chosen && (await rows.hasOriginal(db, tags.chosen.id));
      return additionForm(words, tags, hasOriginal, {
        values,
        errors: draft?.errors,
        basis: draft?.meanwhile && { record: draft.meanwhile.stored, meanwhile: draft.meanwhile },
      });
    },

    edit: async ({ actor }, id, draft) => {
      const row = await rows.find(db, actor, id);
      return changeForm(words, row, filledFrom(row.toJSON(), draft));
    },

    record: (on, { actor }, id) => rows.find(on, actor, id),

    destroy: async (req, id) => {
      const { tag_id } = await rows.find(db, req.actor, id);
      await rows.destroy(db, req.actor, id);
      return { to: tagOf(req, tag_id), message: `The ${words.one} is deleted.` };
    },
  };

  return {
    pages,
    create: async (actor: Actor, given: NewTranslation, version: Version) => {
      // What somebody has typed is never thrown away for a machine's words.
      const origin = given.origin ?? (given.text ? 'human' : undefined);
      const { tag_id } = await rows.add(db, actor, { ...given, origin }, machine, onlyIfSeen(words, given, version));
      return { to: `/Tags/${tag_id}`, message: `The ${words.one} is there.` };
    },
    update: async (req: Request, id: number, changes: TranslationChanges, form: SentForm) => {
      const { tag_id } = await rows.update(db, req.actor, id, changes, machine, form.unchanged({ ...changes }));
      return { to: tagOf(req, tag_id), message: `The ${words.one} is saved.` };
    },
  };
}

/** Another person's text is replaced by who has been shown it, in its language; others are shown it first. */
const onlyIfSeen =
  (words: Words, { text }: NewTranslation, version: Version): Replacing =>
  (present) => {
    const { lang_code, text: stored } = present;
    if (withPlainLines(text) === withPlainLines(stored)) return;
    if (held(version, 'text', stored) && held(version, 'lang_code', lang_code)) return;
    throw new Conflict(
      ['text'],
      { lang_code, text: stored },
      {
        base: `A person has written this ${words.one} in this language already.`,
        field: 'would take the place of what a person has written',
      },
    );
  };
