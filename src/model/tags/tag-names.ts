/** Names of tags, and of the records that they refer to. */

import type { Actor } from '../../../contracts/access.ts';
import type { Names } from '../../../contracts/management/reference.ts';
import type { Database } from '../../database/connect.ts';
import { readNames } from '../access/record-names.ts';
import { Place } from '../place.ts';
import { readCustomerNames } from '../team/customer-names.ts';
import { Tag } from './tag.ts';

export interface TagNames {
  /** The tags themselves, and their parents. */
  tags: Names;
  places: Names;
  /** Their owners. */
  customers: Names;
}

/** Only records that the actor may see. */
export async function readTagNames(db: Database, actor: Actor, tags: readonly Tag[]): Promise<TagNames> {
  const ids = <K extends keyof Tag>(...keys: K[]) => tags.flatMap((tag) => keys.map((key) => tag[key]));
  const [ofTags, places, customers] = await Promise.all([
    readNames(Tag, db, actor, ids('id', 'parent_id')),
    readNames(Place, db, actor, ids('place_id')),
    readCustomerNames(db, actor, ids('customer_id')),
  ]);
  return { tags: ofTags, places, customers };
}
