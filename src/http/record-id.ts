import type { Request } from 'express';
import { RecordIdInPath } from '../../contracts/management/fields.ts';

/** A given record id; 0, which no record has, for an impossible one. */
export const parseRecordId = (given: unknown): number => RecordIdInPath.parse(given);

/** The record id in a page's path. */
export const recordIdOf = ({ params }: Pick<Request<{ id?: string }>, 'params'>): number => parseRecordId(params.id);
