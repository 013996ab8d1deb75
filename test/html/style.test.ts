/** The colours have sufficient contrast in light and in dark mode: WCAG 2.2, level AA. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { assets } from '../../src/html/assets.ts';

const css = assets.find(({ path }) => path.startsWith('/assets/style.'))?.bytes.toString() ?? '';
const mapCss = readFileSync('src/html/assets/map.css', 'utf8');

const coloursIn = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value ?? '']),
  );
const [light = {}, dark = {}] = [...css.matchAll(/:root \{(.*?)\}/gs)].map(([, block]) => coloursIn(block ?? ''));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = '', other = ''): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text on its ground, and the least contrast between them: 4.5 for text, 3 for the edges of controls. */
const pairs = [
  ['ink', 'ground', 4.5],
  ['ink', 'raised', 4.5],
  ['quiet', 'ground', 4.5],
  ['accent', 'ground', 4.5],
  ['accent', 'raised', 4.5],
  ['on-accent', 'accent', 4.5],
  ['danger', 'ground', 4.5],
  ['danger', 'danger-ground', 4.5],
  ['good', 'good-ground', 4.5],
  ['caution', 'caution-ground', 4.5],
  ['accent', 'accent-ground', 4.5],
  ['control', 'ground', 3],
  ['amber', 'ground', 3],
  ['first', 'ground', 3],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s mode', (_, colours: Record<string, string>) => {
  test.each(pairs)('%s on %s', (text, ground, least) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(least);
  });
});

test('light and dark mode define the same colours, and these include every colour in use', () => {
  expect(Object.keys(light).length).toBeGreaterThan(10);
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  const used = [...`${css}${mapCss}`.matchAll(/var\(--([a-z-]+)\)/g)].map(([, name]) => name);
  expect(
    [...new Set(used)].filter((name) => name !== undefined && !(name in light) && !['radius', 'icon'].includes(name)),
  ).toEqual([]);
});

test('fetches nothing from other sites, shows the focus, and has rules for phones, dark mode and print', () => {
  expect(`${css}${mapCss}`).not.toMatch(/url\((?!"data:image\/svg)|@import/);
  expect(css).toMatch(/:focus-visible \{\s*outline: 3px/);
  for (const rule of ['prefers-color-scheme: dark', 'max-width: 40rem', '@media print']) expect(css).toContain(rule);
});

test('a style sheet takes at most 20 kB to load', () => {
  for (const { path, compressed } of assets.filter(({ type }) => type.startsWith('text/css')))
    expect([path, compressed.length < 20_000]).toEqual([path, true]);
});

test('each class of a page has a style', () => {
  const sources = globSync('src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const sheets = assets.filter(({ type }) => type.startsWith('text/css')).map(({ bytes }) => `${bytes}`);
  const rules = [...sheets, ...sources].join('\n');
  const styled = new Set([...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name));
  const classes = sources.flatMap((source) =>
    [...source.matchAll(/class="([^"$]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean)),
  );
  expect(classes.length).toBeGreaterThan(100);
  // A provider's mark for what stays as it is, what a script looks for, and what is no bare line of a label.
  expect([...new Set(classes)].filter((name) => !styled.has(name))).toEqual(['notranslate', 'similar', 'sticker-said']);
});
