/** Fields that forms of several features have. */
import { pictureTypes } from '../../contracts/pictures.ts';
import type { Field } from './field.ts';

const day = 'A day (UTC), as 2026-11-21.';

/** A period, by its first and last day. */
export const dayFields: readonly Field[] = [
  { kind: 'text', name: 'from', label: 'From', hint: day, dir: 'ltr' },
  { kind: 'text', name: 'to', label: 'To', hint: day, dir: 'ltr' },
];

/** The picture of a record. */
export const pictureField = {
  kind: 'file',
  name: 'picture',
  label: 'Picture',
  accept: pictureTypes.join(),
  capture: 'environment',
  hint: 'JPEG, PNG, WebP, AVIF or GIF, at most 20 MB.',
  stored: { label: 'Another picture' },
} as const;

/** Takes the picture off; for records that have one. */
export const noPictureField = { kind: 'checkbox', name: 'no_picture', label: 'Take its picture off' } as const;
