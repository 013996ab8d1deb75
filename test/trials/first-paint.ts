/**
 * `npm run try:paint -- --loads 5`: the visitors' page of a tag with a picture on a phone at 1.6 Mbit/s, a round trip taking 150 ms, each
 * time with an empty cache. Says when its largest part is painted, and how much the page shifts meanwhile; fails beyond 2.5 s, or where
 * anything shifts. The photograph is made of noise, so that it is as large as the most detailed ones.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { connect } from '../../src/database/connect.ts';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { findChromium, launchChromium } from '../setup/chromium.ts';
import { startProcess } from '../setup/process.ts';

const { values } = parseArgs({ options: { loads: { type: 'string', default: '5' }, shots: { type: 'string' } } });
const bytesASecond = 1_600_000 / 8;
const roundTrip = 150;
const longest = 2500;

interface Painted {
  largest: number;
  element: string;
  shift: number;
  /** The parts of the page that have moved. */
  moved: string[];
}

/** In the page: what the browser has noted. */
const painted = `new Promise((resolve) => {
  let [largest, element, shift, moved] = [0, '', 0, []];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) [largest, element] = [entry.startTime, entry.element?.tagName ?? ''];
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shift += entry.value;
      moved.push(...entry.sources.map(({ node, previousRect, currentRect }) => (node?.id || node?.className || node?.nodeName) + ' from ' + Math.round(previousRect.y) + ' to ' + Math.round(currentRect.y)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve({ largest, element, shift, moved }), 500);
})`;

async function load(browser: Browser, url: string, shot?: string): Promise<Painted> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: 'en',
    userAgent: `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36`,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTrip,
      downloadThroughput: bytesASecond,
      uploadThroughput: bytesASecond / 2,
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    if (shot) await page.screenshot({ path: shot });
    return await page.evaluate<Painted>(painted);
  } finally {
    await context.close();
  }
}

/** Soft noise in colours: 1 280 pixels of it make a file of some 200 kB. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = sharp({ create: { width: 560, height: 420, channels: 3, noise, background: '#000000' } });
  const large = await grain.png().toBuffer();
  return sharp(large).resize(4000, 3000).blur(5).jpeg({ quality: 90 }).toBuffer();
}

const chromium = findChromium();
if (!chromium) throw new Error('There is no Chromium');
const directory = mkdtempSync(join(tmpdir(), 'tag-paint-'));
const server = await startEmbedded({ directory });
let isGood = true;
try {
  await migrateToLatest(server.url);
  const db = connect(server.url, { pool: 2, name: 'trial' });
  const owner = await Customer.add(db, { email: 'museum@example.com' });
  const token = await Token.issue(db, owner);
  const env = { DATABASE_URL: server.url, PORT: '0', METRICS_PORT: '0', RUNNER_SECRET: 'not asked in this trial' };
  const service = await startProcess('src/web.ts', env);
  const browser = await launchChromium(chromium);
  try {
    const send = async (method: string, path: string, type: string, body: string | Uint8Array<ArrayBuffer>) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
      const answer = await fetch(service.url + path, { method, headers, body });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json() as Promise<{ id: number }>;
    };
    const { id } = await send('POST', '/Tags.json', 'application/json', '{"tag":{"reference":"INV-1"}}');
    const text = 'The harbour clock has shown the time of ships ever since.';
    const translation = JSON.stringify({ translation: { tag_id: id, lang_code: 'en', text } });
    await send('POST', '/translations.json', 'application/json', translation);
    await send('PUT', `/Tags/${id}/picture`, 'image/jpeg', new Uint8Array(await photograph()));
    const picture = await db('pictures').first('bytes', db.raw('octet_length(webp_1280) as wide'));
    console.log(`the picture is a WebP of ${Math.round(picture.wide / 1000)} kB`);
    const { tag_identifier } = await db('tags').where({ id }).first();
    // The first answers of a process are its slowest.
    await load(browser, `${service.url}/t/${tag_identifier}`);
    for (let n = 1; n <= Number(values.loads); n += 1) {
      const { largest, element, shift, moved } = await load(
        browser,
        `${service.url}/t/${tag_identifier}`,
        values.shots,
      );
      console.log(`largest paint (${element}): ${Math.round(largest)} ms, shift ${shift} ${moved.join()}`);
      isGood &&= largest < longest && shift === 0 && element === 'IMG';
    }
  } finally {
    await browser.close();
    await service.stop();
    await db.destroy();
  }
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
