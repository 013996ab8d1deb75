/** LibreOffice, which opens and saves files as a person does: Debian's `libreoffice-calc`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveOut } from './left-out.ts';

/** Whether it is installed; without it tests are skipped, and the run reports that. */
export function hasLibreOffice(what: string): boolean {
  const isThere = spawnSync('soffice', ['--version']).error === undefined;
  if (!isThere) leaveOut('libreoffice', what, 'there is no soffice on PATH');
  return isThere;
}

/** A format as `--convert-to` has it, and how files of it end. */
interface Format {
  filter: string;
  extension: string;
}

const quote = 34;
const utf8 = 76;
/** As Windows numbers languages. */
export const languages = { English: 1033, German: 1031 } as const;

/** Its filter's options: separator, quote, encoding, first line, columns, language, quote all texts, numbers as they are. */
const csvOptions = (separator: string, language: number) =>
  `${separator.charCodeAt(0)},${quote},${utf8},1,,${language},false,true`;

export const workbook: Format = { filter: 'xlsx:Calc MS Excel 2007 XML', extension: 'xlsx' };
export const csvOf = (separator: string, language: number): Format => ({
  filter: `csv:Text - txt - csv (StarCalc):${csvOptions(separator, language)}`,
  extension: 'csv',
});

interface Saving {
  /** How the file ends that is opened. */
  extension: string;
  /** How a CSV is read. */
  separator?: string;
  language: number;
}

/** Opens a file and saves it in a format. */
export function savedBy(file: Buffer, { extension, separator, language }: Saving, to: Format): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'libreoffice-'));
  try {
    const opened = join(directory, `table.${extension}`);
    writeFileSync(opened, file);
    const reading = separator ? [`--infilter=Text - txt - csv (StarCalc):${csvOptions(separator, language)}`] : [];
    const { status, stderr } = spawnSync(
      'soffice',
      [
        ...[`-env:UserInstallation=file://${directory}/profile`, '--headless', '--norestore', ...reading],
        ...['--convert-to', to.filter, '--outdir', join(directory, 'saved'), opened],
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`soffice has ended with ${status}: ${stderr}`);
    return readFileSync(join(directory, 'saved', `table.${to.extension}`));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
