import { styleText } from 'node:util';

const columns = 80;
const indent = '   ';

type Style = 'bold' | 'dim' | 'cyan' | 'green' | 'yellow';

/** The demo's output: 80 columns, and colours only on a terminal without NO_COLOR. */
export class Terminal {
  readonly #stream: NodeJS.WriteStream;
  readonly #hasColours: boolean;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
    this.#hasColours = stream.isTTY === true && !process.env.NO_COLOR && stream.hasColors();
  }

  /** Prints sentences, wrapped. */
  say(text = '', style?: Style): void {
    for (const line of wrapText(text, columns)) this.#write(this.#styled(line, style));
  }

  title(text: string): void {
    this.#write();
    this.#write(this.#styled(text, 'bold'));
    this.#write(this.#styled('─'.repeat(text.length), 'dim'));
  }

  step(number: number, text: string): void {
    this.#write();
    this.#write(`${this.#styled(String(number), 'cyan')}  ${this.#styled(text, 'bold')}`);
  }

  /** Prints a request, and its answer's time. */
  request(text: string, ms: number): void {
    const took = formatDuration(ms);
    const room = columns - indent.length - took.length - 1;
    this.#write(`${indent}${this.#styled(text.padEnd(room), 'dim')} ${this.#styled(took, 'yellow')}`);
  }

  /** Prints a remark on the step. */
  note(text: string, style?: Style): void {
    for (const line of wrapText(text, columns - indent.length)) this.#write(indent + this.#styled(line, style));
  }

  /** Prints a text as its visitor sees it, with a mark at the edge. */
  quote(text: string): void {
    const edge = this.#styled('│', 'green');
    for (const line of wrapText(text, columns - indent.length - 2)) this.#write(`${indent}${edge} ${line}`);
  }

  /** Prints a line for each entry; values are not wrapped, so that they can be copied. */
  list(entries: readonly (readonly [label: string, value: string])[]): void {
    const width = Math.max(...entries.map(([label]) => label.length));
    for (const [label, value] of entries) this.#write(`  ${this.#styled(label.padEnd(width), 'dim')}  ${value}`);
  }

  /** Prints commands to copy, unwrapped. */
  commands(lines: readonly string[]): void {
    for (const line of lines) this.#write(`  ${line}`);
  }

  #styled(text: string, style: Style | undefined): string {
    return style && this.#hasColours ? styleText(style, text, { validateStream: false }) : text;
  }

  #write(line = ''): void {
    this.#stream.write(`${line.trimEnd()}\n`);
  }
}

/** 3.1 ms, 240 ms, 1.52 s. */
export function formatDuration(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
  return `${ms < 10 ? ms.toFixed(1) : ms.toFixed(0)} ms`;
}

/** Wraps a text between words; too long words get lines of their own. */
export function wrapText(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
