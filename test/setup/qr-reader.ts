/**
 * Reads a QR code by ISO/IEC 18004, independently of the library that draws ours: versions 1 to 6, without error
 * correction, since nothing is damaged here. Throws for invalid codes.
 */

/** Dark modules, by row. */
export type Modules = readonly (readonly boolean[])[];

const levels = ['M', 'L', 'H', 'Q'] as const;
type Level = (typeof levels)[number];

/** By version and level: the lengths of the data blocks, in codewords. */
const blocks: Record<Level, readonly (readonly number[])[]> = {
  L: [[19], [34], [55], [80], [108], [68, 68]],
  M: [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27]],
  Q: [[13], [22], [17, 17], [24, 24], [15, 15, 16, 16], [19, 19, 19, 19]],
  H: [[9], [16], [13, 13], [9, 9, 9, 9], [11, 11, 12, 12], [15, 15, 15, 15]],
};

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

export const readQrCode = (modules: Modules): string => readCode(modules).text;

export function readCode(modules: Modules): { text: string; level: Level } {
  const size = modules.length;
  const version = (size - 17) / 4;
  const isDark = (y: number, x: number) => modules[y]?.[x] === true;
  assertFinders(isDark, size);
  const { mask, level } = formatOf(isDark);
  const lengths = blocks[level][version - 1];
  if (!lengths) throw new Error(`No code that can be read: ${size} modules`);

  const bits: boolean[] = [];
  for (const [y, x] of dataPath(size, version)) bits.push(isDark(y, x) !== mask(y, x));
  // Blocks are interleaved; the last codewords of longer ones come at the end.
  const data: boolean[][][] = lengths.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...lengths); i += 1)
    for (const [block, length] of lengths.entries())
      if (i < length) {
        data[block]?.push(bits.slice(at, at + 8));
        at += 8;
      }
  return { text: textOf(data.flat(2)), level };
}

/** The three finder patterns: a dark ring, a light ring, and a dark square. */
function assertFinders(isDark: (y: number, x: number) => boolean, size: number): void {
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let y = -1; y <= 7; y += 1)
      for (let x = -1; x <= 7; x += 1) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        if (isDark(top + y, left + x) !== (ring < 2 || ring === 3)) throw new Error('A corner of the code is wrong');
      }
}

function formatOf(isDark: (y: number, x: number) => boolean) {
  const along = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => isDark(8, x));
  const up = [7, 5, 4, 3, 2, 1, 0].map((y) => isDark(y, 8));
  const format = numberOf([...along, ...up]) ^ 0b101010000010010;
  return { mask: masks[(format >> 10) & 7] as (typeof masks)[number], level: levels[format >> 13] as Level };
}

/**
 * The order of data modules: in pairs of columns from the right, alternately upwards and downwards, around all function
 * patterns.
 */
function* dataPath(size: number, version: number): Generator<[number, number]> {
  const aligned = version > 1 ? size - 7 : Number.NaN;
  const isPattern = (y: number, x: number) =>
    (y < 9 && (x < 9 || x >= size - 8)) ||
    (y >= size - 8 && x < 9) ||
    y === 6 ||
    x === 6 ||
    (Math.abs(y - aligned) <= 2 && Math.abs(x - aligned) <= 2);
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUpwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isPattern(y, x)) yield [y, x];
    }
    isUpwards = !isUpwards;
  }
}

const numberOf = (bits: readonly boolean[]) => bits.reduce((all, bit) => all * 2 + Number(bit), 0);

function textOf(bits: readonly boolean[]): string {
  let at = 0;
  const take = (count: number) => {
    at += count;
    return numberOf(bits.slice(at - count, at));
  };
  const grouped = (count: number, group: readonly number[], write: (value: number, length: number) => string) => {
    let text = '';
    for (let left = count; left > 0; left -= group.length) {
      const length = Math.min(left, group.length);
      text += write(take(group[length - 1] as number), length);
    }
    return text;
  };
  const pair = (value: number, length: number) =>
    (length === 2 ? [Math.floor(value / 45), value % 45] : [value]).map((each) => alphanumeric[each]).join('');
  let text = '';
  while (at + 4 <= bits.length) {
    const mode = take(4);
    if (mode === 0) break;
    if (mode === 1) text += grouped(take(10), [4, 7, 10], (value, length) => String(value).padStart(length, '0'));
    else if (mode === 2) text += grouped(take(9), [6, 11], pair);
    else if (mode === 4) text += grouped(take(8), [8], (value) => String.fromCharCode(value));
    else throw new Error(`Data of a kind that is not read here: ${mode}`);
  }
  return text;
}

const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** The modules of an SVG of dark bars in a light square, without the quiet zone of so many modules. */
export function modulesOf(svg: string, margin = 4): Modules {
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const [, path = ''] = /<path fill="#000" d="([^"]*)"/.exec(svg) ?? [];
  if (width === '' || width !== height || !svg.includes(`<rect width="${width}" height="${width}" fill="#fff"/>`))
    throw new Error('No drawing of a code');
  const size = Number(width) - 2 * margin;
  const modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const bar of path.split('z').slice(0, -1)) {
    const [, x, y, length, back] = /^M(\d+) (\d+)h(\d+)v1h-(\d+)$/.exec(bar) ?? [];
    const row = modules[Number(y) - margin];
    const end = Number(x) - margin + Number(length);
    if (!row || length !== back || Number(x) < margin || !(end <= size)) throw new Error(`No bar of the code: ${bar}`);
    row.fill(true, Number(x) - margin, end);
  }
  return modules;
}
