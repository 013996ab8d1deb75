/** The pages of `/translations` and of `/name_translations`. */
import type { Router } from 'express';
import type { AnyQueryBuilder } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import { WrittenListQuery } from '../../../contracts/management/record-filters.ts';
import { parseReference } from '../../../contracts/management/reference.ts';
import type { NewTranslation, TranslationChanges } from '../../../contracts/management/translations.ts';
import { isSameText, withoutUnchangedText } from '../../../contracts/text.ts';
import { Conflict } from '../../errors.ts';
import { savedNotice } from '../../html/page.ts';
import { anyOriginal } from '../../html/permissions.ts';
import { visibleTexts } from '../../html/search-excerpts.ts';
import { formState, type Version, wasShown } from '../../html/version.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { filteredList } from '../../http/filtered-list.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { type ResourcePages, referredId, resourcePages, type SubmittedForm } from '../../http/resource-pages.ts';
import { emptyPage } from '../../model/access/browse.ts';
import { mayWriteText as mayWrite, requireWriting } from '../../model/access/policy.ts';
import { choicesAmong, readNamesInColumn, readRecordName } from '../../model/access/record-names.ts';
import { listRecords, referredTo } from '../../model/record-list.ts';
import { findMatches } from '../../model/tags/search-excerpts.ts';
import { Tag } from '../../model/tags/tag.ts';
import { hasOriginal } from '../../model/tags/tag-filter.ts';
import { checksInWords } from '../../model/translations/checks/stored-checks.ts';
import type { ReplacementCheck } from '../../model/translations/human-translation.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { NameTranslation } from '../../model/translations/name-translation.ts';
import { Translation } from '../../model/translations/translation.ts';
import { additionForm, changeForm, names, textListPage, textPage, texts, type Words } from './translation-views.ts';

interface TranslationPagesOptions {
  machine: MachineTranslation;
}

type Pages = Omit<ResourcePages<never>, 'create' | 'update'>;

export function translationPages(options: TranslationPagesOptions): Router {
  const { pages, create, update } = writtenPages(Translation, texts, options, 'all');
  return resourcePages(management.translations, {
    ...pages,
    create: (call, { translation }, version) => create(call, translation, version),
    update: (call, id, { translation }, form) => update(call, id, translation, form),
  });
}

/** `breadth`: scope of the list of names. */
export function nameTranslationPages(options: TranslationPagesOptions & { breadth: 'all' | 'own' }): Router {
  const { pages, create, update } = writtenPages(NameTranslation, names, options, options.breadth);
  return resourcePages(management.nameTranslations, {
    ...pages,
    create: (call, { name_translation }, version) => create(call, name_translation, version),
    update: (call, id, { name_translation }, form) => update(call, id, name_translation, form),
  });
}

interface WrittenResource {
  rows: Rows;
  words: Words;
  machine: MachineTranslation;
  breadth: 'all' | 'own';
}

/** Both tables have the same verbs; one type for them keeps the compiler from trying every pair. */
type Rows = typeof Translation;

function writtenPages(
  table: Rows | typeof NameTranslation,
  words: Words,
  { machine }: TranslationPagesOptions,
  breadth: 'all' | 'own',
) {
  const written: WrittenResource = { rows: table as Rows, words, machine, breadth };
  return { pages: { ...shown(written), ...forms(written), ...recordPages(written) }, ...writes(written) };
}

const listOf = ({ rows, words, breadth }: WrittenResource) =>
  filteredList({
    query: WrittenListQuery,
    referred: referredTo,
    read: (call, query, position) => listRecords(rows, call, query, position, breadth),
    nothing: emptyPage,
    draw: async ({ caller, db, searches }, list, requested) => {
      const tags = await readNamesInColumn(Tag, db, caller, list.rows, 'tag_id');
      // A name shows its own matches.
      const shown = rows.searched.isNames ? [] : visibleTexts(list.rows, tags);
      return textListPage(words, list, tags, requested, await findMatches(searches, shown, list.words));
    },
  });

const shown = (written: WrittenResource): Pick<Pages, 'index' | 'show'> => ({
  index: (call, _query, errors) => listOf(written)(call, errors),

  show: async ({ caller, db }, id) => {
    const { rows, words } = written;
    const row = await rows.find(db, caller, id);
    const hints = await checksInWords(rows, db, row);
    return textPage(words, row, await readRecordName(Tag, db, caller, row.tag_id), hints);
  },
});

/** The tags for which the caller may add a text or a name; undefined for no restriction. */
const addable = (caller: Actor, { subjectKind }: Rows) =>
  mayWrite(caller, anyOriginal) ? undefined : (tags: AnyQueryBuilder) => tags.where(hasOriginal(subjectKind));

const forms = ({ rows, words }: WrittenResource): Pick<Pages, 'references' | 'blank' | 'edit'> => ({
  references: {
    tag_id: ({ caller, searches }, typed) => choicesAmong(Tag, searches, caller, addable(caller, rows)).idsFor(typed),
  },

  blank: async ({ caller, db, searches, query }, draft) => {
    const values = draft?.values ?? { tag_id: query.tag_id };
    const narrow = addable(caller, rows);
    const tags = await choicesAmong(Tag, searches, caller, narrow).offer(values.tag_id);
    const original = tags.chosen && (await rows.original(db, tags.chosen.id));
    // The form for an original is refused for a tag that is given by its id.
    const isNamed = narrow && !tags.chosen && parseReference(values.tag_id).id !== undefined;
    if (isNamed && (await choicesAmong(Tag, searches, caller).offer(values.tag_id)).chosen)
      requireWriting(caller, anyOriginal);
    return additionForm(words, tags, original, {
      values,
      errors: draft?.errors,
      basis: draft?.meanwhile && { record: draft.meanwhile.stored, meanwhile: draft.meanwhile },
    });
  },

  edit: async ({ caller, db }, id, draft) => {
    const row = await rows.find(db, caller, id);
    requireWriting(caller, row);
    const original = row.origin === 'original' ? undefined : await rows.original(db, row.tag_id);
    const tag = await readRecordName(Tag, db, caller, row.tag_id);
    return changeForm(words, row, { tag, original }, formState(row.toJSON(), draft));
  },
});

const recordPages = ({ rows, words }: WrittenResource): Pick<Pages, 'record' | 'destroy'> => ({
  record: ({ caller, db }, id) => rows.find(db, caller, id),

  destroy: async (call, id) => {
    const { caller, db } = call;
    const { tag_id } = await rows.find(db, caller, id);
    await rows.destroy(db, caller, id);
    return { to: tagOf(call, words, tag_id), message: `The ${words.one} is deleted.` };
  },
});

const writes = ({ rows, words, machine }: WrittenResource) => ({
  create: (call: PageCall, given: NewTranslation, version: Version) => {
    // A typed text always counts as a person's.
    const origin = given.origin ?? (given.text ? 'human' : undefined);
    const add = async ({ caller, db }: PageCall) => {
      const row = await rows.add(db, caller, { ...given, origin }, machine, onlyIfSeen(words, given, version));
      return {
        to: `/Tags/${row.tag_id}`,
        message: savedNotice(`The ${words.one} is there.`, await checksInWords(rows, db, row)),
      };
    };
    // In a transaction no machine would find what it is to translate.
    return origin === 'machine' || !given.text ? add(call) : submitOnce(call, add);
  },

  update: async (call: PageCall, id: number, changes: TranslationChanges, form: SubmittedForm) => {
    const { text: stored } = await rows.find(call.db, call.caller, id);
    const written = withoutUnchangedText(changes, stored);
    const row = await rows.update(call.db, call.caller, id, written, form.unchanged({ ...written }));
    const hints = await checksInWords(rows, call.db, row);
    return { to: tagOf(call, words, row.tag_id), message: savedNotice(`The ${words.one} is saved.`, hints) };
  },
});

/** The page of the named tag, or of the translation's own. */
const tagOf = (call: PageCall, { contract }: Words, own: number): string =>
  `/Tags/${referredId(call, contract.update, 'tag_id') ?? own}`;

/**
 * Optimistic concurrency: another person's text in the language is replaced only if the form has shown it; otherwise
 * the form is shown again with that text.
 */
const onlyIfSeen =
  (words: Words, { text }: NewTranslation, version: Version): ReplacementCheck =>
  (present) => {
    const { lang_code, text: stored } = present;
    if (text && isSameText(text, stored)) return 'keep';
    if (present.origin !== 'human') return undefined;
    if (wasShown(version, 'text', stored) && wasShown(version, 'lang_code', lang_code)) return undefined;
    throw new Conflict(
      ['text'],
      { lang_code, text: stored },
      {
        words: {
          base: `A person has written this ${words.one} in this language already.`,
          field: 'would take the place of what a person has written',
        },
      },
    );
  };
