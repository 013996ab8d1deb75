/** Visitors' reports: the list, a report, and those of a tag on its page. */
import type { Names, RecordName } from '../../../contracts/management/reference.ts';
import type { ReportedPart } from '../../../contracts/management/reports.ts';
import { button } from '../../html/button.ts';
import { errorSummary, type FieldErrors } from '../../html/form.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { listPage, type RecordList } from '../../html/list.ts';
import type { PageContext, View } from '../../html/page.ts';
import { mayWrite } from '../../html/permissions.ts';
import { deleteButton, linkButtons, pluralise, primaryButton } from '../../html/record.ts';
import { nameLink, reference, shownName } from '../../html/record-name.ts';
import { details, table } from '../../html/table.ts';
import { excerpt, inLanguage, languageName, textOfUnknownLanguage, utcTime } from '../../html/text.ts';
import type { SectionOf } from '../../http/sections.ts';
import { Report } from '../../model/reports/report.ts';
import type { Tag } from '../../model/tags/tag.ts';
import { mayMake, type Translator } from '../../model/translations/translator.ts';
import { workAddress } from '../../model/translations/work/work-address.ts';

/** The parts of a tag that are reported: their nouns, and the paths of their records. */
const parts: Record<ReportedPart, { noun: string; path: string }> = {
  text: { noun: 'Text', path: '/translations' },
  name: { noun: 'Name', path: '/name_translations' },
};

const what = ({ part, lang_code }: Report) => `${parts[part].noun} in ${languageName(lang_code)}`;

const state = ({ changed_since, closed }: Report): Html =>
  closed && !changed_since
    ? html`<span class="state good">looked at</span>`
    : changed_since
      ? html`<span class="state good">changed since</span>`
      : html`<span class="state bad">still there</span>`;

type Abilities = Pick<Translator, 'can'>;

interface ListedReports {
  tags: Names;
  abilities: Abilities;
}

/** `letters`: the choice of letters, for who owns tags. */
export const reportsPage =
  (list: RecordList<Report>, shown: ListedReports, letters: View | undefined): View =>
  (context) => {
    const page = reportsList(list, shown)(context);
    const chosen = letters?.(context);
    return { ...page, body: html`${page.body}\n${chosen?.body}`, isFailure: page.isFailure || chosen?.isFailure };
  };

const reportsList = (list: RecordList<Report>, { tags, abilities }: ListedReports): View =>
  listPage(list, (context) => ({
    title: 'Reports',
    path: '/reports',
    one: 'report',
    many: 'reports',
    about: 'What visitors say is wrong with what they have read. Nobody else sees it; it is kept for 90 days.',
    searchedFields: 'words',
    columns: [
      { heading: 'Report', cell: (report) => reportLink(context.prefix, report) },
      {
        heading: 'About',
        cell: (report) => html`${what(report)}<br>${reference(`${context.prefix}/Tags`, tags, report.tag_id, 'Tag')}`,
      },
      { heading: 'What was read', cell: state },
      { heading: 'Sent', cell: ({ created_at }) => utcTime(created_at) },
      {
        heading: 'Actions',
        cell: (report) =>
          html`<div class="row-actions">${fixLink(context.prefix, report)}${translation(context, report, abilities)}${correctButton(context, report)}</div>`,
      },
    ],
    none: 'No visitor has reported anything yet. They can, on the page of each tag.',
    start: { href: '/Tags', label: 'To the tags' },
    hasMore: false,
  }));

/** The reported text, for the check whether the reader may change it: closing a report requires a lower role. */
const reported = ({ lang_code, is_on_original }: Report) => ({
  lang_code,
  origin: is_on_original ? 'original' : undefined,
});

/** The link to correct the text: a translation beside its original, an original in its form. */
function fixLink(prefix: string, report: Report): Html | false {
  if (!mayWrite(reported(report))) return false;
  const { noun, path } = parts[report.part];
  const to = report.is_on_original ? `${path}/${report.translation_id}/edit` : workAddress(report);
  return html`<a class="button quiet" href="${prefix}${to}">Correct<span class="unseen"> the ${noun.toLowerCase()} in ${languageName(report.lang_code)}</span></a>`;
}

/** The ways to correct the text, on its page; the usual one first. */
function fixLinks({ prefix }: PageContext, report: Report): Html {
  const { noun, path } = parts[report.part];
  const edit = [`${prefix}${path}/${report.translation_id}/edit`, `Edit the ${noun.toLowerCase()}`] as const;
  if (report.is_on_original) return primaryButton(edit);
  return html`${primaryButton([`${prefix}${workAddress(report)}`, 'Correct it beside its original'])}${linkButtons(edit)}`;
}

/** Whether the words are in another language than the original, and not translated into it. */
const isUntranslated = ({ words_in, original_in, is_translated }: Report): boolean =>
  original_in !== null && original_in !== words_in && !is_translated;

const isTranslatable = ({ words_in, original_in }: Report, abilities: Abilities): boolean =>
  original_in !== null && mayMake(abilities, [words_in], original_in);

/** The sentence instead of the button where no provider translates the words. */
const beyond = ({ words_in, original_in }: Report): Html =>
  html`<p class="quiet-text">No translation provider translates from ${languageName(words_in)} into ${languageName(original_in ?? words_in)}.</p>`;

/** The button that translates the words, if a provider can, and they are neither in the original's language nor translated. */
const translation = ({ prefix, csrfToken }: PageContext, report: Report, abilities: Abilities): Html | false =>
  isUntranslated(report) &&
  isTranslatable(report, abilities) &&
  button({
    action: `${prefix}/reports/${report.id}/translate`,
    csrfToken: csrfToken(),
    label: 'Translate the words',
    context: `of report ${report.id}`,
    kind: 'quiet',
  });

/** The button that declares the text correct, if the report still counts. */
const correctButton = ({ prefix, csrfToken }: PageContext, report: Report): Html | false =>
  !report.closed &&
  !report.changed_since &&
  mayWrite(report) &&
  button({
    action: `${prefix}/reports/${report.id}/right`,
    csrfToken: csrfToken(),
    label: 'It is right as it is',
    context: `report ${report.id}`,
    kind: 'quiet',
  });

const reportLink = (prefix: string, { id, words }: Report): Html =>
  html`<a href="${prefix}/reports/${id}">${textOfUnknownLanguage(excerpt(words))}</a>`;

const factsOf = (report: Report, tag: Html): Html =>
  details([
    ['What the visitor says', html`<div class="text" dir="auto">${report.words}</div>`],
    ...(!report.is_translated || report.translated === null || report.translated_into === null
      ? []
      : [
          [
            'In the language of the original',
            html`<div class="text">${inLanguage(report.translated_into, report.translated)}</div>`,
          ] as const,
        ]),
    ['About', what(report)],
    ['Tag', tag],
    ['What was read', state(report)],
    ['Sent', utcTime(report.created_at)],
  ]);

interface ShownReport {
  tag: RecordName;
  abilities: Abilities;
  /** Of a refused translation. */
  errors?: FieldErrors | undefined;
}

/** A refused translation: its errors name a language that the page has no field for. */
function refusal({ words_in, original_in }: Report, { lang_code, ...errors }: FieldErrors): Html {
  const sentence = `No translation provider translates these words from ${languageName(words_in)} into ${languageName(original_in ?? words_in)}.`;
  const others = Object.values(errors).flat();
  return errorSummary({ errors: { base: lang_code ? [sentence, ...others] : others }, fields: [] });
}

export const reportPage =
  (report: Report, { tag, abilities, errors }: ShownReport): View =>
  (context) => {
    const { prefix } = context;
    const { noun, path } = parts[report.part];
    const record = `${prefix}${path}/${report.translation_id}`;
    const isMended = mayWrite(reported(report));
    return {
      title: `Report on ${tag.name}`,
      heading: html`Report on ${shownName(tag)}`,
      isFailure: errors !== undefined,
      body: html`${errors && refusal(report, errors)}${factsOf(report, nameLink(`${prefix}/Tags`, tag))}
${!errors && isUntranslated(report) && !isTranslatable(report, abilities) && beyond(report)}
${report.translation_id === null && html`<p class="quiet-text">There is no ${noun.toLowerCase()} in this language any more.</p>`}
<div class="actions">${
        report.translation_id !== null &&
        html`${isMended && fixLinks(context, report)}${linkButtons([record, `Show the ${noun.toLowerCase()}`])}`
      }${linkButtons([`${prefix}/Tags/${tag.id}`, 'To the tag'])}${translation(context, report, abilities)}${correctButton(context, report)}</div>
${
  mayWrite(report) &&
  deleteButton(context, {
    path: `/reports/${report.id}`,
    what: 'this report',
    consequence: 'The text that it is about stays as it is.',
  })
}`,
    };
  };

/** Reports on a tag's page. */
const maxOnTag = 10;

/** The reports of a tag; empty without any. */
export const tagReports: SectionOf<Tag> = async ({ call: { caller, db }, record }) => {
  const { rows, total } = await Report.ofTag(db, caller, record.id, maxOnTag);
  return ({ prefix }) => ({
    body: nothing,
    above:
      total === 0
        ? nothing
        : html`<h2>Reports</h2>
<p class="count">${pluralise(total, 'report')} by visitors${total > rows.length && html`, the newest first. <a href="${prefix}/reports">All reports</a>`}</p>
${table({
  caption: 'Reports on this tag',
  columns: [
    { heading: 'Report', cell: (report) => reportLink(prefix, report) },
    { heading: 'About', cell: what },
    { heading: 'What was read', cell: state },
    { heading: 'Sent', cell: ({ created_at }) => utcTime(created_at) },
  ],
  rows,
  empty: nothing,
})}`,
  });
};
