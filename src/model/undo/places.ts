/** Undoes gifts of places: only an admin can, and only as a whole. */
import type { Kept } from '../../../contracts/management/history.ts';
import { leaveForeignPlaces } from '../tags/foreign-place.ts';
import { isSame, type NetChange } from './change-set.ts';
import type { JsonRow, UndoRun } from './undo-run.ts';

type Why = Extract<Kept['why'], 'gone' | 'forbidden' | 'changed_since'>;

/** The reason why a given place cannot go back; undefined where it can, or was not given. The row is locked. */
export async function findGiftObstacle(
  { trx, actor }: UndoRun,
  net: NetChange,
  row: JsonRow,
): Promise<Why | undefined> {
  const gift = net.resource === 'places' ? net.fields.get('customer_id') : undefined;
  if (!gift) return undefined;
  const [former, present] = gift;
  if (!actor.isAdmin || former === null) return 'forbidden';
  if (isSame(row.customer_id, former)) return undefined;
  if (!isSame(row.customer_id, present)) return 'changed_since';
  const owner = await trx('customers').where({ id: former, member_of: null }).forKeyShare().first('id');
  if (!owner) return 'gone';
  // Tags of the present owner that were not given with the place keep it there.
  const others = trx('tags')
    .where({ place_id: net.id })
    .whereRaw('customer_id is distinct from ?', [former as number]);
  return (await others.first('id')) ? 'changed_since' : undefined;
}

/** Tags that returned to their former owner leave places of other customers. */
export async function leavePlacesOfOthers({ trx }: UndoRun, nets: readonly NetChange[]): Promise<void> {
  const given = nets.filter(({ resource, fields }) => resource === 'tags' && fields.has('customer_id'));
  if (given.length > 0)
    await leaveForeignPlaces(
      trx,
      given.map(({ id }) => id),
    );
}
