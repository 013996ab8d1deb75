/**
 * `npm run looks -- DIRECTORY [WIDTH[d] …]`: pictures of every kind of page of the demo's museum, in these widths, `d` for dark; and
 * sheets with several of them, to be looked at one after the other. `LOOKS=/Tags` takes only addresses with that in them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { findChromium, launchChromium } from '../setup/chromium.ts';
import { shapeOf } from './crawl.ts';
import { admin, invitationToken } from './exhibition.ts';
import { host, setStage } from './stage.ts';

const origin = `http://${host}`;
const [directory = 'looks', ...given] = process.argv.slice(2);
const looks = (given.length > 0 ? given : ['390', '390d', '768', '1280', '1280d', '1920']).map((look) => ({
  name: look,
  width: Number.parseInt(look, 10),
  isDark: look.endsWith('d'),
}));
/** Longer pages are cut off there. */
const mostHeight = 2600;
const onSheet = { pictures: 4, width: 2000, height: 1600 };

type Person = { email: string; password: string } | undefined;
interface Seen {
  person: Person;
  address: string;
}

const executable = findChromium();
if (executable === undefined) throw new Error('There is no Chromium at CHROMIUM, in /usr/bin or on PATH');
const stage = await setStage();
const browser = await launchChromium(executable, { [host]: stage.address });
try {
  await mkdir(directory, { recursive: true });
  const pages = (await everyPage()).filter(({ address }) => address.includes(process.env.LOOKS ?? ''));
  for (const look of looks) await sheets(look, pages);
} finally {
  await browser.close();
  await stage.stop();
}

async function everyPage(): Promise<Seen[]> {
  const of = (person: Person) => (address: string) => ({ person, address });
  const code = stage.tag.tag_identifier;
  const forNobody = ['/', '/login', `/invitation?token=${invitationToken}`, `/t/${code}`, `/t/${code}?lang=ar`];
  const wrong = ['/no/such/page', '/Tags/2000000000', '/Tags?updated_since=yesterday'];
  const ofCurator = ['/', '/Tags', '/team', '/look', '/customers', `/Tags/${stage.tag.id}`];
  const ofAdmin = await walk(await opened(browser, admin, 1280, false));
  return [
    ...[...ofAdmin, ...wrong].map(of(admin)),
    ...ofCurator.map(of(stage.curator)),
    ...[...forNobody, '/t/000000000000'].map(of(undefined)),
  ];
}

/** The addresses that links lead to, one of each shape. */
async function walk(page: Page): Promise<string[]> {
  const found = new Map([['/', '/']]);
  for (const [shape, address] of found) {
    const answer = await page.goto(origin + address).catch(() => undefined);
    if (!answer?.headers()['content-type']?.startsWith('text/html')) {
      found.delete(shape);
      continue;
    }
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as { href?: string }).href ?? ''));
    for (const href of links) {
      const link = URL.parse(href);
      if (!link || link.origin !== origin || /^\/(docs|api|assets|sdks\/)|\.\w+$/.test(link.pathname)) continue;
      // With filters a page looks alike, whichever they are.
      const next = `${shapeOf(link.pathname)}${link.search && '?'}`;
      if (!found.has(next)) found.set(next, link.pathname + link.search);
    }
  }
  return [...found.values()];
}

async function opened(from: Browser, person: Person, width: number, isDark: boolean): Promise<Page> {
  const context = await from.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: isDark ? 'dark' : 'light',
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (!person) return page;
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

async function sheets({ name, width, isDark }: (typeof looks)[number], pages: readonly Seen[]): Promise<void> {
  const signedIn = new Map<Person, Page>();
  let row: { bytes: Buffer; address: string }[] = [];
  let count = 0;
  const finish = async () => {
    if (row.length === 0) return;
    count += 1;
    await writeFile(`${directory}/${name}-${String(count).padStart(2, '0')}.png`, await sheetOf(row));
    console.log(`${name}-${count}: ${row.map(({ address }) => address).join('  ')}`);
    row = [];
  };
  for (const { person, address } of pages) {
    const page = signedIn.get(person) ?? (await opened(browser, person, width, isDark));
    signedIn.set(person, page);
    await page.goto(origin + address);
    await page.evaluate('document.activeElement?.blur()');
    const height = Math.min(mostHeight, await page.evaluate<number>('document.documentElement.scrollHeight'));
    const bytes = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
    row.push({ bytes, address });
    if (row.length === (width < 500 ? 6 : onSheet.pictures)) await finish();
  }
  await finish();
  for (const page of signedIn.values()) await page.context().close();
}

/** Side by side, each in a part of the same size. */
async function sheetOf(row: readonly { bytes: Buffer }[]): Promise<Buffer> {
  const across = row.length > 4 ? 6 : 2;
  const down = across === 2 ? 2 : 1;
  const part = { width: Math.floor(onSheet.width / across) - 8, height: Math.floor(onSheet.height / down) - 8 };
  const parts = await Promise.all(
    row.map(async ({ bytes }, at) => ({
      input: await sharp(bytes)
        .resize({ width: part.width })
        .extract(await cut(bytes, part))
        .toBuffer(),
      left: (at % across) * (part.width + 8),
      top: Math.floor(at / across) * (part.height + 8),
    })),
  );
  const ground = { width: onSheet.width, height: onSheet.height, channels: 3 as const, background: '#888' };
  return sharp({ create: ground }).composite(parts).png().toBuffer();
}

async function cut(bytes: Buffer, part: { width: number; height: number }) {
  const { width, height } = await sharp(bytes).metadata();
  const drawn = Math.floor((height * part.width) / width);
  return { left: 0, top: 0, width: part.width, height: Math.min(part.height, drawn) };
}
