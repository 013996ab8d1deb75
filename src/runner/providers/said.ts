/** What a provider says of a failure, for the operator: its code, and its words without what nobody may read. */
import { dig } from './dig.ts';

/** More of it helps nobody. */
const mostWords = 300;

/** The shortest part of a key or of a text that is cut out of a provider's words. */
const shortest = 6;

export interface Said {
  /** The provider's own code, where it has one besides the status. */
  code: string | undefined;
  words: string | undefined;
}

/** `secrets`: keys, and the text. */
export function saidIn(status: number, answer: unknown, secrets: readonly string[]): Said {
  const error = dig(answer, 'error');
  const codes = [dig(error, 'errors', 0, 'reason'), dig(error, 'code'), dig(error, 'status'), dig(answer, 'code')];
  const code = codes
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .map(String)
    .find((each) => /^[\w.-]{1,40}$/.test(each) && each !== `${status}`);
  const words = [dig(error, 'message'), error, dig(answer, 'message'), dig(answer, 'detail')].find(
    (each) => typeof each === 'string' && each.trim() !== '',
  );
  return {
    code: code !== undefined && withoutSecrets(code, secrets) === code ? code : undefined,
    words: words === undefined ? undefined : wordsOf(`${words}`, secrets),
  };
}

const wordsOf = (words: string, secrets: readonly string[]): string =>
  [
    ...withoutSecrets(words.slice(0, 20 * mostWords), secrets)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, mostWords)
    .join('');

/** Cuts out each secret, whole or in parts. */
export function withoutSecrets(words: string, secrets: readonly string[]): string {
  let left = words;
  for (const secret of secrets.filter((each) => each !== '')) {
    left = left.replaceAll(secret, '…');
    let kept = '';
    for (let at = 0; at < left.length; ) {
      let length = 0;
      if (secret.includes(left.slice(at, at + shortest)) && at + shortest <= left.length) {
        length = shortest;
        while (at + length < left.length && secret.includes(left.slice(at, at + length + 1))) length += 1;
      }
      kept += length > 0 ? '…' : left[at];
      at += Math.max(length, 1);
    }
    left = kept;
  }
  return left;
}
