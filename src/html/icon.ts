/** Line icons of Lucide. Each stands beside its word, so it is hidden from screen readers. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Html, html } from './html.ts';

/** Our names, and Lucide's. */
const drawings = {
  add: 'plus',
  apps: 'package',
  beacon: 'bluetooth',
  bin: 'trash',
  chip: 'nfc',
  coverage: 'layout-grid',
  download: 'download',
  history: 'rotate-ccw-clock',
  import: 'upload',
  invite: 'user-plus',
  job: 'list-todo',
  keep: 'lock',
  language: 'languages',
  look: 'palette',
  memory: 'database',
  menu: 'menu',
  money: 'coins',
  name: 'type',
  order: 'list-checks',
  original: 'file-pen-line',
  people: 'users',
  person: 'user',
  pin: 'map-pin',
  print: 'printer',
  provider: 'server',
  qr: 'qr-code',
  reads: 'chart-column',
  report: 'message-square-warning',
  search: 'search',
  start: 'house',
  tag: 'tag',
  text: 'file-text',
} as const;

export type IconName = keyof typeof drawings;

export const icon = (name: IconName): Html => html`<i class="icon i-${name}"></i>`;

/** The drawings as masks, which take the colour of their word. A style sheet is fetched once; drawings in pages would weigh on each. */
export function iconStyle(): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(file, 'utf8'));
  const rules = Object.entries(drawings).map(([name, drawing]) => {
    const body = icons[drawing]?.body;
    if (body === undefined) throw new Error(`Lucide has no drawing ${drawing}`);
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${body.replaceAll('"', "'")}</svg>`;
    return `.i-${name}{--icon:url("data:image/svg+xml,${inUrl(svg)}")}\n`;
  });
  return `/* Lucide, https://lucide.dev, under the ISC licence */\n${rules.join('')}`;
}

/** A URL in a style sheet may hold all but these as they are. */
const inUrl = (svg: string): string =>
  svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E');
