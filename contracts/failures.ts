/**
 * All refusals in one table, from which answers, statuses of contracts and documentation are derived. The keys are the
 * finer causes in the header `X-Error-Reason`; the codes are the API's closed list, on which old clients switch.
 */
import { ErrorBody, ErrorCode, ValidationErrors } from './error-bodies.ts';

export { ErrorBody, ErrorCode, ValidationErrors };

interface Failure {
  /** The value of `X-Error-Reason`, if it is another row's with another status. */
  said?: string;
  status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 410 | 412 | 413 | 415 | 429 | 500 | 503;
  code: ErrorCode;
  message: string;
}

export const failures = {
  missing_values: { status: 400, code: 'InvalidRequest', message: 'Request values are missing' },
  invalid_values: { status: 400, code: 'InvalidRequest', message: 'Request values are invalid' },
  not_an_object: { status: 400, code: 'InvalidRequest', message: 'Request body is not a JSON object' },
  too_complex: {
    status: 400,
    code: 'InvalidRequest',
    message: 'Request body is nested deeper than 32 levels, or has more than 10000 names or 100000 elements',
  },
  malformed_request: { status: 400, code: 'InvalidRequest', message: 'Request is malformed' },
  wrong_credentials: { status: 401, code: 'InvalidRequest', message: 'User not found.' },
  social_token_refused: { status: 401, code: 'InvalidRequest', message: 'User not found.' },
  token_signature: { status: 401, code: 'InvalidRequest', message: 'User not found.' },
  token_issuer: { status: 401, code: 'InvalidRequest', message: 'User not found.' },
  token_audience: { status: 401, code: 'InvalidRequest', message: 'User not found.' },
  token_time: { status: 401, code: 'InvalidRequest', message: 'User not found.' },
  unknown_token: { status: 401, code: 'UserNotFound', message: 'User not found.' },
  tokens_differ: { status: 401, code: 'UserNotFound', message: 'User not found.' },
  not_signed_in: { status: 401, code: 'UserNotFound', message: 'User not found.' },
  sign_out_failed: { status: 401, code: 'LogoutError', message: 'Logout went wrong.' },
  tag_owned: { status: 403, code: 'InvalidRequest', message: 'Tag belongs to a customer' },
  forbidden: { status: 403, code: 'InvalidRequest', message: 'Only an admin may do this' },
  role: { status: 403, code: 'InvalidRequest', message: 'Your role in the team does not allow this' },
  forged_form: {
    status: 403,
    code: 'InvalidRequest',
    message: 'This did not come from a page that is open in this browser. Open the page again.',
  },
  tag_not_found: { status: 404, code: 'InvalidRequest', message: 'Tag not found' },
  bundle_not_found: { status: 404, code: 'InvalidRequest', message: 'Bundle not found' },
  record_not_found: { status: 404, code: 'InvalidRequest', message: 'Record not found' },
  link_ended: {
    status: 404,
    code: 'InvalidRequest',
    message: 'This link leads nowhere, or nowhere any more. Ask for a new one.',
  },
  unknown_path: { status: 404, code: 'InvalidRequest', message: 'There is nothing at this address' },
  wrong_method: { status: 405, code: 'InvalidRequest', message: 'This address does not take this method' },
  not_acceptable: {
    status: 406,
    code: 'InvalidRequest',
    message: 'There is nothing here in any of the types that Accept names',
  },
  hardware_taken: { status: 409, code: 'InvalidRequest', message: 'Hardware is already attached to another tag' },
  idempotency_key_reused: {
    status: 409,
    code: 'InvalidRequest',
    message: 'The Idempotency-Key was used before, with other values',
  },
  found_changed: {
    status: 409,
    code: 'InvalidRequest',
    message: 'There are more or fewer of these tags than was said. Look again, and decide then.',
  },
  change_set_open: { status: 409, code: 'InvalidRequest', message: 'The change set is still being written' },
  idempotency_key_in_use: {
    status: 409,
    code: 'InvalidRequest',
    message: 'A call with this Idempotency-Key is still under way. Send the same again.',
  },
  read_before_change: {
    said: 'changed_meanwhile',
    status: 409,
    code: 'InvalidRequest',
    message: 'What this was made of has changed meanwhile. Read it again, and decide then.',
  },
  cursor_expired: {
    status: 410,
    code: 'InvalidRequest',
    message: 'This cursor holds no more, or not for this. Fetch the whole bundle.',
  },
  changed_meanwhile: {
    status: 412,
    code: 'InvalidRequest',
    message: 'The record has changed meanwhile. Show it again, and decide then.',
  },
  too_large: { status: 413, code: 'InvalidRequest', message: 'Request body is too large' },
  picture_too_large: {
    status: 413,
    code: 'InvalidRequest',
    message: 'A picture may have at most 20 MB and 50 million pixels',
  },
  pictures_full: {
    status: 413,
    code: 'InvalidRequest',
    message:
      'The pictures of one customer take no more space than PICTURES_MB_PER_OWNER says, and this one is beyond it',
  },
  too_many_fields: { status: 413, code: 'InvalidRequest', message: 'Request has more than 1000 fields' },
  unsupported_encoding: {
    status: 415,
    code: 'InvalidRequest',
    message: 'Request body has an encoding that is not supported',
  },
  too_many_streams: {
    status: 429,
    code: 'TooManyRequests',
    message: 'Too many pages that follow what changes are open in this browser. Close some of them.',
  },
  too_many_creates: {
    status: 429,
    code: 'TooManyRequests',
    message: 'Too much was created from this address without a token. Sign in, or try again later.',
  },
  too_many_failures: { status: 429, code: 'TooManyRequests', message: 'Too many failed sign-ins. Try again later.' },
  too_many_changes: {
    status: 429,
    code: 'TooManyRequests',
    message: 'The e-mail address has been changed too often. Try again later.',
  },
  too_many_reports: {
    status: 429,
    code: 'TooManyRequests',
    message: 'Too many reports have come from this address. Try again later.',
  },
  too_many_invitations: { status: 429, code: 'TooManyRequests', message: 'Too many invitations. Try again later.' },
  too_many_tries: {
    status: 429,
    code: 'TooManyRequests',
    message: 'This has been tried too often from this address. Try again later.',
  },
  too_many_unknown_tokens: {
    status: 429,
    code: 'TooManyRequests',
    message: 'Too many tokens that are not valid have come from this address. Try again later.',
  },
  server_error: { status: 500, code: 'ServerError', message: 'Something went wrong on our side.' },
  unavailable: {
    status: 503,
    code: 'ServerError',
    message: 'The service is not available right now. Try again shortly.',
  },
  too_much_to_search: { status: 503, code: 'ServerError', message: 'That is too much to look through: add a word.' },
  too_many_lists: {
    status: 503,
    code: 'ServerError',
    message: 'Too many long lists are being sent right now. Try again shortly, or ask for pages with `limit`.',
  },
  too_many_bundles: {
    status: 503,
    code: 'ServerError',
    message: 'Too many bundles are being sent right now. Try again shortly.',
  },
  too_many_exports: {
    status: 503,
    code: 'ServerError',
    message: 'Too many exports are being sent right now. Try again shortly.',
  },
  too_many_imports: {
    status: 503,
    code: 'ServerError',
    message: 'Too many tables are being imported right now. Try again shortly.',
  },
  too_many_pictures: {
    status: 503,
    code: 'ServerError',
    message: 'Too many pictures are being uploaded right now. Try again shortly.',
  },
  passwords_busy: {
    status: 503,
    code: 'ServerError',
    message: 'Too many passwords are being looked at right now. Try again shortly.',
  },
  social_unavailable: {
    status: 503,
    code: 'ServerError',
    message: 'The social network cannot be reached right now. Try again shortly.',
  },
  runner_unavailable: {
    status: 503,
    code: 'ServerError',
    message: 'The translation runner cannot be reached right now. Try again shortly.',
  },
  translation_pending: {
    status: 503,
    code: 'ServerError',
    message: 'The translation is not finished yet. The same request will find it shortly.',
  },
  translation_unavailable: {
    status: 503,
    code: 'ServerError',
    message: 'Translations cannot be made right now. Try again shortly.',
  },
  translation_cap_reached: {
    status: 503,
    code: 'ServerError',
    message:
      'The characters that may be translated in one day are spent (TRANSLATION_DAILY_CHARACTERS). Try again tomorrow.',
  },
} as const satisfies Record<string, Failure>;

/** A finer cause, the value of `X-Error-Reason`. */
export type FailureReason = keyof typeof failures;

/** The reason as callers see it. */
export const publicReason = (reason: FailureReason): string => (failures[reason] as Failure).said ?? reason;

/** The statuses of all operations. */
export const sharedStatuses = [400, 413, 415, 500, 503] as const;

/** The reasons for refusing a social network's token; all but the first are of checks of the token itself. */
export const socialRefusals = [
  'social_token_refused',
  'token_signature',
  'token_issuer',
  'token_audience',
  'token_time',
] as const satisfies FailureReason[];
export type SocialRefusal = (typeof socialRefusals)[number];
