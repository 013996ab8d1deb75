/** The contracts as one tree: what may be asked, and what is answered. */
import { initContract } from '@ts-rest/core';
import { customers } from './management/customers.ts';
import { hardwares } from './management/hardwares.ts';
import { nameTranslations } from './management/name-translations.ts';
import { places } from './management/places.ts';
import { tags as tagRecords } from './management/tags.ts';
import { textRecords } from './management/text-records.ts';
import { translations } from './management/translations.ts';
import { login } from './v1/login.ts';
import { sharedResponses } from './v1/responses.ts';
import { tags } from './v1/tags.ts';

const c = initContract();

/** The JSON API. */
export const v1 = c.router(
  { login, tags },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: sharedResponses },
);

/** The management endpoints, as JSON. */
export const management = c.router(
  { tags: tagRecords, textRecords, translations, nameTranslations, hardwares, places, customers },
  { strictStatusCodes: true, commonResponses: sharedResponses },
);

/** The groups that the operations of the API are documented in, by their place in the tree. */
export const groups: Record<keyof typeof v1, { name: string; description: string }> = {
  login: {
    name: 'Login',
    description: 'Signing in and out. What signing in gives is the token that other operations take.',
  },
  tags: {
    name: 'Tags',
    description: 'Making tags, attaching hardware to them, and reading them in any of 45 languages.',
  },
};

/** Version of the interface description. */
export const version = '0.1.0';
