/** Pieces of a `.bru` file, Bruno's format for requests. */

/** A block of settings, a line each. */
export const dictionary = (name: string, settings: Readonly<Record<string, string | number>>): string =>
  block(
    name,
    Object.entries(settings)
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n'),
  );

/** A block of text: a body, a script, documentation. */
export const block = (name: string, text: string): string => `${name} {\n${text.replaceAll(/^(?=.)/gm, '  ')}\n}\n`;

export const file = (...blocks: readonly string[]): string => blocks.join('\n');
