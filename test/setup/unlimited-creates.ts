/** Tests make more tags from one address than strangers may. Blank in their place are the defaults. */
export const unlimitedCreates = {
  ANONYMOUS_CREATES_PER_MINUTE: '0',
  ANONYMOUS_CREATES_PER_DAY: '0',
  ANONYMOUS_CHARACTERS_PER_DAY: '0',
};
