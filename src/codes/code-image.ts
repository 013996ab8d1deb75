/** A QR code as a bitmap, for label printers and office programs that take no drawing. */
import { Invalid } from '../errors.ts';
import { type CodeOptions, defaultMargin, type Modules, modulesOf } from '../html/qr-code.ts';
import { encodePng } from './png.ts';

/** Pixels of each side by default. */
const defaultSize = 512;

/**
 * The code as a PNG, `size` pixels wide and high. Each module is a whole number of pixels, so that its edges are sharp;
 * the remainder widens the margin evenly. Throws `Invalid` where a module would be less than a pixel.
 */
export function codeImage(
  text: string,
  { size = defaultSize, level, margin = defaultMargin }: CodeOptions,
): Promise<Buffer> {
  const modules = modulesOf(text, level);
  const least = modules.size + 2 * margin;
  const scale = Math.floor(size / least);
  if (scale === 0) throw new Invalid({ size: [`is less than ${least}, one pixel for each module of this code`] });
  const start = Math.floor((size - scale * modules.size) / 2);
  const blank = new Uint8Array(Math.ceil(size / 8)).fill(0xff);
  const rows = new Array<Uint8Array>(size).fill(blank);
  for (let y = 0; y < modules.size; y += 1)
    rows.fill(rowOf(modules, y, { blank, scale, start }), start + y * scale, start + (y + 1) * scale);
  return encodePng(size, rows);
}

/** A row of modules as a row of pixels, eight to a byte. */
function rowOf(
  modules: Modules,
  y: number,
  { blank, scale, start }: { blank: Uint8Array; scale: number; start: number },
) {
  const row = blank.slice();
  for (let pixel = 0; pixel < modules.size * scale; pixel += 1) {
    if (modules.isDark[y * modules.size + Math.floor(pixel / scale)] !== 1) continue;
    const x = start + pixel;
    row[x >> 3] = (row[x >> 3] as number) & ~(0x80 >> (x & 7));
  }
  return row;
}
