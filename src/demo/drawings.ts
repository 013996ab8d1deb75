/** The pictures of the demo's museum: a few lines of SVG each. */

const drawing = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 160 120"><rect width="160" height="120" fill="#cfe3ec"/><circle cx="128" cy="26" r="11" fill="#f6d98b"/><path d="M0 82q20-7 40 0t40 0 40 0 40 0v38H0z" fill="#2f6f8f"/>${shapes}<path d="M0 96q20-6 40 0t40 0 40 0 40 0v24H0z" fill="#245a76"/></svg>`;

export const drawings = {
  boat: drawing(
    '<path d="M38 78h84l-12 20H52z" fill="#a5452f"/><path d="M38 78h84l-2 4H40z" fill="#f2efe6"/><path d="M79 24v54" stroke="#4a3323" stroke-width="2.5"/><path d="M82 28l30 44H82z" fill="#f7f3e8"/><path d="M76 36v36H52z" fill="#e7dcc3"/>',
  ),
  lighthouse: drawing(
    '<path d="M30 92q32-22 86 0v28H30z" fill="#6d6455"/><path d="M62 84l6-54h18l6 54z" fill="#f5f2ea"/><path d="M65 62l2-14h20l2 14zM63.500 76l1-8h25l1 8z" fill="#b33a2b"/><rect x="69" y="20" width="16" height="10" fill="#3d4a52"/><path d="M67 20l10-9 10 9z" fill="#b33a2b"/><path d="M85 24l58-12v22z" fill="#fff3c4" opacity=".7"/>',
  ),
} as const;

export type Drawing = keyof typeof drawings;

/** Whose they are. */
export const drawingCredit = 'Drawn for the museum of the port';
