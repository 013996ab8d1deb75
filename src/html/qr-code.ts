/** QR codes, as drawings of their own: sharp at any size, on paper too. */
import QRCode from 'qrcode';
import type { CodeLevel } from '../../contracts/management/tag-code.ts';
import { type Html, html } from './html.ts';

/** Its modules, dark or light, row by row. */
export interface Modules {
  /** Of each side. */
  size: number;
  isDark: Uint8Array;
}

export interface CodeOptions {
  /** M, unless it is said: a code can be read with a seventh of it worn off or dirty. */
  level?: CodeLevel | undefined;
  /** Empty modules around it: 4, unless it is said, without which many cameras do not see where a code begins. */
  margin?: number | undefined;
  /** Pixels of each side. */
  size?: number | undefined;
}

export const defaultMargin = 4;

export function modulesOf(text: string, level: CodeLevel = 'M'): Modules {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: level }).modules;
  return { size, isDark: data };
}

/**
 * Always black on white: not every camera reads it the other way round. `label` says what it is to who cannot see it. Without a
 * size it is 40 mm wide.
 */
export function qrCode(text: string, label: string, options: CodeOptions = {}): Html {
  const { level, margin = defaultMargin, size: side = '40mm' } = options;
  const { size, isDark } = modulesOf(text, level);
  const width = size + 2 * margin;
  const rows = Array.from({ length: size }, (_, y) =>
    rowPath([...isDark.subarray(y * size, (y + 1) * size)], y, margin),
  );
  return html`<svg class="qr-code" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" width="${side}" height="${side}" shape-rendering="crispEdges" role="img" aria-label="${label}"><rect width="${width}" height="${width}" fill="#fff"/><path fill="#000" d="${rows.join('')}"/></svg>`;
}

/** A row's dark modules, each run of them as one bar. */
const rowPath = (row: readonly number[], y: number, margin: number): string =>
  [...row.join('').matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index + margin} ${y + margin}h${length}v1h-${length}z`)
    .join('');
