/** The contracts as one tree: what may be asked, and what is answered. */
import { initContract } from '@ts-rest/core';
import { login } from './v1/login.ts';
import { sharedResponses } from './v1/responses.ts';
import { tags } from './v1/tags.ts';

const c = initContract();

/** The JSON API. */
export const v1 = c.router(
  { login, tags },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: sharedResponses },
);

/** Version of the interface description. */
export const version = '0.1.0';
