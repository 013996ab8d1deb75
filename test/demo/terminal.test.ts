import { afterEach, describe, expect, test } from '@jest/globals';
import { formatDuration, wrapText } from '../../src/demo/terminal.ts';
import { recording } from '../setup/recording-terminal.ts';

describe('the terminal', () => {
  const screen = { isTTY: true, hasColors: () => true } as Partial<NodeJS.WriteStream>;

  afterEach(() => {
    delete process.env.NO_COLOR;
  });

  test('uses colours on a screen only, and not with NO_COLOR', () => {
    const writtenTo = (stream: Partial<NodeJS.WriteStream>) => {
      const { terminal, written } = recording(stream);
      terminal.step(1, 'A step');
      return written();
    };
    delete process.env.NO_COLOR;
    expect(writtenTo(screen)).toContain('\u001b[');
    expect(writtenTo({})).toBe('\n1  A step\n');
    process.env.NO_COLOR = '1';
    expect(writtenTo(screen)).toBe('\n1  A step\n');
  });

  test('wraps lines at 80 columns', () => {
    const { terminal, written } = recording();
    terminal.say('word '.repeat(40).trim());
    terminal.note('word '.repeat(40).trim());
    terminal.quote('word '.repeat(40).trim());
    terminal.request('GET tags/show', 3.1);
    const lines = written().split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBe(80);
    expect(lines.join(' ').match(/word/g)).toHaveLength(120);
    expect(lines.at(-2)).toMatch(/^ {3}GET tags\/show +3\.1 ms$/);
  });

  test('breaks lines between words only, and shows rounded durations', () => {
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapText('a veryverylong b', 6)).toEqual(['a', 'veryverylong', 'b']);
    expect([3.12, 240.4, 1519].map(formatDuration)).toEqual(['3.1 ms', '240 ms', '1.52 s']);
  });
});
