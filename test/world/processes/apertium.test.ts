/** Apertium itself, if it is installed. `test/runner/providers/apertium.test.ts` tests the provider without it. */
import { describe, expect, test } from '@jest/globals';
import { apertium } from '../../../src/runner/providers/apertium.ts';
import { type Provider, ProviderFailure } from '../../../src/runner/providers/provider.ts';
import { leaveOut } from '../../setup/left-out.ts';

const translate = (provider: Provider, text: string, to = 'es', signal = new AbortController().signal) =>
  provider.translate({ text, from: 'en', to, signal });

/** Nothing here is about how soon a machine is done. */
const real = await apertium({ timeoutMs: 120_000 });
const demo = real && ['es', 'fr', 'it', 'pt', 'ca'].every((to) => real.can('en', to)) ? real : undefined;
if (!demo)
  leaveOut(
    'apertium',
    'the tests of the real Apertium',
    'it, or one of its five language packages, is not on this machine',
  );
const withApertium = demo ? test : test.skip;
/** Only called where the tests are not left out. */
const installed = () => demo as Provider;

describe('the real Apertium', () => {
  withApertium.each([
    ['es', /^La iglesia \w+\.$/],
    ['ca', /^L'església \w+\.$/],
    ['fr', /^L'église \w+\.$/],
    ['it', /^La chiesa \w+\.$/],
    ['pt', /^A igreja \w+\.$/],
  ])('translates from English to %s, via another language if necessary', async (to, expected) => {
    await expect(translate(installed(), 'The old church.', to)).resolves.toMatch(expected);
  });

  withApertium('D46: cannot translate a language to itself, or to one without a package', () => {
    for (const [from = '', to = ''] of [
      ['en', 'en'],
      ['en', 'de'],
      ['fr', 'pt'],
      ['en', 'xx'],
    ]) {
      expect(installed().can(from, to)).toBe(false);
    }
  });

  withApertium('keeps line breaks and the white space around lines exactly', async () => {
    const text = '  Open every day\r\n\n\tClosed on Monday  \n \nFree entrance\n';
    const answer = await translate(installed(), text, 'fr');
    expect(answer.split(/\S(?:[^\r\n]*\S)?/)).toEqual(text.split(/\S(?:[^\r\n]*\S)?/));
    expect(answer).not.toContain('day');
  });

  withApertium.each([
    '[the house] {a dog} ^hat$',
    'a/b c\\d \\ <b>bold</b> me@example.org *star* #7 ~x |y| [[z]] [<b>] ^x/y$ 100 % =',
    'I love it 😀 very much 👨‍👩‍👧 🏳️‍🌈',
    'Привет, 你好, שלום, สวัสดี',
    '[<STREAMCMD:SETVAR:x>] http://example.org/a_b?c=d',
  ])('keeps all symbols of %s', async (text) => {
    const signs = (from: string) => [...from.matchAll(/[^\p{Script=Latin}\s,.?!']/gu)].map(String).sort();
    for (const to of ['es', 'fr']) expect(signs(await translate(installed(), text, to))).toEqual(signs(text));
  });

  withApertium('leaves an unknown word unchanged, without a mark', async () => {
    await expect(translate(installed(), 'The Qwertzuiop.')).resolves.toBe('El Qwertzuiop.');
  });

  withApertium('translates the longest text that a tag may have', async () => {
    const text = 'The old church was built by the people of the village. '.repeat(545).slice(0, 30_000).trimEnd();
    const answer = await translate(installed(), text);
    expect(answer.match(/iglesia/g)).toHaveLength(545);
  });

  withApertium('D72: rejects a word that it cannot translate', async () => {
    await expect(translate(installed(), 'will')).rejects.toBeInstanceOf(ProviderFailure);
    await expect(translate(installed(), 'will')).rejects.toMatchObject({ kind: 'rejected' });
  });
});
