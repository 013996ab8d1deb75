/** Composes the records' entry points: their JSON API, and the areas of their pages. */
import type { IRouter } from 'express';
import { figures, management } from '../../contracts/index.ts';
import { tagCodeFiles } from '../codes/tag-code-files.ts';
import { tagNdefFiles } from '../codes/tag-ndef-files.ts';
import type { Config } from '../config.ts';
import type { Area, Gate } from '../http/areas.ts';
import type { Callers } from '../http/caller.ts';
import { fileGate } from '../http/files.ts';
import { type ManagementOptions, managementResources } from '../http/management.ts';
import { type RecordAnswers, recordAnswers } from '../http/records.ts';
import type { Streams } from '../http/streams.ts';
import type { StreamTurns } from '../http/time-slices.ts';
import { binApi, binEntryRepresentation } from '../management/bin/bin-api.ts';
import { binPages } from '../management/bin/bin-routes.ts';
import { bundleLinkApi } from '../management/bundle-links/bundle-link-api.ts';
import { bundleLinkPages } from '../management/bundle-links/bundle-link-routes.ts';
import { customerApi, customerRepresentation } from '../management/customers/customer-api.ts';
import { customerPages } from '../management/customers/customer-routes.ts';
import { type TagExportOptions, tagExportFiles } from '../management/exchange/tag-export-files.ts';
import { coveragePages, coverageSection } from '../management/figures/coverage-routes.ts';
import { figuresApi } from '../management/figures/figures-api.ts';
import { memoryApi } from '../management/figures/memory-api.ts';
import { readPages } from '../management/figures/read-routes.ts';
import { translationFigurePages } from '../management/figures/translation-figures-routes.ts';
import { hardwareApi, hardwareRepresentation } from '../management/hardwares/hardware-api.ts';
import { hardwarePages } from '../management/hardwares/hardware-routes.ts';
import { historyApi, recordHistoryApi } from '../management/history/history-api.ts';
import { historyPages } from '../management/history/history-routes.ts';
import { invitationApi } from '../management/invitations/invitation-api.ts';
import { invitationPages } from '../management/invitations/invitation-routes.ts';
import { keepWordApi } from '../management/keep-words/keep-word-api.ts';
import { keepWordPages } from '../management/keep-words/keep-word-routes.ts';
import { lookPages } from '../management/look/look-routes.ts';
import { type OrderEventsOptions, orderEvents } from '../management/orders/order-events.ts';
import { translationOrderPages } from '../management/orders/order-routes.ts';
import { orderRepresentation, translationOrderApi } from '../management/orders/translation-order-api.ts';
import { pictureImportPages } from '../management/pictures/picture-import-routes.ts';
import { placeRepresentation } from '../management/places/place-api.ts';
import { placeGiftPages } from '../management/places/place-gift-routes.ts';
import { placePages } from '../management/places/place-routes.ts';
import { reportApi, reportRepresentation } from '../management/reports/report-api.ts';
import { reportPages } from '../management/reports/report-routes.ts';
import { searchPages } from '../management/search/search-routes.ts';
import { tagRepresentation } from '../management/tags/tag-api.ts';
import { teamApi, teamInvitationApi } from '../management/team/team-api.ts';
import { teamPages } from '../management/team/team-routes.ts';
import { textRecordApi, textRecordRepresentation } from '../management/text-records/text-record-api.ts';
import { textRecordPages } from '../management/text-records/text-record-routes.ts';
import { similarPages } from '../management/translation-work/similar-routes.ts';
import { workActionPages } from '../management/translation-work/work-action-routes.ts';
import { translationWorkApi } from '../management/translation-work/work-api.ts';
import { workPages } from '../management/translation-work/work-routes.ts';
import { nameTranslationApi, nameTranslationRepresentation } from '../management/translations/name-translation-api.ts';
import { translationsSection } from '../management/translations/text-sections.ts';
import { translationApi, translationRepresentation } from '../management/translations/translation-api.ts';
import { nameTranslationPages, translationPages } from '../management/translations/translation-routes.ts';
import { authorise, permit } from '../model/access/policy.ts';
import { Ordering } from '../model/orders/order-requests.ts';
import type { PictureMaker } from '../model/pictures/picture.ts';
import type { Post } from '../model/sign-in/letters.ts';
import type { MachineTranslation } from '../model/translations/machine-translation.ts';
import type { RunnerControls } from '../model/translations/translator.ts';
import { type TagPageOptions, tagAreaPages } from './tag-pages.ts';
import { tagsAndPlaces } from './tags-and-places.ts';

// The relations for eager loading are declared there.
import '../model/relations.ts';

interface RecordOptions {
  config: Config;
  machine: MachineTranslation;
  pictures: PictureMaker;
  /** Undefined without a mail server. */
  post: Post | undefined;
}

const policing: Pick<ManagementOptions<never>, 'admit' | 'permitted'> = {
  admit: (caller, { resource, verb }) => authorise(caller, resource, verb),
  permitted: (caller, { resource, verb }, fields) => permit(caller, resource, verb, fields),
};

/** Their JSON API. */
export function recordsAsJson({
  config,
  machine,
  pictures,
  post,
  callers,
  lists,
  yielding,
  runner,
}: RecordOptions & { callers: Callers; lists: Streams; yielding: StreamTurns; runner: RunnerControls }) {
  const { publicUrl, nameTranslationsIndex: breadth } = config;
  const answers = recordAnswers(management, publicUrl, lists);
  const pictured = tagsAndPlaces({ answers, yielding, pictures, publicUrl });
  const history = <P extends Parameters<typeof recordHistoryApi>[1]>(part: P) => recordHistoryApi(answers, part);
  return managementResources({
    contract: management,
    implementation: {
      tags: { ...pictured.tags, ...history('tags') },
      textRecords: { ...textRecordApi({ answers }), ...history('textRecords') },
      translations: { ...translationApi({ answers, machine }), ...history('translations') },
      nameTranslations: { ...nameTranslationApi({ answers, machine, breadth }), ...history('nameTranslations') },
      hardwares: { ...hardwareApi({ answers }), ...history('hardwares') },
      places: { ...pictured.places, ...history('places') },
      customers: { ...customerApi({ answers, publicUrl }), ...history('customers') },
      keepWords: keepWordApi({ answers }),
      reports: reportApi({ answers, runner: runner.reports }),
      bundleLinks: bundleLinkApi({ answers, publicUrl }),
      ...invitingApi({ answers, publicUrl, post }),
      look: pictured.look,
      team: teamApi({ answers }),
      history: historyApi({ answers }),
      bin: binApi({ answers, publicUrl, representations: representationsOf(answers, config) }),
      translationWork: translationWorkApi({ answers, machine, publicUrl }),
      translationOrders: translationOrderApi({ answers, ordering: new Ordering(runner.orders, config.prices) }),
    },
    callers,
    ...policing,
    representations: representationsOf(answers, config),
  });
}

/** Invitations of admins, and those to a team. */
const invitingApi = (inviting: Parameters<typeof invitationApi>[0]) => ({
  invitations: invitationApi(inviting),
  teamInvitations: teamInvitationApi(inviting),
});

/** Their figures, as JSON. */
export const figuresAsJson = ({ config, callers }: Pick<RecordOptions, 'config'> & { callers: Callers }) =>
  managementResources({
    contract: figures,
    implementation: { figures: figuresApi(config), memory: memoryApi({ publicUrl: config.publicUrl }) },
    callers,
    ...policing,
    representations: {},
  });

const representationsOf = (answers: RecordAnswers, { publicUrl, prices }: Config) => ({
  tags: tagRepresentation(answers),
  textRecords: textRecordRepresentation(answers),
  translations: translationRepresentation(answers),
  nameTranslations: nameTranslationRepresentation(answers),
  hardwares: hardwareRepresentation(answers),
  places: placeRepresentation(answers),
  customers: customerRepresentation(answers),
  reports: reportRepresentation(answers),
  bin: binEntryRepresentation(publicUrl),
  translationOrders: orderRepresentation({ answers, prices }),
});

/** Their files. */
export const filesOfRecords = (
  config: Pick<Config, 'publicUrl' | 'androidApps' | 'prices'>,
  callers: Callers,
  exporting: Omit<TagExportOptions, 'publicUrl'>,
  events: Pick<OrderEventsOptions, 'stopping'> & { lists: Streams },
): Area[] => [
  [
    '/translation_orders',
    fileGate(callers),
    orderEvents({
      ...events,
      callers,
      prices: config.prices,
      answers: recordAnswers(management, config.publicUrl, events.lists),
    }),
  ],
  [
    '/Tags',
    fileGate(callers),
    tagExportFiles({ ...exporting, publicUrl: config.publicUrl }),
    tagCodeFiles(config.publicUrl),
    tagNdefFiles(config),
  ],
];

interface PageOptions extends RecordOptions, TagPageOptions {}

/** Their pages, all behind one gate. */
export function recordAreas(
  gate: Gate,
  { asking, config, machine, pictures, post, runner, translator, yielding, log }: PageOptions,
): Area[] {
  const { publicUrl, defaultLocation, nameTranslationsIndex: breadth } = config;
  const pages: Record<keyof typeof management, IRouter[]> = {
    tags: tagAreaPages({ asking, config, machine, pictures, runner, translator, yielding, log }),
    textRecords: [textRecordPages([translationsSection])],
    translations: [workActionPages('text', { machine }), translationPages({ machine })],
    nameTranslations: [workActionPages('name', { machine }), nameTranslationPages({ machine, breadth })],
    hardwares: [hardwarePages({ defaultLocation })],
    places: [placeGiftPages(), placePages({ defaultLocation, pictures })],
    customers: customerPages({ publicUrl, sections: [coverageSection] }),
    reports: [reportPages({ runner: runner.reports, abilities: translator, hasMail: post !== undefined })],
    bundleLinks: [bundleLinkPages(publicUrl)],
    keepWords: [keepWordPages()],
    ...invitingPages({ publicUrl, post }),
    look: [lookPages({ maker: pictures })],
    history: [historyPages()],
    bin: [binPages()],
    translationWork: [workPages({ machine }), similarPages({ machine })],
    translationOrders: [translationOrderPages(new Ordering(runner.orders, config.prices), translator)],
  };
  return [
    ...areasOf(pages, gate),
    [
      overviews,
      gate,
      coveragePages(translator),
      readPages(),
      translationFigurePages(config),
      searchPages(),
      pictureImportPages(pictures),
    ],
  ];
}

/** Pages of invitations; those to a team are on the page of the team. */
const invitingPages = (inviting: Parameters<typeof invitationPages>[0]) => ({
  invitations: [invitationPages(inviting)],
  team: [teamPages(inviting)],
  teamInvitations: [],
});

/** Paths of pages about many records of several kinds. */
const overviews = ['/coverage', '/stats', '/search', '/pictures/import'];

/** Each with its path, behind the gate. */
const areasOf = (pages: Record<keyof typeof management, IRouter[]>, gate: Gate) =>
  Object.entries(pages).map(([part, answers]) => [
    management[part as keyof typeof management].index.path,
    ...[gate, ...answers],
  ]) as unknown as Area[];
