/** A museum's colour is legible on light and on dark pages. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { backgrounds, contrast, legibleColours } from '../../src/html/colour.ts';

test('computes the contrast of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.592, 3);
});

test('LK1: adjusts any colour to a contrast of 4.5 : 1 on all backgrounds', () => {
  const levels = ['00', '33', '66', '99', 'cc', 'ff'];
  for (const red of levels)
    for (const green of levels)
      for (const blue of levels) {
        const made = legibleColours(`#${red}${green}${blue}`);
        for (const way of ['light', 'dark'] as const)
          for (const ground of backgrounds[way]) expect(contrast(made[way], ground)).toBeGreaterThanOrEqual(4.5);
      }
});

test('LK1: leaves a legible colour unchanged', () => {
  expect(legibleColours('#0b6e4f').light).toBe('#0b6e4f');
  expect(legibleColours('#9cbcfb').dark).toBe('#9cbcfb');
});

test('uses the background colours of the style sheet', () => {
  const css = readFileSync('src/html/assets/style/base.css', 'utf8');
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  for (const [way, part] of [['light', light] as const, ['dark', dark] as const]) {
    const [ground, raised] = backgrounds[way];
    expect(part).toContain(`--ground: ${ground};`);
    expect(part).toContain(`--raised: ${raised};`);
  }
});
