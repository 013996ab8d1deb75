/** What of a text people see: whether there is anything at all, and whether two of them are the same. */

/** White space, controls, format characters, fillers and blank Braille. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether it is a text without a visible character. To be blank is to be absent. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && unseen.test(value);
