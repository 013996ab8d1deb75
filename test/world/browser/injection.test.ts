/** No payload in any field of any record is executed or interpreted on any page. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { Customer } from '../../../src/model/customer.ts';
import { digestOf } from '../../../src/model/sign-in/secret.ts';
import { crawl } from '../../browser/crawl.ts';
import { invitationToken } from '../../browser/exhibition.ts';
import { openEverything, signatures, strangeAddresses } from '../../browser/in-page.js';
import { payloadClasses, payloads } from '../../browser/payloads.ts';
import { type Planted, plantPayloads } from '../../browser/planting.ts';
import { startWithRunner, type WithRunner } from '../../browser/with-runner.ts';
import { describeInBrowser, signIn } from '../../setup/browser.ts';

const admin = { email: 'admin@example.com', password: 'correct horse battery staple', role: 'admin' };

/** The addresses of one record's pages, as those of another: `/places/1/edit` becomes `/places/7/edit`. */
function addressesOf({ ids, tag_identifier }: Planted, addresses: readonly string[]): string[] {
  const ofRecord = addresses.map((address) =>
    address
      .replace(/^\/(\w+)\/\d+/, (whole, resource) => (resource in ids ? `/${resource}/${ids[resource]}` : whole))
      .replace(/\btag_id=\d+/, `tag_id=${ids.Tags}`)
      .replace(/\bplace_id=\d+/, `place_id=${ids.places}`)
      .replace(/^\/t\/[0-9a-f]{12}/, `/t/${tag_identifier}`),
  );
  return ofRecord.filter((address, index) => address !== addresses[index]);
}

/** Writes down what somebody's text has set off in the pages of a context: calls of `alert`, and what our policy refused. */
async function alarms(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  for (const name of ['alert', 'confirm', 'prompt'])
    await context.exposeFunction(name, (what: unknown) => void heard.push(`${name}(${what})`));
  context.on('weberror', (error) => void heard.push(`${error.page()?.url()}: ${error.error().message}`));
  context.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) heard.push(`${message.page()?.url()}: ${message.text()}`);
  });
  return heard;
}

/** From now on the page comes without its looks, and hardly any is drawn: what it consists of, and what runs there, is the same. */
async function undress(page: Page): Promise<Page> {
  await page.setViewportSize({ width: 390, height: 100 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.css', '*.css?*', '*.png', '*.jpg', '*.webp', '*.svg'] });
  return page;
}

const invitation = `/invitation?token=${invitationToken}`;

interface Planting extends WithRunner {
  planted: Planted[];
}

async function startPlanted(written: (payload: string) => string): Promise<Planting> {
  const service = await startWithRunner();
  const { db } = service.app;
  const { id } = await Customer.add(db, admin);
  const planted = await plantPayloads(db, written);
  const name = payloads.map(written).join(' ').slice(0, 500);
  // The head of each page shows it.
  await db('customers').where({ id }).update({ name });
  // A list shows the name of a place only to whose it is.
  const [place] = await db('places').insert({ customer_id: id, name }).returning('id');
  await db('bundle_links').insert({ customer_id: id, place_id: place.id, key_hash: randomBytes(32) });
  const invited = {
    email: `${name.slice(0, 200)}@example.com`,
    name,
    role: name,
    token_hash: digestOf(invitationToken),
  };
  await db('invitations').insert({ customer_id: id, ...invited });
  return { ...service, planted };
}

describeInBrowser('hostile input', (open) => {
  let plain: Planting;
  let hostile: Planting;
  let addresses: string[];
  /** What pages consist of where nobody means harm. */
  const usual = new Set<string>();

  const signedIn = async ({ app }: WithRunner) => {
    const page = await undress(await open());
    await signIn(page, app, admin.email, admin.password);
    return page;
  };
  /** Signed in as before: to check a password takes long. */
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  const amongHostile = async () => {
    const page = await undress(await open());
    await page.context().addCookies(cookies);
    return page;
  };

  beforeAll(async () => {
    let number = 0;
    // What stays as it is in translations is marked.
    plain = await startPlanted(() => `plain ${++number} {here}`);
    hostile = await startPlanted((payload) => payload);
    cookies = await (await signedIn(hostile)).context().cookies();
    const page = await signedIn(plain);
    // What is remembered of a text is asked for by a form.
    addresses = [...(await crawl(page, plain.app.url)), '/memory?text=Exit'];
    const ofFirst = plain.planted.slice(0, 1).flatMap((planted) => addressesOf(planted, addresses));
    for (const address of [...addresses, ...ofFirst, invitation]) {
      await page.goto(plain.app.url + address);
      await page.evaluate(openEverything);
      for (const signature of await page.evaluate(signatures)) usual.add(signature);
    }
  }, 600_000);
  afterAll(() => Promise.all([plain?.stop(), hostile?.stop()]));

  /** Popups of maps that were opened in the test. */
  let popups = 0;
  /** Visits an address; answers what has come of somebody's text there. */
  async function visit(page: Page, address: string): Promise<string[]> {
    await page.goto(hostile.app.url + address);
    popups += await page.evaluate(openEverything);
    const unusual = (await page.evaluate(signatures)).filter((signature) => !usual.has(signature));
    return [...unusual, ...(await page.evaluate(strangeAddresses))].map((fault) => `${address}: ${fault}`);
  }

  test('has at least 60 distinct payloads', () => {
    expect(new Set(payloads).size).toBe(payloads.length);
    expect(payloads.length).toBeGreaterThanOrEqual(60);
  });

  test('does nothing on any page of the lists', async () => {
    const page = await amongHostile();
    const heard = await alarms(page.context());
    const faults: string[] = [];
    const left = addresses.filter((each) => !/\d/.test(each));
    left.push(`/memory?${new URLSearchParams({ text: payloads.join(' ').slice(0, 2000) })}`);
    const visited = new Set<string>();
    for (const address of left) {
      if (visited.has(address)) continue;
      visited.add(address);
      faults.push(...(await visit(page, address)));
      for (const next of await page.locator('a[rel=next]').all()) left.push((await next.getAttribute('href')) ?? '');
    }
    expect([faults, heard]).toEqual([[], []]);
    for (const list of ['/Tags', '/translations', '/places', '/customers', '/jobs', '/memory'])
      expect([...visited].filter((address) => address.startsWith(`${list}?`)).join()).toMatch(/(after|before)=\d+/);
  });

  test('does nothing on the page of an invitation', async () => {
    const page = await amongHostile();
    const heard = await alarms(page.context());
    expect([await visit(page, invitation), heard]).toEqual([[], []]);
    expect(await page.getByLabel('Your name').inputValue()).toContain(payloads[0]);
  });

  test.each(Object.keys(payloadClasses).map((name, index) => [name, index] as const))(
    '%s do nothing on any page of a record',
    async (_, index) => {
      popups = 0;
      const page = await amongHostile();
      const heard = await alarms(page.context());
      const faults: string[] = [];
      for (const address of addressesOf(hostile.planted[index] as Planted, addresses))
        faults.push(...(await visit(page, address)));
      expect([faults, heard]).toEqual([[], []]);
      expect(popups).toBeGreaterThan(0);
    },
  );

  test('each payload would be detected on a page without escaping', async () => {
    const page = await open();
    const heard = await alarms(page.context());
    const naive = async (text: string) => {
      const body = `<a href="${text}">${text}</a><p title='${text}'><textarea>${text}</textarea>`;
      await page.route('**/naive', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
      await page.goto(`${hostile.app.url}/naive`);
      const seen = await page.evaluate(signatures).catch(() => ['it led away']);
      return { seen, heard: [...heard.splice(0), ...(await page.evaluate(strangeAddresses).catch(() => []))] };
    };
    const { seen: ofPlain, heard: ofNothing } = await naive('plain');
    expect(ofNothing).toEqual([]);
    const active = Object.values(payloadClasses).flatMap((each) => (each.isLatent ? [] : each.payloads));
    const unnoticed: string[] = [];
    for (const payload of active) {
      const found = await naive(payload);
      if (found.heard.length === 0 && found.seen.every((each) => ofPlain.includes(each))) unnoticed.push(payload);
    }
    expect(unnoticed).toEqual([]);
  });
});
