/** QR codes, as drawings of their own: sharp at any size, on paper too. */
import QRCode from 'qrcode';
import { type Html, html } from './html.ts';

/** The empty border, in modules, without which many cameras do not see where a code begins. */
const border = 4;

/**
 * Level M: a code can be read with a seventh of it worn off or dirty. Always black on white: not every camera reads it the
 * other way round. `label` says what it is to who cannot see it.
 */
export function qrCode(text: string, label: string): Html {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const width = size + 2 * border;
  const rows = Array.from({ length: size }, (_, y) => rowPath([...data.subarray(y * size, (y + 1) * size)], y));
  return html`<svg class="qr-code" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" width="40mm" height="40mm" shape-rendering="crispEdges" role="img" aria-label="${label}"><rect width="${width}" height="${width}" fill="#fff"/><path fill="#000" d="${rows.join('')}"/></svg>`;
}

/** A row's dark modules, each run of them as one bar. */
const rowPath = (row: readonly number[], y: number): string =>
  [...row.join('').matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index + border} ${y + border}h${length}v1h-${length}z`)
    .join('');
