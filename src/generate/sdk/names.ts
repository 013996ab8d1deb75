/** Names of the document in the spelling of a language. */

/** The words of a name: `showTagByHardwareId`, `beaconUUIDs`, `tag_identifier` and `ble-beacon` alike. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z](?!s(?![a-z]))[a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `TagIdentifier` */
export const pascal = (name: string): string => wordsOf(name).map(capital).join('');

/** `tagIdentifier` */
export const camel = (name: string): string => {
  const [first = '', ...rest] = wordsOf(name);
  return first + rest.map(capital).join('');
};

/** `TAG_IDENTIFIER` */
export const constant = (name: string): string => wordsOf(name).join('_').toUpperCase();
