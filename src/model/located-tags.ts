/** Locations of a place's tags for a map: single tags, or clusters by the cells of a grid. */
import type { Actor } from '../../contracts/access.ts';
import type { Database } from '../database/connect.ts';
import { Tag } from './tags/tag.ts';

/** In degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A mark on the map. */
export interface Cell extends Bounds {
  latitude: number;
  longitude: number;
  /** The number of tags. */
  count: number;
  /** Id of one of them. */
  tag_id: number;
}

/** The most marks of a page. */
const maxCells = 100;
/** Cells along each side of the map; the far edge has a row and a column of its own. */
const cellsAcross = Math.sqrt(maxCells) - 1;
/** The newest tags; the map shows no more. */
export const maxLocated = 5000;

/**
 * A tag with several items at one spot is counted once. The offset is an optimisation fence: PostgreSQL would read the
 * hardware of all tags for a join.
 */
export async function readLocatedTags(
  db: Database,
  actor: Actor,
  placeId: number,
  within: Bounds | undefined,
): Promise<Cell[]> {
  const { south, west, north, east } = within ?? { south: -90, west: -180, north: 90, east: 180 };
  const newest = Tag.reachable(db, actor)
    .where('tags.place_id', placeId)
    .orderBy('tags.id', 'desc')
    .limit(maxLocated)
    .clearSelect()
    .select('tags.id');
  const { rows } = await db.raw(cells, {
    newest: newest.toKnexQuery(),
    south,
    west,
    north,
    east,
    most: maxCells,
    across: cellsAcross,
  });
  return rows;
}

const cells = `
  with spots as materialized (
    select distinct item.tag_id, item.latitude, item.longitude
    from (:newest) as newest cross join lateral (
      select h.tag_id, h.latitude, h.longitude from hardwares h where h.tag_id = newest.id offset 0
    ) as item
    where item.latitude between :south and :north and item.longitude between :west and :east
  ), extent as materialized (
    select count(*) > :most as "isMany", min(latitude) as south, min(longitude) as west,
      nullif((max(latitude) - min(latitude)) / :across, 0) as tall,
      nullif((max(longitude) - min(longitude)) / :across, 0) as wide
    from spots
  )
  select count(distinct tag_id)::integer as count, min(tag_id) as tag_id, avg(latitude) as latitude, avg(longitude) as longitude,
    min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east
  from spots cross join extent
  group by
    case when "isMany" then 0 else tag_id end,
    case when "isMany" then floor((latitude - extent.south) / tall) else latitude end,
    case when "isMany" then floor((longitude - extent.west) / wide) else longitude end
  order by 2 desc`;
