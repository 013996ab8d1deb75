/** A form that is only a button, for actions of one click. */

import { attributes, type Html, html, nothing } from './html.ts';
import { isAllowed } from './permissions.ts';

/** By their whole names; a list for repeated names. */
export type HiddenFields = Readonly<Record<string, string | readonly string[]>>;

interface ButtonOptions {
  action: string;
  csrfToken: string;
  label: string;
  /**
   * The rest of the label for screen readers, where the surroundings tell it visually: `Delete` … `the place Harbour`.
   */
  context?: string;
  method?: 'post' | 'patch' | 'delete';
  hidden?: HiddenFields;
  /** `danger`: cannot be undone. `first`: what the page is for. */
  kind?: 'quiet' | 'danger' | 'first';
  key?: AccessKey | undefined;
}

/** An access key; where several controls share it, a script decides which one is meant. */
export interface AccessKey {
  letter: string;
  isActive: boolean;
}

export const accessKeyAttributes = (key: AccessKey | undefined): Html =>
  attributes({ accesskey: key?.isActive && key.letter, 'data-key': key?.letter });

export function button(options: ButtonOptions): Html {
  const { action, csrfToken, label, context, method = 'post', hidden = {}, kind = 'quiet', key } = options;
  if (!isAllowed(method.toUpperCase(), action)) return nothing;
  return html`<form class="button" method="post" action="${action}">${hiddenFields({ method, csrfToken, hidden })}<button class="${kind}" type="submit"${accessKeyAttributes(key)}>${label}${context !== undefined && html`<span class="unseen"> ${context}</span>`}</button></form>`;
}

/** A dangerous button behind its consequence, in a disclosure that opens without a script. `opens`: what that says, else the label. */
export function confirmButton(consequence: string, { opens, ...options }: ButtonOptions & { opens?: string }): Html {
  const { action, label, context, method = 'delete' } = options;
  if (!isAllowed(method.toUpperCase(), action)) return nothing;
  return html`<details class="deletion"><summary>${opens ?? html`${label}<span class="unseen"> ${context}</span>`}…</summary>
<p>${consequence}</p>
${button({ ...options, method, kind: 'danger' })}
</details>`;
}

/** The hidden fields of a form: its token, its method, and given ones. */
export function hiddenFields(given: {
  method: 'post' | 'patch' | 'put' | 'delete';
  csrfToken: string;
  hidden: HiddenFields;
}): Html {
  const override: HiddenFields = given.method === 'post' ? {} : { _method: given.method };
  return hiddenInputs({ ...override, csrf_token: given.csrfToken, ...given.hidden });
}

export const hiddenInputs = (fields: HiddenFields): Html =>
  html`${Object.entries<string | readonly string[]>(fields).map(([name, values]) =>
    [values].flat().map((value) => html`<input type="hidden" name="${name}" value="${value}">`),
  )}`;
