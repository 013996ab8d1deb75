import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hashCheaply, hashPassword, passwordMessage, verifyPassword } from '../../src/model/sign-in/passwords.ts';

beforeAll(() => hashCheaply(false));
afterAll(() => hashCheaply(true));

describe('passwords', () => {
  test('are stored as Argon2id of 19 MiB, two passes, one lane, each with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('the same one'), hashPassword('the same one')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('the same one', one)).toBe(true);
    expect(await verifyPassword('the same one!', one)).toBe(false);
  });

  test('cannot be hashed cheaply in production', () => {
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = 'production';
    try {
      expect(() => hashCheaply(true)).toThrow('full cost');
    } finally {
      process.env.NODE_ENV = NODE_ENV;
    }
  });

  test('L3: are compared even where none is stored, and never match', async () => {
    expect(await verifyPassword('', null)).toBe(false);
    expect(await verifyPassword('anything', undefined)).toBe(false);
  });

  test.each([
    ['seven c', 'is too short: at least 8 characters'],
    ['🔑'.repeat(7), 'is too short: at least 8 characters'],
    [' '.repeat(10), 'is blank'],
    ['a'.repeat(1025), 'is too long: at most 1024 characters'],
    ['12345678\0', 'has a character that cannot be stored'],
    ['12345678\ud800', 'has a character that cannot be stored'],
  ])('D9: %j is refused', async (password, fault) => {
    expect(await passwordMessage(password)).toBe(fault);
  });

  test.each(['12345679 ', '🔑'.repeat(8), '🔑'.repeat(1024), 'correct horse battery staple'])(
    'D9: %j is accepted',
    async (password) => {
      expect(await passwordMessage(password)).toBeUndefined();
    },
  );

  test('are refused if among the 3 000 most common of at least 8 characters, in any case and spelling', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const common = dictionary['passwords-common'].filter((each) => each.length >= 8);
    const faults = await Promise.all(common.slice(0, 4000).map((each) => passwordMessage(each)));
    const isRefused = faults.map((fault) => fault === 'is one of the most common ones');
    expect([isRefused.slice(0, 3000).includes(false), isRefused.slice(3000).includes(true)]).toEqual([false, false]);
    for (const each of ['PassWord', 'ILOVEYOU', 'ｐａｓｓｗｏｒｄ1', 'QwertyUiop'])
      expect([each, await passwordMessage(each)]).toEqual([each, 'is one of the most common ones']);
  });

  test.each(['00000000', '88888888', '123123123', '87654321', '987654321', '0987654321', '0123456789'])(
    '%j, which the list leaves out, is refused as a common one',
    async (password) => {
      expect(await passwordMessage(password)).toBe('is one of the most common ones');
    },
  );

  test.each(['12345687', '19840217', '8'.repeat(64)])('%j is accepted as a rare number', async (password) => {
    expect(await passwordMessage(password)).toBeUndefined();
  });

  test('are refused if equal to the customer’s e-mail address, in any case', async () => {
    const emails = ['ada.lovelace@example.com'];
    for (const each of [' Ada.Lovelace@Example.COM ', 'ada.lovelace@example.com'])
      expect(await passwordMessage(each, emails)).toBe('is the e-mail address');
    expect(await passwordMessage('ada.lovelace@example.org', emails)).toBeUndefined();
  });
});
