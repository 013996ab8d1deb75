/** The version of this package. */
export const version = '0.6.2';
