/**
 * WD1: random texts with protected parts, through the clients of all five providers and servers that speak their protocols: honest, failing
 * and lying ones. None of the parts is lost, doubled, or moved into another line or sentence, or the text is refused.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apertium } from '../../src/runner/providers/apertium.ts';
import { azure } from '../../src/runner/providers/azure.ts';
import { deepl } from '../../src/runner/providers/deepl.ts';
import { google } from '../../src/runner/providers/google.ts';
import { libretranslate } from '../../src/runner/providers/libretranslate.ts';
import { type Provider, ProviderFailure } from '../../src/runner/providers/provider.ts';
import { MovedParts, type SendMode, sendText } from '../../src/runner/work/send-text.ts';
import { type FakeProvider, type Mode, startFakeProvider } from '../setup/fake-provider.ts';
import { isWhole } from '../setup/tier.ts';
import {
  answerOf,
  find,
  type Manner,
  manners,
  partsBySentence,
  type RandomSource,
  randomFrom,
  shapeOf,
  textOf,
} from './random-texts.ts';

const texts = isWhole ? 1000 : 200;
const longest = 1_800_000;

/** As `call-providers.ts` goes about it: undefined where the text is refused. */
async function translated(provider: Provider, text: string, to = 'fr'): Promise<string | undefined> {
  const sending = {
    provider,
    from: 'en',
    to,
    find,
    signal: new AbortController().signal,
    accepted: { characters: 0, before: 0 },
  };
  for (let mode: SendMode = 'whole'; ; ) {
    try {
      return await sendText(mode, text, sending);
    } catch (error) {
      if (error instanceof ProviderFailure) return undefined;
      if (!(error instanceof MovedParts)) throw error;
      mode = error.pieces;
    }
  }
}

function expectKept(label: unknown[], source: string, answer: string): void {
  expect([...label, source, answer, partsBySentence(answer)]).toEqual([
    ...label,
    source,
    answer,
    partsBySentence(source),
  ]);
  expect([...label, source, shapeOf(answer)]).toEqual([...label, source, shapeOf(source)]);
}

describe('with the hosted providers', () => {
  let fake: FakeProvider;
  beforeAll(async () => {
    fake = await startFakeProvider();
  });
  afterAll(() => fake.close());

  const failing: readonly Mode[] = [
    'throttled',
    'quota',
    'broken',
    'close',
    'cut',
    'garbage',
    'shapeless',
    'empty',
    'half',
    'several',
  ];
  const made = {
    deepl: () => deepl({ key: 'k', url: fake.url }),
    azure: () => azure({ key: 'k', url: fake.url }),
    google: () => google({ key: 'k', url: fake.url }),
    libretranslate: () => libretranslate({ url: fake.url }),
  };

  /** One of ten calls fails; some take no longer texts than a sentence may be. */
  function respond(random: RandomSource, manner: Manner, isHonest: boolean): void {
    const most = random.one([Infinity, Infinity, 500]);
    fake.respond((call) => {
      if (call.text.length > most) return 'too-long';
      if (!isHonest && random.below(10) === 0) return random.one(failing);
      return { text: answerOf(call.text, call, manner, random) };
    });
  }

  test.each(['deepl', 'azure', 'google', 'libretranslate'] as const)(
    '%s',
    async (name) => {
      const random = randomFrom(20261128);
      const refused: Manner[] = [];
      for (let at = 0; at < texts; at += 1) {
        const manner = random.one(manners);
        const source = textOf(random, manner);
        respond(random, manner, at % 2 === 0);
        const answer = await translated(made[name](), source);
        if (answer === undefined) refused.push(manner);
        if (answer !== undefined) expectKept([name, manner], source, answer);
        // Nothing but a failure is a reason to refuse an honest answer, or one that has only moved parts.
        else if (at % 2 === 0)
          expect([name, source, manner]).toEqual([name, source, expect.stringMatching(/drops|doubles|renames/)]);
      }
      for (const lie of ['drops', 'doubles', 'renames'])
        expect(refused.filter((manner) => manner === lie).length).toBeGreaterThan(texts / 20);
    },
    longest,
  );
});

describe('with Apertium', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'apertium-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  const token = '[QZXJ][0-9]+[QZXJ]';
  /** What the stand-in does with each line. */
  const lies: Record<Manner, string> = {
    honest: '',
    drops: `s/${token}//`,
    doubles: `s/(${token})/\\1 \\1/`,
    renames: `s/${token}/Q999Z/`,
    moves: `s/(${token})(.*[.!?] )/\\2\\1 /`,
    swaps: `s/(${token})(.*[.!?] .*)(${token})/\\3\\2\\1/`,
    gathers: `s/(${token})(.*)(${token})(.*[.!?] )/\\2\\4\\1 \\3 /`,
  };

  /** A shell script in its place, for one pair. */
  async function standIn(manner: Manner): Promise<Provider> {
    const program = join(directory, manner);
    const change = ['s/[a-z]{3,}/\\U&/g', lies[manner]].filter(Boolean).map((each) => `-e '${each}'`);
    await writeFile(
      program,
      `#!/bin/sh\n[ "$1" = -l ] && { echo '  eng-spa'; exit; }\nexec sed -E ${change.join(' ')}\n`,
    );
    await chmod(program, 0o755);
    return (await apertium({ program })) as Provider;
  }

  test(
    'as a stand-in',
    async () => {
      const random = randomFrom(20261129);
      const all = new Map<Manner, Provider>();
      for (const manner of manners) all.set(manner, await standIn(manner));
      for (let at = 0; at < texts; at += 1) {
        const manner = random.one(manners);
        const source = textOf(random, manner);
        const answer = await translated(all.get(manner) as Provider, source, 'es');
        if (answer !== undefined) expectKept(['apertium', manner], source, answer);
        else expect([source, manner]).toEqual([source, expect.stringMatching(/drops|doubles|renames/)]);
      }
    },
    longest,
  );

  test(
    'where it is installed',
    async () => {
      const provider = await apertium();
      if (!provider?.can('en', 'es')) return;
      const random = randomFrom(20261130);
      let refused = 0;
      for (let at = 0; at < (isWhole ? 100 : 3); at += 1) {
        const source = textOf(random, 'honest');
        const answer = await translated(provider, source, 'es');
        if (answer === undefined) refused += 1;
        else expectKept(['apertium'], source, answer);
      }
      expect(refused).toBeLessThanOrEqual(5);
    },
    longest,
  );
});
