/** Reads providers' answers, whose shape is not trusted; and the code and message of failures, without secrets. */

/** The value at a path in an answer of unknown shape; `undefined` for a missing path. */
export function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string | number, unknown>)[key];
  }
  return here;
}

/**
 * The only element of a list; undefined for anything else, and for several elements, since the right one is unknown.
 */
export const onlyElement = (list: unknown): unknown => (Array.isArray(list) && list.length === 1 ? list[0] : undefined);

/** The most characters of a message that are stored. */
const maxMessageLength = 300;

/** The shortest part of a secret that is cut out of a provider's message. */
const shortest = 6;

interface ErrorDetails {
  /** The provider's own code, if it has one besides the status. */
  code: string | undefined;
  words: string | undefined;
}

/** The code and the message of a failure. `secrets`: keys, and the text. */
export function errorDetailsIn(status: number, answer: unknown, secrets: readonly string[]): ErrorDetails {
  const error = valueAt(answer, 'error');
  const codes = [
    valueAt(error, 'errors', 0, 'reason'),
    valueAt(error, 'code'),
    valueAt(error, 'status'),
    valueAt(answer, 'code'),
  ];
  const code = codes
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .map(String)
    .find((each) => /^[\w.-]{1,40}$/.test(each) && each !== `${status}`);
  const words = [valueAt(error, 'message'), error, valueAt(answer, 'message'), valueAt(answer, 'detail')].find(
    (each) => typeof each === 'string' && each.trim() !== '',
  );
  return {
    code: code !== undefined && withoutSecrets(code, secrets) === code ? code : undefined,
    words: words === undefined ? undefined : wordsOf(`${words}`, secrets),
  };
}

const wordsOf = (words: string, secrets: readonly string[]): string =>
  [
    ...withoutSecrets(words.slice(0, 20 * maxMessageLength), secrets)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, maxMessageLength)
    .join('');

/** Cuts out each secret, whole or in parts. */
export function withoutSecrets(words: string, secrets: readonly string[]): string {
  let left = words;
  for (const secret of secrets.filter((each) => each !== '')) {
    left = left.replaceAll(secret, '…');
    let output = '';
    for (let at = 0; at < left.length; ) {
      let length = 0;
      if (secret.includes(left.slice(at, at + shortest)) && at + shortest <= left.length) {
        length = shortest;
        while (at + length < left.length && secret.includes(left.slice(at, at + length + 1))) length += 1;
      }
      output += length > 0 ? '…' : left[at];
      at += Math.max(length, 1);
    }
    left = output;
  }
  return left;
}
