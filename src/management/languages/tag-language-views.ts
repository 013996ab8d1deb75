/** The languages of a tag on its page: the form for more of them, and the progress. */
import { languageCodes } from '../../../contracts/languages.ts';
import type { Job } from '../../../contracts/runner.ts';
import { assetPath } from '../../html/assets.ts';
import { button } from '../../html/button.ts';
import type { Field } from '../../html/field.ts';
import { form } from '../../html/form.ts';
import { attributes, type Html, html, nothing } from '../../html/html.ts';
import { languageChoices, machineChoices } from '../../html/language-field.ts';
import type { PageContext } from '../../html/page.ts';
import { isAllowed } from '../../html/permissions.ts';
import { table } from '../../html/table.ts';
import { languageName, utcTime } from '../../html/text.ts';
import type { FormPartOf, SectionInput, SectionOf } from '../../http/sections.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { TagTexts } from '../../model/tags/tag-parts.ts';
import { reasonInWords } from '../../model/translations/job-words.ts';
import type { TagProgress } from '../../model/translations/tag-languages.ts';
import { mayMake, type Translator } from '../../model/translations/translator.ts';

type Abilities = Pick<Translator, 'can'>;
type LanguageTexts = TagTexts & { progress: TagProgress | undefined };

/** The section of a tag's page, and the progress at the top of the page. */
export const languagesSection =
  (read: (shown: SectionInput<Tag>) => Promise<LanguageTexts>, abilities: Abilities): SectionOf<Tag> =>
  async (shown) => {
    const { progress, ...written } = await read(shown);
    const { errors, values } = shown.refused ?? {};
    const path = `/Tags/${shown.record.id}`;
    return (context) => ({
      above: progressSection(context, path, progress),
      body: languagesForm(context, path, written, {
        abilities,
        chosen: values?.languages,
        messages: errors?.languages,
      }),
      fields: ['languages'],
      isLive: progress !== undefined && progress.underWay.length > 0,
    });
  };

/** The same for the form of a new tag. */
export const newTagLanguages =
  (abilities: Abilities): FormPartOf =>
  () =>
  () => ({
    title: 'Languages',
    fields: [
      languagesField(
        'Translate it into',
        'By machine, as soon as the tag is there. Others can be added at any time.',
        machineChoices((code) => mayMake(abilities, languageCodes, code)),
      ),
    ],
  });

const languagesField = (label: string, hint: string, offered: ReturnType<typeof machineChoices>): Field => ({
  kind: 'checkboxes',
  name: 'languages',
  label,
  isOfLanguages: true,
  hint: offered.hint === undefined ? hint : `${hint} ${offered.hint}`,
  choices: offered.choices,
});

/** A refused form for more languages: its ticked boxes and errors. */
interface LanguagesDraft {
  chosen: unknown;
  messages: readonly string[] | undefined;
  abilities: Abilities;
}

/** The form for more languages, once there is something to translate. `path`: the tag's, below the prefix. */
function languagesForm(
  context: PageContext,
  path: string,
  { translations, name_translations }: TagTexts,
  { chosen, messages, abilities }: LanguagesDraft,
): Html {
  const kinds = [translations, name_translations].filter((rows) => rows.length > 0);
  const isThere = (code: string) => kinds.every((rows) => rows.some(({ lang_code }) => lang_code === code));
  const choices = languageChoices.filter(({ value }) => !isThere(value));
  const action = `${context.prefix}${path}/languages`;
  if (kinds.length === 0 || choices.length === 0 || !isAllowed('POST', action)) return nothing;
  const originals = kinds.flat().filter(({ origin }) => origin === 'original');
  const from = originals.map(({ lang_code }) => lang_code);
  return html`<details class="section"${attributes({ open: messages !== undefined || [chosen ?? []].flat().length > 0 })}><summary>Translate into more languages</summary>
${form({
  action,
  csrfToken: context.csrfToken(),
  group: 'tag',
  fields: [
    languagesField(
      'Languages',
      'Text and name are translated by machine. What a person has written stays.',
      machineChoices((code) => mayMake(abilities, from, code), choices),
    ),
  ],
  values: { languages: chosen },
  ...(messages && { errors: { languages: messages } }),
  submit: 'Translate',
})}
</details>`;
}

/** The progress of the translations. While work is pending, the page's script polls. */
function progressSection(context: PageContext, path: string, progress: TagProgress | undefined): Html {
  const { made = 0, underWay = [], failing = [], unsupported = [] } = progress ?? {};
  const all = made + underWay.length + failing.length;
  const isLive = underWay.length > 0;
  const script = html`<script type="module" src="${context.prefix}${assetPath('progress.js')}"></script>`;
  return html`<section id="progress" aria-live="polite"${attributes({ 'data-under-way': isLive && underWay.length })}>
${
  isLive &&
  html`<div class="notice"><p>${made} of ${all} translations are made, ${underWay.length} under way: ${listOf(underWay)}.</p>
<p><progress max="${all}" value="${made}" aria-label="Translations made"></progress> <a href="${context.prefix}${path}">Look again</a></p></div>`
}
${failing.length > 0 && failures(context, path, failing)}
${unsupported.length > 0 && html`<p class="quiet-text">No provider translates from the language of the original: ${listOf(unsupported)}.</p>`}
</section>
${isLive && script}`;
}

type PendingTranslation = TagProgress['underWay'][number];
const listOf = (all: readonly PendingTranslation[]): string => all.map(subjectOf).join(', ');
const subjectOf = ({ subject, lang_code }: PendingTranslation): string =>
  `${subject.kind} in ${languageName(lang_code)}`;

function failures(context: PageContext, path: string, jobs: readonly Job[]): Html {
  return html`<h2>Translations that could not be made</h2>
${table({
  caption: 'Translations that could not be made',
  columns: [
    { heading: 'What', cell: (job) => (job.subject.kind === 'text' ? 'Text' : 'Name') },
    { heading: 'Language', cell: ({ lang_code }) => languageName(lang_code) },
    { heading: 'Why', cell: ({ reason }) => reason !== null && reasonInWords[reason] },
    { heading: 'Tried again', cell: whenAgain },
    {
      heading: 'Actions',
      cell: (job) =>
        button({
          action: `${context.prefix}${path}/languages`,
          csrfToken: context.csrfToken(),
          label: 'Try again now',
          context: subjectOf(job),
          hidden: { 'tag[languages]': job.lang_code },
        }),
    },
  ],
  rows: jobs,
  empty: nothing,
})}`;
}

const whenAgain = ({ next_attempt_at }: Job) =>
  next_attempt_at === null ? 'not by itself' : html`by itself, ${utcTime(new Date(next_attempt_at))}`;
