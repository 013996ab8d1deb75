/** The choice among the languages of a text, as the service makes it: for what an app has stored, without asking anybody. */

export interface LanguageWish {
  /** Code of the language that the text was first written in. */
  original: string;
  /** Codes of all other languages in which it is there. */
  stored: readonly string[];
  /** What the service would be asked for: a code, a list of them, or `auto`. Without it, it is the original. */
  lang?: string | null | undefined;
  /** The reader's languages as a header. Read where `lang` is `auto`. */
  accept_language?: string | null | undefined;
}

interface Wishes {
  codes: string[];
  excluded: string[];
}

const theOriginal = '*';
/** What is read of a list or a header at most, and of a language tag. */
const mostEntries = 32;
const longestTag = 100;
const weightFormat = /^q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)$/i;

/** Reads language tags as people and systems write them. */
function tagReader(codeByTag: ReadonlyMap<string, string>) {
  const isChinese = (tag = '') => codeByTag.has(`${tag}-hant`);

  /** What has a weight behind it is no tag; `zh-yue` and `zh-min-nan` are older tags than `yue` and `nan`. */
  function comparable(given: string): string {
    if (given.length > longestTag || given.includes(';')) return '';
    const tag = given
      .trim()
      .toLowerCase()
      .replaceAll('_', '-')
      .replace(/^(?:zh-)?(?:cmn|zho|chi)(?=-|$)/, 'zh');
    return tag.replace(/^zh-(?:min-)?([a-z]{3})(?=-|$)/, (older, spoken) => (isChinese(spoken) ? spoken : older));
  }

  function codeOf(input: string): string | undefined {
    let tag = comparable(input).replace(/^zh-(?!ch[st](-|$))[a-z]{3}(?=-|$)/, 'zh');
    while (tag !== '') {
      const code = codeByTag.get(tag);
      // Another script of Chinese is none of ours.
      if (code !== undefined || isChinese(/^([a-z]{2,3})-[a-z]{4}$/.exec(tag)?.[1])) return code;
      tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')));
    }
    return undefined;
  }

  return { comparable, codeOf };
}

/** `codeByTag`: what the service takes for one of its languages, in lower case. */
export function languageChooser(codeByTag: ReadonlyMap<string, string>): (wish: LanguageWish) => string {
  const { comparable, codeOf } = tagReader(codeByTag);

  function ofList(list: string): Wishes {
    return { codes: known(list.split(',', mostEntries).map((entry) => codeOf(entry.trim()))), excluded: [] };
  }

  function ofHeader(header: string): Wishes {
    const ranges = header.split(',', mostEntries).flatMap((range) => readRange(range) ?? []);
    const excluded = known(
      ranges.map(({ tag, weight }) => (weight === 0 ? codeByTag.get(comparable(tag)) : undefined)),
    );
    const wished = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
    return { codes: known(wished.map(({ tag }) => (tag === '*' ? theOriginal : codeOf(tag)))), excluded };
  }

  return ({ original, stored, lang, accept_language }) => {
    const asked = textIn(lang).trim();
    const { codes, excluded } = asked.toLowerCase() === 'auto' ? ofHeader(textIn(accept_language)) : ofList(asked);
    const wished = codes.map((code) => (code === theOriginal ? original : code));
    const isThere = (code: string) => code === original || stored.includes(code);
    return wished.find((code) => !excluded.includes(code) && isThere(code)) ?? original;
  };
}

/** Callers without types can pass anything: a value that is no text counts as an unknown language. */
const textIn = (wish: unknown): string => (typeof wish === 'string' ? wish : '');

const known = (codes: (string | undefined)[]): string[] => codes.filter((code) => code !== undefined);

function readRange(text: string): { tag: string; weight: number } | undefined {
  const [tag = '', weight, ...others] = text.split(';').map((part) => part.trim());
  if (tag === '' || others.length > 0) return undefined;
  if (weight === undefined) return { tag, weight: 1 };
  const value = weightFormat.exec(weight)?.[1];
  return value === undefined ? undefined : { tag, weight: Number(value) };
}
