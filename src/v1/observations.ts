/** Parsing the observations of an app, each by itself, so that a fault of one leaves the others. */
import { ObservedHardware, ObservedTag } from '../../contracts/v1/tag-batch.ts';
import { Failure } from '../errors.ts';
import { failureOfIssues } from '../http/errors.ts';
import { withoutBlanks } from '../http/parameters.ts';
import { isFields } from '../http/record-body.ts';
import type { Observation } from '../lookup/read/by-observations.ts';
import { dropIgnored } from './ignored-parameters.ts';

/** The key that the single call would look up, or its failure. */
export function parseObservation(given: unknown): Observation | Failure {
  if (!isFields(given)) return new Failure('invalid_values');
  const values = withoutBlanks(given);
  if ('tag_identifier' in values) {
    const read = ObservedTag.safeParse(values);
    return read.success ? read.data : failureOfIssues(read.error.issues, values);
  }
  dropIgnored(values, 'type');
  const read = ObservedHardware.safeParse(values);
  if (!read.success) return failureOfIssues(read.error.issues, values);
  const { id: identifier, ...key } = read.data;
  return { identifier, ...key };
}
