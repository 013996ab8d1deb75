/**
 * Tests create more tags from one address than the limits of anonymous creates allow. Blank values mean the defaults.
 */
export const unlimitedCreates = {
  ANONYMOUS_CREATES_PER_MINUTE: '0',
  ANONYMOUS_CREATES_PER_DAY: '0',
  ANONYMOUS_CHARACTERS_PER_DAY: '0',
};
