/** The languages of a tag on its page: asking for more of them, and how far they are. */
import type { Job } from '../../../contracts/runner.ts';
import { assetPath } from '../../html/assets.ts';
import { button } from '../../html/button.ts';
import { form } from '../../html/form.ts';
import { attributes, type Html, html, nothing } from '../../html/html.ts';
import type { PageContext } from '../../html/page.ts';
import { languageChoices } from '../../html/record.ts';
import { table } from '../../html/table.ts';
import { instant, languageName } from '../../html/text.ts';
import type { TagParts } from '../../model/tags/tag-parts.ts';
import { reasonInWords } from '../../model/translations/job-words.ts';
import type { TagProgress } from '../../model/translations/tag-languages.ts';

/** A form for more languages that was not done: the boxes that were ticked, and what was wrong. */
export interface LanguagesDraft {
  chosen: readonly unknown[];
  messages: readonly string[] | undefined;
}

/** A form for more languages, once there is something to translate. `path`: the tag's, below the prefix. */
export function languagesForm(
  context: PageContext,
  path: string,
  { translations, nameTranslations }: TagParts,
  { chosen, messages }: LanguagesDraft,
): Html {
  const kinds = [translations, nameTranslations].filter((rows) => rows.length > 0);
  const isThere = (code: string) => kinds.every((rows) => rows.some(({ lang_code }) => lang_code === code));
  const choices = languageChoices.filter(({ value }) => !isThere(value));
  if (kinds.length === 0 || choices.length === 0) return nothing;
  return html`<details class="section"${attributes({ open: messages !== undefined || chosen.length > 0 })}><summary>Translate into more languages</summary>
${form({
  action: `${context.prefix}${path}/languages`,
  csrfToken: context.csrfToken(),
  group: 'tag',
  fields: [
    {
      kind: 'checkboxes',
      name: 'languages',
      label: 'Languages',
      hint: 'Text and name are translated by machine. What a person has written stays.',
      choices,
    },
  ],
  values: { languages: chosen },
  ...(messages && { errors: { languages: messages } }),
  submit: 'Translate',
})}
</details>`;
}

/** How far the translations are. While work is under way, the page's script looks again from time to time. */
export function progressSection(context: PageContext, path: string, progress: TagProgress | undefined): Html {
  const { made = 0, underWay = [], troubled = [] } = progress ?? {};
  const all = made + underWay.length + troubled.length;
  const isLive = underWay.length > 0;
  const script = html`<script type="module" src="${context.prefix}${assetPath('progress.js')}"></script>`;
  return html`<section id="progress" aria-live="polite"${attributes({ 'data-under-way': isLive && underWay.length })}>
${
  isLive &&
  html`<div class="notice"><p>${made} of ${all} translations are made, ${underWay.length} under way: ${listOf(underWay)}.</p>
<p><progress max="${all}" value="${made}" aria-label="Translations made"></progress> <a href="${context.prefix}${path}">Look again</a></p></div>`
}
${troubled.length > 0 && trouble(context, path, troubled)}
</section>
${isLive && script}`;
}

const mostNamed = 6;

/** Says which languages the runner could not be asked for. */
export function unasked(languages: readonly string[]): string {
  const named = languages.length > mostNamed ? [`${languages.length} languages`] : languages.map(languageName);
  return `It is not being translated into ${inOneList(named)}, since the translation runner could not be reached: ask again below, under “Translate into more languages”.`;
}

const inOneList = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

const listOf = (jobs: readonly Job[]): string => jobs.map(subjectOf).join(', ');
const subjectOf = ({ subject, lang_code }: Job): string => `${subject.kind} in ${languageName(lang_code)}`;

function trouble(context: PageContext, path: string, jobs: readonly Job[]): Html {
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
  next_attempt_at === null ? 'not by itself' : html`by itself, ${instant(new Date(next_attempt_at))}`;
