/** Operations' names of records in documentation. */

/** A name as words: `TextRecord` is `text record`. What the interface calls a hardware is a hardware item. */
export const nameInWords = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/^hardware(s?)$/, 'hardware item$1');

/** With its article: `an invitation`. */
export const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${nameInWords(name)}`;
