/** Swift source text: indentation and comments. */

const width = 116;

/** Indents each non-empty line by so many levels. */
export const indented = (text: string, levels = 1): string => text.replaceAll(/^(?=.)/gm, '    '.repeat(levels));

/** A documentation comment of paragraphs. */
export const comment = (...paragraphs: readonly string[]): string =>
  paragraphs
    .flatMap((paragraph) => paragraph.split(/\n{2,}/))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => wrapped(paragraph, '', ''))
    .join('\n///\n');

/** A list item in a documentation comment. */
export const listItem = (text: string, level = 0): string => {
  const margin = '  '.repeat(level);
  return wrapped(text, `${margin}- `, `${margin}  `);
};

function wrapped(text: string, first: string, others: string): string {
  const lines = [first];
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1] as string;
    const isStart = line === first || line === others;
    if (!isStart && line.length + word.length >= width) lines.push(others + word);
    else lines[lines.length - 1] = isStart ? line + word : `${line} ${word}`;
  }
  return lines.map((line) => `/// ${line}`).join('\n');
}

/** Parts separated by blank lines. */
export const separatedByBlankLines = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');
