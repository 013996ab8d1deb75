/** Reads printed pages: the browser's PDF, rendered by Poppler and scanned by ZBar, both independent of our code. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveOut } from './left-out.ts';

/** Whether the programs are installed; without them tests are skipped, and the run reports that. */
export function canReadPaper(what: string): boolean {
  const programs = [
    ['pdftoppm', 'poppler'],
    ['zbarimg', 'zbar'],
  ] as const;
  const missing = programs.filter(([program]) => spawnSync(program, ['--help']).error);
  for (const [program, name] of missing) leaveOut(name, what, `there is no ${program} on PATH`);
  return missing.length === 0;
}

/** The layout of labels on a sheet, in millimetres. */
export interface Grid {
  columns: number;
  rows: number;
  left: number;
  top: number;
  across: number;
  down: number;
  width: number;
  height: number;
}

interface Paper {
  /** Millimetres, page by page. */
  pages: { width: number; height: number }[];
  /** The code of each label, row by row, page by page; undefined without one. */
  codes: (string | undefined)[][];
}

const inMillimetres = (points: string | undefined) => (Number(points) / 72) * 25.4;

/** The resolution of coarse label printers. */
const dotsAnInch = 203;

/** Renders a PDF as a printer does, cuts out the labels and scans each by itself. */
export function readPaper(pdf: Buffer, grid: Grid): Paper {
  const directory = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const file = join(directory, 'labels.pdf');
    writeFileSync(file, pdf);
    const sizes = execFileSync('pdfinfo', ['-f', '1', '-l', '10000', file], { encoding: 'utf8' });
    const pages = [...sizes.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(([, width, height]) => ({
      width: inMillimetres(width),
      height: inMillimetres(height),
    }));
    execFileSync('pdftoppm', ['-r', String(dotsAnInch), '-gray', file, join(directory, 'page')]);
    const images = readdirSync(directory).filter((name) => /^page-\d+\.pgm$/.test(name));
    return { pages, codes: images.sort().map((name) => labelsOn(join(directory, name), grid)) };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function labelsOn(file: string, { columns, rows, ...grid }: Grid): (string | undefined)[] {
  const page = imageIn(readFileSync(file));
  const dots = (millimetres: number) => Math.round((millimetres / 25.4) * dotsAnInch);
  const labels = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [grid.left + (index % columns) * grid.across, grid.top + Math.floor(index / columns) * grid.down];
    const label = `${file}-${index}.pgm`;
    writeFileSync(label, cut(page, { x: dots(x), y: dots(y), width: dots(grid.width), height: dots(grid.height) }));
    return label;
  });
  const found = codesIn(labels);
  return labels.map((label, index) => {
    const [code, ...others] = found.get(label) ?? [];
    if (others.length > 0) throw new Error(`Label ${index} has several codes: ${others}`);
    return code;
  });
}

interface Image {
  width: number;
  height: number;
  /** A byte each. */
  pixels: Buffer;
}

/** Netpbm's format of grey images. */
function imageIn(bytes: Buffer): Image {
  const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 40)) ?? [];
  if (head === '') throw new Error('This is no grey image');
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(head.length) };
}

function cut(image: Image, { x, y, width, height }: { x: number; y: number; width: number; height: number }): Buffer {
  const [across, down] = [Math.min(width, image.width - x), Math.min(height, image.height - y)];
  const lines = Array.from({ length: down }, (_, row) => {
    const start = (y + row) * image.width + x;
    return image.pixels.subarray(start, start + across);
  });
  return Buffer.concat([Buffer.from(`P5\n${across} ${down}\n255\n`), ...lines]);
}

/** The codes in each image. The program's exit code is 4 where one has none. */
function codesIn(images: readonly string[]): Map<string, string[]> {
  const args = ['--quiet', '--xml', '-Sdisable', '-Sqr.enable', ...images];
  const { stdout, status, stderr } = spawnSync('zbarimg', args, { encoding: 'utf8' });
  if (status !== 0 && status !== 4) throw new Error(`zbarimg has ended with ${status}: ${stderr}`);
  const sources = [...stdout.matchAll(/<source href='([^']*)'>(.*?)<\/source>/gs)];
  return new Map(
    sources.map(([, image = '', found = '']) => [
      image,
      [...found.matchAll(/<data[^>]*><!\[CDATA\[(.*?)\]\]><\/data>/gs)].map(([, code = '']) => code),
    ]),
  );
}
