/** Whether a regular expression takes more than linear time, found out by texts that are made to keep it searching. */

/** What stands for each class of characters; and what few expressions take. */
const samples = ['1', 'a', ' ', '\n', '-', '\0'];

/** Milliseconds that no linear expression needs for a text of this length, however busy the machine is. */
const long = 40;
const lengths = [22, 1000, 20_000];

/** The text that it takes too long for, shortened; undefined where there is none. */
export function slowText(expression: RegExp): string | undefined {
  if (!/[*+]|\{\d+,\}/.test(expression.source)) return undefined;
  for (const [before, unit, after] of hostileTo(expression.source))
    for (const length of lengths) {
      const text = before + unit.repeat(Math.ceil(length / unit.length)) + after;
      if (milliseconds(expression, text) > long) return JSON.stringify([before, unit, after, length]);
    }
  return undefined;
}

/** Others have the machine too: the best of three counts. */
function milliseconds(expression: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && best > long; tries += 1) {
    expression.lastIndex = 0;
    const begun = performance.now();
    expression.exec(text);
    best = Math.min(best, performance.now() - begun);
    if (best > 20 * long) break;
  }
  return best;
}

/** What is there once, what is repeated, and what comes in the way at the end. */
function* hostileTo(source: string): Generator<[before: string, unit: string, after: string]> {
  const words = literalsIn(source);
  const characters = [...new Set([...words.join(''), ...samples])].slice(0, 24);
  const few = characters.slice(0, 5);
  const units = [...characters, ...words, ...words.map((word) => `${word}a`)];
  const pairs = few.flatMap((a) => [...samples, ...few].map((b) => a + b));
  const [first = ''] = words;
  const begun = ['', first, `${first}a`].flatMap((before) => units.map((unit) => [before, unit] as const));
  for (const [before, unit] of new Set([...begun, ...pairs.map((pair) => ['', pair] as const)]))
    for (const after of ['\0', '\n!\n!']) yield [before, unit, after];
}

/** The runs of characters that stand for themselves. */
function literalsIn(source: string): string[] {
  const plain = source
    .replaceAll(/\\[dDwWsSbBpPk](\{[^}]*\})?|\(\?(?:<?[=!]|:|<\w+>)|\{\d+(,\d*)?\}/g, '\0')
    .replaceAll(/\\(.)/gs, (_, character) => String.fromCharCode(0xe000 + character.charCodeAt(0)))
    .split(/[\0[\]()|*+?.^$]/)
    .map((part) => part.replaceAll(/[\ue000-\ue0ff]/g, (each) => String.fromCharCode(each.charCodeAt(0) - 0xe000)));
  return plain.filter((part) => part !== '');
}
