/** Hardware items by their unique key, for many at a time. */

/** SQL expressions for the values of a key. */
interface Key {
  hardware_type: string;
  match_key: string;
  major: string;
  minor: string;
}

/**
 * A statement for the item `h` with the key, for a lateral join. Its four cases use the whole unique index; with
 * `is not distinct from` all beacons of the UUID would be read.
 */
export function sameHardware({ hardware_type, match_key, ...numbers }: Key): string {
  const cases = (column: 'major' | 'minor') => [
    `h.${column} = ${numbers[column]}`,
    `h.${column} is null and ${numbers[column]} is null`,
  ];
  const each = cases('major').flatMap((major) => cases('minor').map((minor) => `${major} and ${minor}`));
  const same = `select h.* from hardwares h where h.hardware_type = ${hardware_type} and h.match_key = ${match_key}`;
  return each.map((both) => `${same} and ${both}`).join(' union all ');
}
