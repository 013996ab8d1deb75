/** The entry to translation on the start page: a language, and for admins a customer. */
import type { Html } from '../../html/html.ts';
import { html, nothing } from '../../html/html.ts';
import type { PageContext } from '../../html/page.ts';
import type { Call } from '../../http/call.ts';
import { readOwnerOffer } from './work-pages.ts';
import { languageForm } from './work-views.ts';

export async function readWorkSummary(call: Call<'optional'>): Promise<(context: PageContext) => Html> {
  const { caller } = call;
  if (!caller) return () => nothing;
  const offers = await readOwnerOffer({ ...call, caller });
  return (context) => html`<h2>Translation work</h2>\n${languageForm(context, { requested: {}, offers })}`;
}
