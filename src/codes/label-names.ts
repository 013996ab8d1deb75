/** Tags for labels as a form names them: by references or identifiers, beside the record ids of addresses and boxes. */

import type { Actor } from '../../contracts/access.ts';
import { LabelTags } from '../../contracts/management/labels.ts';
import type { Database } from '../database/connect.ts';
import { Invalid } from '../errors.ts';
import { type LabelTag, readLabelTags, tagsCalled } from '../model/tags/label-tags.ts';

type Parameters = Readonly<Record<string, unknown>>;

const partsOf = (given: unknown): string[] =>
  [given]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Digits in `tag_ids` are record ids; in `tags` they are references. */
function namedIn({ tags, tag_ids }: Parameters): { words: string[]; ids: string[] } {
  const ids = partsOf(tag_ids);
  const isId = (part: string) => /^\d+$/.test(part);
  return { words: [...partsOf(tags), ...ids.filter((part) => !isId(part))], ids: ids.filter(isId) };
}

/** The parameters with record ids in place of names, which come last, as in the form. Throws `Invalid`. */
export async function withTagIds(db: Database, actor: Actor, requested: Parameters): Promise<Parameters> {
  const { words, ids } = namedIn(requested);
  if (words.length === 0) return requested;
  const { tags: _, ...others } = requested;
  return { ...others, tag_ids: [...ids, ...(await tagsCalled(db, actor, words))].join() };
}

/** The most characters of an address for them: a longer one would be refused. */
const mostCharacters = 8000;

/** The tags as a person writes them. Unknown ones stay as they are. */
export async function chosenTags(db: Database, actor: Actor, requested: Parameters): Promise<string> {
  const { words, ids } = namedIn(requested);
  const found = await tagsWith(db, actor, ids);
  // References of several customers may be equal.
  const referenceOf = ({ reference, tag_identifier }: LabelTag) =>
    actor.isAdmin || reference === null || reference.includes(',') ? tag_identifier : reference;
  const written = (nameOf: (tag: LabelTag) => string) => [...(found?.map(nameOf) ?? ids), ...words].join(', ');
  const byReference = written(referenceOf);
  return encodeURIComponent(byReference).length > mostCharacters ? written((tag) => tag.tag_identifier) : byReference;
}

/** Undefined if there is no such list of tags. */
async function tagsWith(db: Database, actor: Actor, ids: readonly string[]): Promise<LabelTag[] | undefined> {
  const { success, data } = LabelTags.safeParse({ tag_ids: ids.join() });
  if (!success || !data.tag_ids?.length) return undefined;
  try {
    return (await readLabelTags(db, actor, data)).tags;
  } catch (error) {
    if (error instanceof Invalid) return undefined;
    throw error;
  }
}
