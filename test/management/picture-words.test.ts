/** PX2: the credit read from a picture's metadata, and conversion to sRGB. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { creditOf } from '../../src/pictures/credit.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as } from '../setup/management.ts';
import { dataSet, exifOf, resource, withSegment } from '../setup/picture-words.ts';
import { drawn, jpeg, upload } from '../setup/pictures.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
  owner = await signedIn(app);
});
afterAll(() => app.stop());

async function put(file: Buffer): Promise<{ image_url: string; credit: string | null }> {
  const { id } = (await as(app, owner)('POST', '/Tags.json', { tag: {} })).body;
  expect((await upload(app, `/Tags/${id}/picture`, owner.token, file)).status).toBe(200);
  return (await as(app, owner)('GET', `/Tags/${id}.json?expand=details`)).body;
}

const utf8 = (text: string) => Buffer.from(text);
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const photoshop = latin1('Photoshop 3.0\0');
const notice = (text: Buffer) => dataSet(116, text);

describe('PX2: the credit in a picture’s EXIF', () => {
  test.each([
    ['in UTF-8', utf8('© Müller 日本 2024\0'), '© Müller 日本 2024'],
    ['in Latin-1', latin1('© Müller\0'), '© Müller'],
    ['without NUL', utf8('© Müller'), '© Müller'],
    ['with an editor', utf8('© Müller\0Editör\0'), '© Müller'],
    ['with an editor alone', utf8(' \0Editör\0'), 'Editör'],
    ['in ASCII with an editor', utf8('Miller\0Editor\0'), 'Miller'],
  ])('%s', async (_name, copyright, credit) => {
    const file = withSegment(await jpeg(), 0xe1, exifOf(copyright));
    expect((await put(file)).credit).toBe(credit);
  });
});

describe('PX2: the credit in a picture’s IPTC', () => {
  const before = [
    resource(0x03ed, '', Buffer.from([0, 0x1c, 2, 116, 0, 1, 65])),
    resource(0x0425, 'Name', Buffer.alloc(16, 0x1c)),
    resource(0x0426, 'Odd', Buffer.alloc(3)),
  ];

  // Lengths of 28 and 284 have a byte 0x1c.
  test.each([1, 2, 28 - 5, 284 - 5])('of %i bytes is found behind similar resources', async (length) => {
    const credit = 'ü'.repeat(length).slice(0, 200);
    const iptc = resource(0x0404, '', notice(latin1('ü'.repeat(length))));
    const block = Buffer.concat([photoshop, ...before, iptc, resource(0x0425, '', Buffer.alloc(16))]);
    expect((await put(withSegment(await jpeg(), 0xed, block))).credit).toBe(credit);
  });

  test('is found without a Photoshop header and after other data sets', () => {
    const records = Buffer.concat([dataSet(5, utf8('Title')), dataSet(80, utf8('Ann')), notice(utf8('日本'))]);
    expect(creditOf({ iptc: records })).toBe('日本');
    expect(creditOf({ iptc: resource(0x0404, '', records) })).toBe('日本');
  });

  test('causes no error wherever a block is truncated', () => {
    const block = Buffer.concat([photoshop, ...before, resource(0x0404, 'x', notice(utf8('Ann')))]);
    for (let end = 0; end < block.length; end += 1)
      expect([null, 'Ann']).toContain(creditOf({ iptc: block.subarray(0, end) }));
    expect(
      creditOf({ iptc: Buffer.concat([photoshop, latin1('8BIM').fill(0xff, 4), Buffer.alloc(40, 0xff)]) }),
    ).toBeNull();
  });
});

describe('PX2: conversion to sRGB', () => {
  const [colour, grey] = ['#c86414', '#787878'];
  const samples = (values: number[]) => {
    const data = Uint16Array.from(
      { length: 64 * values.length },
      (_, at) => (values[at % values.length] as number) * 257,
    );
    return sharp(data, { raw: { width: 8, height: 8, channels: values.length as 1 } });
  };

  test.each([
    ['8 bits in P3', [200, 100, 20], () => drawn({ background: colour }).withIccProfile('p3').png()],
    [
      '16 bits in P3',
      [200, 100, 20],
      () => drawn({ background: colour }).withIccProfile('p3').toColourspace('rgb16').png(),
    ],
    ['16 bits without a profile', [200, 100, 20], () => samples([200, 100, 20]).toColourspace('rgb16').png()],
    ['grey of 16 bits', [120, 120, 120], () => drawn({ background: grey }).toColourspace('grey16').png()],
    ['grey of 16 bits without a profile', [120, 120, 120], () => samples([120]).toColourspace('grey16').png()],
  ])('%s', async (_name, values, file) => {
    const { image_url } = await put(await file().toBuffer());
    const bytes = await (await fetch(image_url)).arrayBuffer();
    const { channels } = await sharp(bytes).stats();
    for (const [at, value] of values.entries()) expect(Math.abs((channels[at]?.mean ?? 0) - value)).toBeLessThan(4);
  });
});
