/** A form that is nothing but its button: for what one click does. */
import { attributes, type Html, html } from './html.ts';

/** By their whole names; a list where a name comes more than once. */
export type HiddenFields = Readonly<Record<string, string | readonly string[]>>;

export interface ButtonOptions {
  action: string;
  csrfToken: string;
  label: string;
  /** What the label leaves to the eye, for who cannot see what stands beside the button: `Delete` … `the place Harbour`. */
  context?: string;
  method?: 'post' | 'patch' | 'delete';
  /** Fields that go with it. */
  hidden?: HiddenFields;
  /** `danger`: it cannot be taken back. */
  kind?: 'quiet' | 'danger';
  key?: AccessKey | undefined;
}

/** A letter that presses a control, with the browser's keys for that; where several would have it, a script says which one has. */
export interface AccessKey {
  letter: string;
  isActive: boolean;
}

export const keyed = (key: AccessKey | undefined): Html =>
  attributes({ accesskey: key?.isActive && key.letter, 'data-key': key?.letter });

export function button(options: ButtonOptions): Html {
  const { action, csrfToken, label, context, method = 'post', hidden = {}, kind = 'quiet', key } = options;
  return html`<form class="button" method="post" action="${action}">${hiddenFields({ method, csrfToken, hidden })}<button class="${kind}" type="submit"${keyed(key)}>${label}${context !== undefined && html`<span class="unseen"> ${context}</span>`}</button></form>`;
}

/** What a form carries unseen: its token, the method that it stands for, and whatever it is given. */
export function hiddenFields(given: {
  method: 'post' | 'patch' | 'put' | 'delete';
  csrfToken: string;
  hidden: HiddenFields;
}): Html {
  const override: HiddenFields = given.method === 'post' ? {} : { _method: given.method };
  const all = { ...override, csrf_token: given.csrfToken, ...given.hidden };
  const fields = Object.entries<string | readonly string[]>(all);
  const field = (name: string) => (value: string) => html`<input type="hidden" name="${name}" value="${value}">`;
  return html`${fields.map(([name, values]) => [values].flat().map(field(name)))}`;
}
