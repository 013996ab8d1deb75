/** The page of a refused report. */
import type { FailureReason } from '../../contracts/failures.ts';
import { type Language, languageByCode } from '../../contracts/languages.ts';
import { html, nothing } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { lookHead, museumBrand } from './look-views.ts';
import type { PublicTag } from './public-tag.ts';
import { reportFields } from './report-form-views.ts';
import { visitorsFrame } from './tag-views.ts';
import { speechOf } from './words/index.ts';

interface ReportAgain {
  tagIdentifier: string;
  /** Query of the tag's address. */
  query: string;
  /** The sent values by field. */
  fields: Readonly<Record<string, string>>;
  /** The reason of refusal; undefined where its words are at fault. */
  reason: FailureReason | undefined;
  /** The sender's most preferred language. */
  reader: Language | undefined;
  look: PublicTag['look'];
}

/** The form with the previous input: to be changed, or to be sent later. */
export const reportAgainPage =
  ({ tagIdentifier, query, fields: { words: typed = '', ...unseen }, reason, reader, look }: ReportAgain): View =>
  (context) => {
    const { prefix } = context;
    const speech = speechOf(reader ?? languageByCode('en'));
    const { words } = speech;
    const address = `${prefix}/t/${encodeURIComponent(tagIdentifier)}`;
    const refused = reason === 'too_many_reports' ? 'too many' : 'words';
    return {
      ...visitorsFrame(speech, { head: look ? lookHead(look, context) : nothing }),
      ...museumBrand(look, words, prefix),
      title: words.wrong,
      body: html`${reportFields({ action: `${address}/reports${query}`, speech, unseen, typed, refused })}
<p><a href="${address}${query}">${words.back}</a></p>`,
    };
  };
