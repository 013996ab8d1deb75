/**
 * Reads a QR code as a phone does, by ISO/IEC 18004 and without the library that draws ours: versions 1 to 6 at level M, and no
 * correction of errors, since nothing is worn off here. Throws for what is no such code.
 */

/** Dark modules, by row. */
export type Modules = readonly (readonly boolean[])[];

/** Of each version at level M: blocks, and data codewords in each. */
const blocks = [
  [1, 16],
  [1, 28],
  [1, 44],
  [2, 32],
  [2, 43],
  [4, 27],
] as const;

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

export function readQrCode(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const [count, length] = blocks[version - 1] ?? [];
  if (count === undefined || length === undefined) throw new Error(`No code that can be read: ${size} modules`);
  const isDark = (y: number, x: number) => modules[y]?.[x] === true;
  assertFinders(isDark, size);
  const mask = maskOf(isDark);

  const bits: boolean[] = [];
  for (const [y, x] of dataPath(size, version)) bits.push(isDark(y, x) !== mask(y, x));
  const codeword = (index: number) => bits.slice(index * 8, index * 8 + 8);
  // Blocks lie interleaved.
  const data = Array.from({ length: count }, (_, block) =>
    Array.from({ length }, (_, index) => codeword(index * count + block)),
  );
  return textOf(data.flat(2));
}

/** The three corners: a dark ring, a light ring, and a dark square. */
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

function maskOf(isDark: (y: number, x: number) => boolean) {
  const along = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => isDark(8, x));
  const up = [7, 5, 4, 3, 2, 1, 0].map((y) => isDark(y, 8));
  const format = numberOf([...along, ...up]) ^ 0b101010000010010;
  if (format >> 13 !== 0) throw new Error('The code is not of level M');
  return masks[(format >> 10) & 7] as (typeof masks)[number];
}

/** Where the data are: in pairs of columns from the right, upwards and downwards in turn, around all that is not data. */
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

/** The modules of a code that is drawn as dark bars within a light square, without its empty border of four modules. */
export function modulesOf(svg: string): Modules {
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const [, path = ''] = /<path fill="#000" d="([^"]*)"/.exec(svg) ?? [];
  if (width === '' || width !== height || !svg.includes(`<rect width="${width}" height="${width}" fill="#fff"/>`))
    throw new Error('No drawing of a code');
  const size = Number(width) - 8;
  const modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const bar of path.split('z').slice(0, -1)) {
    const [, x, y, length, back] = /^M(\d+) (\d+)h(\d+)v1h-(\d+)$/.exec(bar) ?? [];
    const row = modules[Number(y) - 4];
    const end = Number(x) - 4 + Number(length);
    if (!row || length !== back || Number(x) < 4 || !(end <= size)) throw new Error(`No bar of the code: ${bar}`);
    row.fill(true, Number(x) - 4, end);
  }
  return modules;
}
