/** QR codes as SVG: sharp at any size, and on paper. */
import QRCode from 'qrcode';
import type { CodeLevel } from '../../contracts/management/tag-code.ts';
import { type Html, html } from './html.ts';

/** The modules, dark or light, row by row. */
export interface Modules {
  /** Modules per side. */
  size: number;
  isDark: Uint8Array;
}

export interface CodeOptions {
  /** Default: M, readable with a seventh of it damaged. */
  level?: CodeLevel | undefined;
  /** The quiet zone in modules. Default: 4, as many cameras need it. */
  margin?: number | undefined;
  /** Pixels per side. */
  size?: number | undefined;
  /** Of a drawing, millimetres per side instead. */
  mm?: number | undefined;
}

export const defaultMargin = 4;

export function modulesOf(text: string, level: CodeLevel = 'M'): Modules {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: level }).modules;
  return { size, isDark: data };
}

/** Black on white: not every camera reads inverted codes. `label`: the accessible name. Default width: 40 mm. */
export function qrCode(text: string, label: string, options: CodeOptions = {}): Html {
  const { level, margin = defaultMargin, size, mm = 40 } = options;
  const side = size ?? `${mm}mm`;
  const modules = modulesOf(text, level);
  const width = modules.size + 2 * margin;
  return html`<svg class="qr-code" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" width="${side}" height="${side}" shape-rendering="crispEdges" role="img" aria-label="${label}"><rect width="${width}" height="${width}" fill="#fff"/><path fill="#000" d="${pathOf(modules, margin)}"/></svg>`;
}

/** The dark modules, as a bar for each run in a row. A sheet has a thousand codes, so nothing is made beside the path itself. */
function pathOf({ size, isDark }: Modules, margin: number): string {
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && isDark[y * size + x] === 1) x += 1;
      if (x > start) path += `M${start + margin} ${y + margin}h${x - start}v1h-${x - start}z`;
    }
  return path;
}
