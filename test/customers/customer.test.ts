import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import { Customer } from '../../src/model/customer.ts';
import { canonicalEmail, isEmail } from '../../src/model/email.ts';
import { ensureFirstAdmin } from '../../src/model/first-admin.ts';
import { verifyPassword } from '../../src/model/sign-in/passwords.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

let database: TestDatabase;
let db: Database;
let second: Database;

beforeAll(async () => {
  database = await createDatabase();
  db = connect(database.url);
  second = connect(database.url);
});
afterAll(async () => {
  await db.destroy();
  await second.destroy();
  await database.drop();
});

test('L5: canonicalization maps no other character to an ASCII letter', () => {
  const becoming = [];
  for (let point = 0x80; point <= 0x10ffff; point += 1) {
    const canonical = canonicalEmail(`a${String.fromCodePoint(point)}b`);
    if (/^[\0-\x7f]*$/.test(canonical)) becoming.push(point.toString(16));
  }
  expect(becoming).toEqual([]);
  expect(canonicalEmail(' ADA@Example.com\n')).toBe('ada@example.com');
});

test('L5: every valid e-mail address can be stored and found in its canonical form', async () => {
  const spelt = ['\u212a@B.C', 'ΑΣ@ß.ẞ', 'İı@x', 'Ǆ@ﬁ', '\u00a0 a@b \u2003', 'Ⅷ@Å'];
  for (const email of spelt) {
    expect([email, isEmail(email)]).toEqual([email, true]);
    const { id } = await Customer.add(db, { email });
    expect((await Customer.byEmail(db, email))?.id).toBe(id);
    expect(canonicalEmail(canonicalEmail(email))).toBe(canonicalEmail(email));
  }
  for (const email of ['', 'a', '@b', 'a@', 'a b@c', 'a@b@c', `${'a'.repeat(252)}@bc`, 'a\0@b', 'a\ud800@b']) {
    expect([email, isEmail(email)]).toEqual([email, false]);
  }
});

test('only the exact role `admin` makes a customer an admin', async () => {
  const roles = ['admin', 'Admin', ' admin', 'administrator', '', null];
  const admins = roles.filter((role) => Customer.fromDatabaseJson({ role }).isAdmin);
  expect(admins).toEqual(['admin']);
});

test('concurrent starts create one first admin, and its random password is reported once', async () => {
  const first = { email: 'Boss@localhost' };
  const made = await Promise.all([db, second, db, second].map((each) => ensureFirstAdmin(each, first)));
  const [creator, ...others] = made.sort((a, b) => Number(b.created) - Number(a.created));
  expect(creator).toEqual({ email: 'boss@localhost', password: expect.stringMatching(/^[\w-]{24}$/), created: true });
  for (const other of others) expect(other).toEqual({ email: 'boss@localhost', created: false });
  const admins = await Customer.query(db).where({ role: 'admin' });
  expect(admins).toHaveLength(1);
  expect(await verifyPassword(creator?.password ?? '', admins[0]?.password_hash)).toBe(true);

  await Customer.query(db)
    .findById(admins[0]?.id ?? 0)
    .delete();
  const given = await ensureFirstAdmin(db, { email: 'chief@localhost', password: 'known already' });
  expect(given).toEqual({ email: 'chief@localhost', created: true });

  // Where there is an admin, nobody looks at it.
  expect((await ensureFirstAdmin(db, { email: 'x@localhost', password: 'password1' })).created).toBe(false);

  await Customer.query(db).where({ role: 'admin' }).patch({ role: null });
  for (const [password, fault] of [
    ['Password1', 'ADMIN_PASSWORD is one of the most common ones'],
    ['Third@Localhost', 'ADMIN_PASSWORD is the e-mail address'],
  ] as const)
    await expect(ensureFirstAdmin(db, { email: 'third@localhost', password })).rejects.toThrow(fault);
  for (const email of ['a\u200b@localhost', 'a@.example.com'])
    await expect(ensureFirstAdmin(db, { email })).rejects.toThrow('ADMIN_EMAIL is not an e-mail address');
  await expect(ensureFirstAdmin(db, { email: 'chief@localhost' })).rejects.toThrow('without that role');
  expect(await Customer.query(db).where({ role: 'admin' })).toHaveLength(0);
});
