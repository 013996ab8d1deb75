/** How pages show texts, times and addresses. */
import { describe, expect, test } from '@jest/globals';
import { excerpt, externalLink, utcTime } from '../../src/html/text.ts';

describe('the beginning of a long text', () => {
  test('is cut between characters, never within a surrogate pair', () => {
    for (const before of ['', 'x']) {
      const begun = excerpt(`${before}${'😀'.repeat(200)}`);
      expect(begun.isWellFormed()).toBe(true);
      expect([...begun]).toHaveLength(161);
      expect(begun).toMatch(/😀…$/u);
    }
  });

  test('counts characters, and leaves a short text unchanged', () => {
    for (const text of ['', 'x'.repeat(160), '😀'.repeat(160)]) expect(excerpt(text)).toBe(text);
    expect(excerpt('x'.repeat(161))).toBe(`${'x'.repeat(160)}…`);
    expect(excerpt(`${'x'.repeat(159)} and more`)).toBe(`${'x'.repeat(159)}…`);
  });
});

test('a point in time is shown in UTC, whatever the server’s time zone', () => {
  const summer = new Date('2026-07-01T23:30:00Z');
  expect(summer.getHours()).not.toBe(summer.getUTCHours());
  expect(`${utcTime(summer)}`).toBe('<time datetime="2026-07-01T23:30:00Z">2026-07-01 23:30 UTC</time>');
});

describe('a web address from a user', () => {
  test.each([
    ['example.com/a', 'https://example.com/a'],
    ['HTTP://example.com', 'http://example.com/'],
    ['[::1]:8080/x', 'https://[::1]:8080/x'],
  ])('%s becomes a link', (address, href) => {
    expect(`${externalLink(address)}`).toContain(`<a href="${href}" rel="noopener noreferrer nofollow">`);
  });

  test.each(['ftp://example.com/a', 'file:///etc/passwd', 'javascript://example.com/%0aalert(1)', 'a"b.example', ''])(
    '%s becomes no link',
    (address) => {
      expect(`${externalLink(address)}`).not.toContain('<a');
    },
  );
});
