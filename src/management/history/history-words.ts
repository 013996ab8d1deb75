/** Words of the history for people. */
import type { HistoryEvent, RecordedResource } from '../../../contracts/management/history-entry.ts';
import { hardwareTypeNames } from '../../model/hardware.ts';

export const nouns: Record<RecordedResource, string> = {
  tags: 'Tag',
  text_records: 'Text record',
  translations: 'Text',
  name_translations: 'Name',
  hardwares: 'Hardware item',
  places: 'Place',
  customers: 'Customer',
};

export const eventVerbs: Record<HistoryEvent, string> = { create: 'made', update: 'changed', destroy: 'deleted' };

/** In place of the verb of a new record. */
export const restoredVerb = 'restored from the bin';

export const ways: Record<string, string> = {
  api: 'by an app',
  json: 'by a program',
  page: 'on a page',
  import: 'by an import',
  command: 'by a command',
  runner: 'by machine',
};

/** Of an item. */
export const hardwareTypes: Record<string, string> = hardwareTypeNames;

/** The voices that read a text aloud. */
export const voices: Record<string, string> = { m: 'a man’s', f: 'a woman’s' };

/** Who made a text or a name. */
export const makers: Record<string, string> = {
  original: 'as the original',
  human: 'by a person',
  machine: 'by machine',
};

/** Names of the fields; unlisted ones add nothing to the entry. */
const labels: Record<string, string> = {
  tag_identifier: 'Identifier',
  reference: 'Reference',
  description: 'Description',
  place_id: 'Place',
  parent_id: 'Parent tag',
  customer_id: 'Belongs to',
  image_url: 'Address of a picture',
  picture: 'Picture',
  credit: 'Whose picture it is',
  text_url: 'Page about it',
  hidden: 'Not open to visitors',
  position: 'Position',
  gender: 'Voice',
  lang_code: 'Language',
  text: 'Text',
  origin: 'Made',
  stale: 'Out of date',
  hardware_type: 'Type',
  identifier: 'Identifier',
  major: 'Major',
  minor: 'Minor',
  latitude: 'Latitude',
  longitude: 'Longitude',
  name: 'Name',
  names: 'Names in languages',
  email: 'E-mail',
  role: 'Role',
  password: 'Password',
  suspended: 'Suspended',
};

/** An item's tags before and after are worth showing; all other records have their tag beside them. */
export const labelsOf = (resource: RecordedResource): Readonly<Record<string, string>> =>
  resource === 'hardwares' ? { ...labels, tag_id: 'Tag' } : labels;
