import type { Request } from 'express';
import { RecordIdInPath } from '../../contracts/management/fields.ts';

/** The record id that somebody has given; 0, which no record has, for what can be none. */
export const recordIdIn = (given: unknown): number => RecordIdInPath.parse(given);

/** The id of the record that a page's address names. */
export const idOf = ({ params }: Pick<Request<{ id?: string }>, 'params'>): number => recordIdIn(params.id);
