/** What a page offers: its links, and its forms as a person would send them. */
import { type HtmlToken, tokensOf } from './html-tokens.ts';

export interface Offer {
  method: string;
  /** As it is in the page. */
  address: string;
  fields: [name: string, value: string][];
}

type Attributes = Extract<HtmlToken, { kind: 'tag' }>['attributes'];

interface Control {
  name: string;
  /** Each is sent in a form of its own. */
  values: string[];
}

interface DrawnForm {
  attributes: Attributes;
  controls: Control[];
  /** The buttons that send it. */
  presses: { address: string | undefined; field: [string, string] | undefined }[];
}

/** In these a language is tried, where it is among the choices. */
const triedLanguages = ['en', 'fr', 'de'];

const typed: Record<string, string> = { email: 'new@example.com', number: '1', url: 'https://example.com/' };

/** The values of an input as a person would send it; undefined for none. */
function filled({ type = 'text', value = '', required }: Attributes): string | undefined {
  if (type === 'file') return undefined;
  return value === '' && required !== undefined ? (typed[type] ?? 'Words') : value;
}

export function offersOf(page: string): Offer[] {
  const tokens = tokensOf(page);
  const offers: Offer[] = [];
  const forms: DrawnForm[] = [];
  const ofId = (id: string | undefined) => forms.find(({ attributes }) => attributes.id === id);
  // Controls outside of their form name it, before it too.
  for (const token of tokens)
    if (token.kind === 'tag' && token.name === 'form')
      forms.push({ attributes: token.attributes, controls: [], presses: [] });
  let begun = 0;
  let within: DrawnForm | undefined;
  let select: (Control & { of: DrawnForm | undefined; isChosen: boolean }) | undefined;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'end' && token.name === 'form') within = undefined;
    if (token.kind === 'end' && token.name === 'select' && select) {
      select.of?.controls.push(select);
      select = undefined;
    }
    if (token.kind !== 'tag') continue;
    const { attributes } = token;
    const { name = '', value = '', type } = attributes;
    const form = attributes.form === undefined ? within : ofId(attributes.form);
    if (token.name === 'form') within = forms[begun++];
    if (token.name === 'a' && attributes.href !== undefined)
      offers.push({ method: 'GET', address: attributes.href, fields: [] });
    if (token.name === 'textarea') form?.controls.push({ name, values: [textAfter(tokens, at) || 'Words'] });
    if (token.name === 'select') select = { name, values: [], of: form, isChosen: false };
    if (token.name === 'option' && select) choose(select, attributes);
    if (token.name === 'button' && type === 'submit')
      form?.presses.push({ address: attributes.formaction, field: name === '' ? undefined : [name, value] });
    if (token.name !== 'input' || name === '') continue;
    // Of several boxes, the first is ticked.
    if (type === 'checkbox' && form?.controls.some((other) => other.name === name)) continue;
    const given = filled(attributes);
    if (given !== undefined) form?.controls.push({ name, values: [given] });
  }
  return [...offers, ...forms.flatMap(sentOf)];
}

const textAfter = (tokens: readonly HtmlToken[], at: number): string => {
  const next = tokens[at + 1];
  return next?.kind === 'text' ? next.text.replace(/^\n/, '') : '';
};

function choose(select: { name: string; values: string[]; isChosen: boolean }, attributes: Attributes): void {
  const { value = '', selected, disabled } = attributes;
  if (value === '' || disabled !== undefined) return;
  if (/lang_code\]?$/.test(select.name)) {
    if (triedLanguages.includes(value)) select.values.push(value);
    return;
  }
  if (selected !== undefined) select.values = [value];
  else if (select.values.length === 0 && !select.isChosen) select.values = [value];
  select.isChosen ||= selected !== undefined;
}

/** Every way to send a form: by each of its buttons, in each of the languages that are tried. */
function sentOf({ attributes, controls, presses }: DrawnForm): Offer[] {
  const fieldsOf = controls.reduce<[string, string][][]>(
    (ways, { name, values }) =>
      values.length === 0
        ? ways
        : ways.flatMap((way) => values.map((value) => [...way, [name, value] as [string, string]])),
    [[]],
  );
  const unpressed = [{ address: undefined, field: undefined }];
  return (presses.length > 0 ? presses : unpressed).flatMap(({ address = attributes.action ?? '', field }) =>
    fieldsOf.map((fields) => {
      const all = field ? [...fields, field] : fields;
      if (attributes.method !== 'post')
        return { method: 'GET', address: `${address}?${new URLSearchParams(all)}`, fields: [] };
      const override = all.find(([name]) => name === '_method')?.[1];
      return { method: (override ?? 'post').toUpperCase(), address, fields: all };
    }),
  );
}
