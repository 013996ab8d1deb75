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
import { sharedResponses, withRoleRefusals, withTokenThrottling } from './v1/responses.ts';
import { tags } from './v1/tags.ts';
import { visitors } from './visitors.ts';

const c = initContract();

/** The JSON API. */
export const v1 = withRoleRefusals(
  withTokenThrottling(
    c.router({ login, tags }, { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: sharedResponses }),
  ),
);

/** The management endpoints, as JSON. */
export const management = withRoleRefusals(
  withTokenThrottling(
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
export const figures = withRoleRefusals(
  withTokenThrottling(
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
    description: 'Sign in and out. Signing in returns the token that other operations require.',
  },
  tags: {
    name: 'Tags',
    description: 'Create tags, attach hardware to them, and read them in any of 45 languages.',
  },
};

const managementGroups: Record<keyof typeof management, Group> = {
  tags: {
    name: 'Tag records',
    description: 'Manage tags as records: their description, place, parent and URLs.',
  },
  textRecords: {
    name: 'Text records',
    description: 'Manage the texts of tags. A text record is an original with its translations.',
  },
  translations: {
    name: 'Translations',
    description: 'Manage the texts of tags language by language, including the originals.',
  },
  nameTranslations: {
    name: 'Name translations',
    description: 'Manage the names of tags language by language, including the originals.',
  },
  hardwares: {
    name: 'Hardware',
    description: 'Manage the NFC chips, beacons and QR codes by which tags are found.',
  },
  places: { name: 'Places', description: 'Manage the places where tags are.' },
  customers: { name: 'Customers', description: 'Manage the customers, who sign in and own tags and places.' },
  reports: { name: 'Reports', description: 'Reports that visitors send about mistakes in what they have read.' },
  bundleLinks: {
    name: 'Bundle links',
    description: "Links with which visitors' apps fetch tags for offline use, without an account.",
  },
  keepWords: {
    name: 'Keep words',
    description: 'Names that translations leave unchanged.',
  },
  translationOrders: {
    name: 'Translation orders',
    description:
      'Translate the texts and names of many tags into many languages. See the cost before you order, and the progress afterwards.',
  },
  history: { name: 'History', description: 'See who changed what and when, restore earlier texts, and undo changes.' },
  bin: { name: 'Bin', description: 'Deleted tags and places. They can be restored.' },
  translationWork: {
    name: 'Translation work',
    description: 'Texts and names that need translating into a language, or whose translations need attention.',
  },
  team: { name: 'Team', description: 'The members of a museum. They act on its behalf, each with a role.' },
  teamInvitations: {
    name: 'Team invitations',
    description: 'Invitations to act for a museum, sent by the museum, its managers or admins.',
  },
  look: {
    name: 'Look',
    description: 'What visitors see of a museum besides its tags: its name, colour, logo and links.',
  },
  invitations: {
    name: 'Invitations',
    description: 'Invitations to become a customer, sent by admins. The invited person chooses the password.',
  },
};

const visitorGroups: Record<keyof typeof visitors, Group> = {
  tagAddresses: {
    name: 'Tag addresses',
    description: 'The address that is printed on a tag: a page, JSON or a link set.',
  },
};

/** Bundles consist of tags. */
const bundleGroups: Record<keyof typeof bundles, Group> = { links: v1Groups.tags };

const figureGroups: Record<keyof typeof figures, Group> = {
  memory: {
    name: 'Translation memory',
    description: 'Translations that providers have made. They are reused and not paid for again.',
  },
  figures: {
    name: 'Figures',
    description:
      'How much is translated into each language, how often tags are read, and how much was sent for translation.',
  },
};

/** Media are made of tag records. */
const mediaGroups: Record<keyof typeof media, Group> = { tagMedia: managementGroups.tags };

/** A tree of contracts in the documentation. */
export interface PublishedContract {
  /** Trees with the same title share a section. */
  title: string;
  contract: AppRouter;
  /** The suffix of published paths. */
  suffix: '' | '.json';
  /** By their key in the tree. */
  groups: Readonly<Record<string, Group>>;
}

/** Everything that is published. */
export const published: readonly PublishedContract[] = [
  { title: 'API', contract: v1, suffix: '', groups: v1Groups },
  { title: 'API', contract: bundles, suffix: '', groups: bundleGroups },
  { title: 'Printed addresses', contract: visitors, suffix: '', groups: visitorGroups },
  { title: 'Management', contract: management, suffix: '.json', groups: managementGroups },
  { title: 'Management', contract: figures, suffix: '.json', groups: figureGroups },
  { title: 'Management', contract: media, suffix: '', groups: mediaGroups },
];

/** Version of the interface description. */
export const version = '0.1.0';
