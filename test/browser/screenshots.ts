/**
 * `npm run screenshots`: makes the pictures of the admin's guide, `docs/images/*.png`; `-- NAME` makes one of them. They show a
 * museum that is made for it.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { exhibits } from '../../src/demo/exhibits.ts';
import { findChromium, launchChromium } from '../setup/chromium.ts';
import { admin } from './exhibition.ts';
import { host, setStage } from './stage.ts';

interface Picture {
  name: string;
  path: string;
  width?: number;
  height?: number;
  isDark?: boolean;
  /** The interactions before the screenshot. */
  act?: (page: Page) => Promise<unknown>;
  /** The selector of a part of the page; by default the window. */
  of?: string;
  /** The page from here on, instead of from its top. */
  from?: string;
}

const phone = { width: 390, height: 760 };
const directory = 'docs/images';
/** A limit, since the images are in the repository. */
const mostBytes = 180_000;

const executable = findChromium();
if (executable === undefined) throw new Error('There is no Chromium at CHROMIUM, in /usr/bin or on PATH');
const stage = await setStage();
const tag = `/Tags/${stage.tag.id}`;
const visited = `/t/${stage.tag.tag_identifier}`;

const pictures: Picture[] = [
  { name: 'sign-in', path: '/login', height: 420 },
  { name: 'start', path: '/', height: 780 },
  { name: 'tags', path: '/Tags', height: 780 },
  { name: 'tags-untouched', path: '/Tags?place_id=1&sort=updated_at', height: 780 },
  { name: 'tags-moved', path: '/Tags?place_id=2', height: 620, act: moving },
  { name: 'import', path: '/Tags/import', height: 780, act: importing },
  { name: 'mint', path: '/Tags/mint', height: 560 },
  { name: 'labels-form', path: '/labels?place_id=1', height: 700 },
  { name: 'invitations', path: '/invitations', height: 740 },
  { name: 'new-tag', path: '/Tags/new', height: 840 },
  { name: 'tag', path: tag, height: 780 },
  { name: 'tag-texts', path: tag, of: '#languages' },
  { name: 'tag-phone', path: tag, ...phone, isDark: true },
  { name: 'mistake', path: '/places/new', height: 620, act: mistake },
  {
    name: 'deletion',
    path: '/places/2',
    of: '.deletion',
    act: (page) => page.getByText('Delete this place…').click(),
  },
  { name: 'reports', path: '/reports', height: 560 },
  { name: 'correct', path: '/reports', height: 720, act: correcting },
  { name: 'work', path: '/translation_work?lang_code=es&state=stale', height: 780 },
  { name: 'work-phone', path: '/translation_work?lang_code=es&state=stale', ...phone, isDark: true },
  { name: 'coverage', path: '/coverage', height: 780 },
  { name: 'reads', path: '/stats/reads', height: 780, act: (page) => page.getByText('Last month').click() },
  { name: 'characters', path: '/stats/translation', height: 780 },
  { name: 'memory', path: `/memory?${new URLSearchParams({ text: exhibits[0]?.text ?? '' })}`, height: 780 },
  { name: 'place', path: '/places/1', height: 780 },
  { name: 'place-form', path: '/places/1/edit', height: 800 },
  { name: 'labels', path: `/labels?place_id=1&sheet=L7160`, height: 760 },
  { name: 'public-page', path: `${visited}?lang=fr`, ...phone },
  { name: 'public-page-arabic', path: `${visited}?lang=ar`, ...phone, isDark: true },
  { name: 'jobs', path: '/jobs', height: 560 },
  { name: 'providers', path: '/providers', height: 500 },
  { name: 'beacon-uuids', path: '/beacon-uuids', height: 600 },
  // From here on, the text of the first tag is changed, and its machine translations are renewed.
  { name: 'history', path: '/history', height: 600, act: wrongEdit },
  { name: 'conflict', path: '/text_records/1/edit', height: 700, act: conflict },
  { name: 'order-new', path: '/places/1', height: 780, act: ordering },
  { name: 'order-estimate', path: '/places/1', height: 620, act: estimating },
  { name: 'order', path: '/places/1', height: 780, act: ordered },
];

try {
  const browser = await launchChromium(executable, { [host]: stage.address });
  try {
    await mkdir(directory, { recursive: true });
    const wanted = process.argv.slice(2);
    for (const picture of pictures)
      if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, picture);
  } finally {
    await browser.close();
  }
} finally {
  await stage.stop();
}

async function take(browser: Browser, picture: Picture): Promise<void> {
  const { name, path, width = 1280, height = 800, isDark, act, of, from } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    locale: 'en',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (!path.startsWith('/login') && !path.startsWith('/t/')) await signIn(page);
  const answer = await page.goto(`http://${host}${path}`);
  if (!answer?.ok()) throw new Error(`${path} answers ${answer?.status()}`);
  await act?.(page);
  await page.evaluate('document.activeElement?.blur()');
  if (from !== undefined)
    await page.locator(from).evaluate((part) => part.scrollIntoView({ behavior: 'instant', block: 'start' }));
  const bytes = await (of === undefined ? page : page.locator(of)).screenshot();
  if (bytes.length > mostBytes) throw new Error(`${name} has ${bytes.length} bytes; ${mostBytes} are the most`);
  await writeFile(`${directory}/${name}.png`, bytes);
  console.log(`${name}.png  ${bytes.length} bytes`);
  await context.close();
}

/** The confirmation before all tags of a place are moved. */
async function moving(page: Page): Promise<void> {
  await page.getByLabel(/^All \d+ that were found/).check();
  await page.getByRole('button', { name: 'Move…' }).click();
  await page.getByRole('heading', { name: /^Move \d+ tags/ }).waitFor();
}

/** An import of the demo's table with a changed text and a new row. */
async function importing(page: Page): Promise<void> {
  const known = readFileSync('src/demo/collection.csv', 'utf8')
    .trimEnd()
    .replace('The compass showed', 'This compass showed');
  const row = 'MP-1906;Lighthouse;qr MP-1906;en;The anchor;The anchor is older than the port.;;;;;';
  const buffer = Buffer.from(`${known}\n${row}\n`);
  await page.getByLabel('Table').setInputFiles({ name: 'collection.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByRole('heading', { level: 1, name: /\?$/ }).waitFor();
}

/** From a visitor's report to the text. */
async function correcting(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Correct the text in English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Translation work' }).waitFor();
}

async function ordering(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Translate', exact: true }).click();
  await page.getByText(/^\d+ more$/).click();
  for (const language of ['Dutch', 'French', 'German', 'Italian', 'Portuguese'])
    await page.getByRole('checkbox', { name: new RegExp(`^${language}`) }).check();
}

async function estimating(page: Page): Promise<void> {
  await ordering(page);
  await page.getByRole('button', { name: 'Show the estimate' }).click();
  await page.getByRole('heading', { level: 1, name: /^Order \d+ translation/ }).waitFor();
}

async function ordered(page: Page): Promise<void> {
  await estimating(page);
  await page.getByRole('button', { name: /^Order \d+ translation/ }).click();
  await page.waitForURL(/translation_orders\/\d+$/);
  await page
    .getByRole('main')
    .getByText(/^([\d\s]+) of \1 done/)
    .first()
    .waitFor();
  await page.reload();
}

/** A form that comes back because of an invalid latitude. */
async function mistake(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name (optional)', exact: true }).fill('The pier');
  await page.getByLabel(/^Latitude/).fill('433.69');
  await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Add the place' }).click();
  await page.getByRole('alert').waitFor();
}

/** An edit by mistake, for the page of undo. */
async function wrongEdit(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`http://${host}/text_records/1/edit`);
  const text = other.getByLabel(/^Text/);
  await text.fill(`${(await text.inputValue()).slice(0, 20)} …`);
  await other.getByRole('button', { name: 'Save the text' }).click();
  await other.getByText('The text is saved.').waitFor();
  await other.close();
  await page.reload();
}

/** A text that was changed by another user while the form was open. */
async function conflict(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel(/^Text/).fill('Please use the ramp on the left. The door opens by itself.');
  await other.getByRole('button', { name: 'Save the text' }).click();
  await other.getByText('The text is saved.').waitFor();
  await other.close();
  await page.getByLabel(/^Text/).fill('Please use the ramp on the left, and ring the bell.');
  await page.getByRole('button', { name: 'Save the text' }).click();
  await page.getByRole('alert').waitFor();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`http://${host}/login`);
  await page.getByLabel('E-mail address').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
