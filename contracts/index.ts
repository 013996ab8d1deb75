/** The contracts as one tree. */
import { type AppRouter, initContract } from '@ts-rest/core';
import { bundles } from './bundles.ts';
import { bin } from './management/bin.ts';
import { bundleLinks } from './management/bundle-links.ts';
import { customers } from './management/customers.ts';
import { figures as figuresOfRecords } from './management/figures.ts';
import { hardwares } from './management/hardwares.ts';
import { historyResource } from './management/history.ts';
import { invitations } from './management/invitations.ts';
import { keepWords } from './management/keep-words.ts';
import { look } from './management/look.ts';
import { memoryOperations } from './management/memory.ts';
import { nameTranslations } from './management/name-translations.ts';
import { places } from './management/places.ts';
import { reports } from './management/reports.ts';
import { tags as tagRecords } from './management/tags.ts';
import { team, teamInvitations } from './management/team.ts';
import { textRecords } from './management/text-records.ts';
import { translationOrders } from './management/translation-orders.ts';
import { translationWork } from './management/translation-work.ts';
import { translations } from './management/translations.ts';
import { media } from './media.ts';
import { login } from './v1/login.ts';
import { demandingRoles, sharedResponses, throttlingTokens } from './v1/responses.ts';
import { tags } from './v1/tags.ts';
import { visitors } from './visitors.ts';

const c = initContract();

/** The JSON API. */
export const v1 = demandingRoles(
  throttlingTokens(
    c.router({ login, tags }, { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: sharedResponses }),
  ),
);

/** The management endpoints, as JSON. */
export const management = demandingRoles(
  throttlingTokens(
    c.router(
      {
        tags: tagRecords,
        textRecords,
        translations,
        nameTranslations,
        hardwares,
        places,
        customers,
        reports,
        bundleLinks,
        keepWords,
        invitations,
        team,
        teamInvitations,
        look,
        history: historyResource,
        bin,
        translationWork,
        translationOrders,
      },
      { strictStatusCodes: true, commonResponses: sharedResponses },
    ),
  ),
);

/** The figures of records, as JSON. */
export const figures = demandingRoles(
  throttlingTokens(
    c.router(
      { figures: figuresOfRecords, memory: memoryOperations },
      { strictStatusCodes: true, commonResponses: sharedResponses },
    ),
  ),
);

export { bundles, media, visitors };

/** A section of the documentation. */
export interface Group {
  name: string;
  description: string;
}

const v1Groups: Record<keyof typeof v1, Group> = {
  login: {
    name: 'Login',
    description: 'Signing in and out. What signing in gives is the token that other operations take.',
  },
  tags: {
    name: 'Tags',
    description: 'Making tags, attaching hardware to them, and reading them in any of 45 languages.',
  },
};

const managementGroups: Record<keyof typeof management, Group> = {
  tags: {
    name: 'Tag records',
    description: 'Managing tags as records: their description, place, parent and addresses.',
  },
  textRecords: {
    name: 'Text records',
    description: 'Managing the texts of tags, each an original with its translations.',
  },
  translations: {
    name: 'Translations',
    description: 'Managing the texts of tags language by language, the originals among them.',
  },
  nameTranslations: {
    name: 'Name translations',
    description: 'Managing the names of tags language by language, the originals among them.',
  },
  hardwares: {
    name: 'Hardware',
    description: 'Managing the NFC chips, beacons and QR codes by which tags are found.',
  },
  places: { name: 'Places', description: 'Managing the places where tags are.' },
  customers: { name: 'Customers', description: 'Managing who signs in, and who owns tags and places.' },
  reports: { name: 'Reports', description: 'What visitors say is wrong with what they have read.' },
  bundleLinks: {
    name: 'Bundle links',
    description: "Links by which visitors' apps, which have no account, fetch tags for the time without a network.",
  },
  keepWords: {
    name: 'Keep words',
    description: 'Names that stay as they are in translations.',
  },
  translationOrders: {
    name: 'Translation orders',
    description: 'Texts and names of many tags into many languages, with the cost first and what has become of each.',
  },
  history: { name: 'History', description: 'Who has changed what and when, and texts that are put back.' },
  bin: { name: 'Bin', description: 'Deleted tags and places, which can be restored.' },
  translationWork: {
    name: 'Translation work',
    description: 'What there is to translate into a language, and what of it is not right any more.',
  },
  team: { name: 'Team', description: "A museum's members, who act for it, each with a role." },
  teamInvitations: {
    name: 'Team invitations',
    description: 'How a museum, its managers and admins let others act for the museum.',
  },
  look: {
    name: 'Look',
    description: 'What visitors see of a museum besides its tags: its name, its colour, its pages.',
  },
  invitations: {
    name: 'Invitations',
    description: 'How admins let others become customers, who choose their passwords themselves.',
  },
};

const visitorGroups: Record<keyof typeof visitors, Group> = {
  tagAddresses: {
    name: 'Tag addresses',
    description: 'What stands behind the address that is printed on a tag: a page, JSON or a link set.',
  },
};

/** Bundles consist of tags. */
const bundleGroups: Record<keyof typeof bundles, Group> = { links: v1Groups.tags };

const figureGroups: Record<keyof typeof figures, Group> = {
  memory: {
    name: 'Translation memory',
    description: 'What providers have made of texts, and is not paid for again.',
  },
  figures: {
    name: 'Figures',
    description: 'What there is in which language, what of it is read, and what was sent to be translated.',
  },
};

/** Media are made of tag records. */
const mediaGroups: Record<keyof typeof media, Group> = { tagMedia: managementGroups.tags };

/** A tree of contracts in the documentation. */
export interface Published {
  /** Trees with the same title share a section. */
  title: string;
  contract: AppRouter;
  /** The suffix of published paths. */
  suffix: '' | '.json';
  /** By their key in the tree. */
  groups: Readonly<Record<string, Group>>;
}

/** Everything that is published. */
export const published: readonly Published[] = [
  { title: 'API', contract: v1, suffix: '', groups: v1Groups },
  { title: 'API', contract: bundles, suffix: '', groups: bundleGroups },
  { title: 'Printed addresses', contract: visitors, suffix: '', groups: visitorGroups },
  { title: 'Management', contract: management, suffix: '.json', groups: managementGroups },
  { title: 'Management', contract: figures, suffix: '.json', groups: figureGroups },
  { title: 'Management', contract: media, suffix: '', groups: mediaGroups },
];

/** Version of the interface description. */
export const version = '0.1.0';
