/** The layout of a sheet of labels: its paper, and the position of each label, in real sizes. */
import { type Content, type LabelLayout, layOutLabel, type Sheet } from './label-sheets.ts';

const mm = (value: number) => `${Number(value.toFixed(3))}mm`;

/** Slack in millimetres: a page that is slightly too long for its paper would be followed by an empty one. */
const hair = 0.05;

export function labelStyle(sheet: Sheet, content: Content): string {
  const division = layOutLabel(sheet, content);
  return [paper(sheet), label(division), words(division), around].join('');
}

const paper = ({ paper: { width, height }, label: size, columns, left, top, across, down }: Sheet) => `@page {
  size: ${mm(width)} ${mm(height)};
  margin: 0;
}
.sheet {
  display: grid;
  grid-template-columns: repeat(${columns}, ${mm(size.width)});
  grid-auto-rows: ${mm(size.height)};
  gap: ${mm(down - size.height)} ${mm(across - size.width)};
  align-content: start;
  width: ${mm(width)};
  height: ${mm(height - hair)};
  padding: ${mm(top)} 0 0 ${mm(left)};
  overflow: hidden;
  direction: ltr;
  color: #000;
  background: #fff;
}
`;

const label = ({ isRow, padding, code, line }: LabelLayout) => `.sticker {
  display: flex;
  flex-direction: ${isRow ? 'row' : 'column'};
  align-items: center;
  gap: ${mm(isRow ? padding : 0)};
  padding: ${mm(padding)};
  overflow: hidden;
  font-size: ${mm(line / 1.25)};
  line-height: ${mm(line)};
}
.sticker .qr-code {
  flex: none;
  width: ${mm(code)};
  height: ${mm(code)};
  border-radius: 0;
}
`;

const words = ({ isRow, line, nameLines, wordLines, identifier }: LabelLayout) => `.sticker-words {
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: ${isRow ? 'center' : 'start'};
  align-self: stretch;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  text-align: ${isRow ? 'start' : 'center'};
}
.sticker-words > * {
  flex: none;
  height: ${mm(line)};
  margin: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.sticker-words > .sticker-name {
  font-weight: 600;
}
.sticker-words > .sticker-logo {
  max-width: 100%;
  object-fit: contain;
  object-position: ${isRow ? 'left' : 'center'};
}
.sticker-name .text {
  white-space: inherit;
}
.sticker code {
  font-size: ${mm(identifier)};
  line-height: inherit;
}
${wrapped('name', nameLines, line)}${wrapped('said', wordLines, line)}`;

/** Several lines for names and words where there is room; longer ones end in dots. */
const wrapped = (part: string, lines: number, line: number) =>
  lines === 1
    ? ''
    : `.sticker-words > .sticker-${part} {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  height: auto;
  max-height: ${mm(lines * line)};
  white-space: normal;
}
`;

const around = `@media screen {
  .sheet {
    margin-block-end: 1rem;
    outline: 1px solid #767c83;
    outline-offset: -1px;
  }
  .sticker {
    outline: 1px dashed #d0d7de;
  }
}
@media print {
  body > :not(main),
  main > :not(.sheets) {
    display: none;
  }
  main {
    max-width: none;
    margin: 0;
    padding: 0;
  }
  .sheets {
    overflow: visible;
    margin: 0;
  }
  .sheet:not(:last-child) {
    break-after: page;
  }
}
`;
