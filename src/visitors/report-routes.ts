/**
 * "This is wrong": visitors' reports from the page of a tag. They go to the tag's owner, and store nothing about the
 * visitor.
 */
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import type { Language } from '../../contracts/languages.ts';
import { VisitorsReport } from '../../contracts/management/reports.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import type { Config } from '../config.ts';
import { Failure, Invalid } from '../errors.ts';
import type { View } from '../html/page.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { parseBody, readBody } from '../http/body.ts';
import { callOf } from '../http/call.ts';
import { type FormFailure, onSubmit } from '../http/forms.ts';
import { seeOther } from '../http/pages.ts';
import { queryOf } from '../http/parameters.ts';
import { parseRecordFields } from '../http/record-body.ts';
import { firstLanguage } from '../lookup/preferences.ts';
import { readByIdentifier } from '../lookup/read/by-identifier.ts';
import type { Reading } from '../lookup/read/reading.ts';
import { type NewReport, Report } from '../model/reports/report.ts';
import { Reporter } from '../model/reports/report-rate-limit.ts';
import { networkOf } from '../model/sign-in/network.ts';
import { sourceHash } from '../model/translations/source-hash.ts';
import { rememberedLanguage } from './remembered-language.ts';
import { reportAgainPage } from './report-views.ts';
import { answerUnknown, preferencesOf } from './tag-routes.ts';

const path = '/t/:tag_identifier/reports';
/** With the hash of the text that its page has shown. */
const SubmittedReport = VisitorsReport.extend({ read: VisitorsReport.shape.hash });
const form = { body: z.object({ report: SubmittedReport }), metadata: { group: 'report' } };

type Visit = Request<{ tag_identifier: string }>;

export function visitorsReports(config: Pick<Config, 'publicUrl' | 'prefix'>): Router {
  const remembered = rememberedLanguage(config);
  const preferencesFor = (req: Request) => preferencesOf(req, remembered.of(req)).preferences;
  const asForm = onSubmit(
    (req, res) => receive(req as Visit, res, firstLanguage(preferencesFor(req))),
    (req, failure) => again(req, failure, firstLanguage(preferencesFor(req))),
  );
  // A helpful page where the tag does not exist.
  const explain: ErrorRequestHandler = (error, req, res, next) =>
    error instanceof Failure && error.reason === 'tag_not_found' && req.format === 'html'
      ? answerUnknown(req, res, preferencesFor(req))
      : next(error);
  const router = Router();
  router.post(path, readBody, readFormat, (req: Visit, res, next) =>
    req.format === 'json' ? receive(req, res, firstLanguage(preferencesFor(req))) : asForm(req as Request, res, next),
  );
  router.all(path, refuseOtherMethods(['POST']));
  router.use(path, explain);
  return router;
}

/** A form is answered by a page, unless JSON is requested. */
const readFormat: RequestHandler = (req, res, next) => {
  const isJson = queryOf(req).format === 'json' || req.accepts(['html', 'json']) === 'json';
  req.format = isJson ? 'json' : 'html';
  // The time of the request's log line would identify the sender of the report.
  res.locals.isOfNobody = true;
  next();
};

/** `reader`: the language of the page around the text; undefined without a known preference. */
async function receive(req: Visit, res: Response, reader: Language | undefined): Promise<void> {
  const { report } = parseRecordFields(parseBody(req), form);
  const { db, lookups, sender } = callOf<'none'>(req);
  const reading = await readByIdentifier(lookups, req.params.tag_identifier, {
    preferences: report.lang === undefined ? [] : [report.lang],
    extras: ['provenance'],
  });
  if (!reading) throw new Failure('tag_not_found');
  const read = whatWasRead(reading, report);
  await Report.file(db, { ...read, words: report.words, reader: reader?.code }, new Reporter(networkOf(sender.ip)));
  seeOther(res, `/t/${reading.tag_identifier}?${new URLSearchParams({ ...languageParameter(req), reported: '1' })}`);
}

/** Without a hash it is the text that is served now, in any language. */
function whatWasRead(
  reading: Reading<'provenance'>,
  { part: given, lang, hash, read }: z.output<typeof SubmittedReport>,
): Omit<NewReport, 'words' | 'reader'> {
  const part = given ?? 'text';
  const served = reading.provenance[part];
  const words = reading[part];
  if (!served || words === null) throw new Invalid({ part: ['is not there to be read'] });
  const lang_code = hash === undefined ? served.served : (lang ?? served.served);
  const source_hash = hash ?? served.source_hash;
  const present = sourceHash(served.served, words);
  const isServed = lang_code === served.served && source_hash === served.source_hash && (read ?? present) === present;
  return {
    tag_id: reading.id,
    part,
    lang_code,
    source_hash,
    read_hash: isServed ? present : null,
  };
}

/** The next page keeps the language of the address. */
function languageParameter(req: Request): { lang?: string } {
  const lang = textOrUndefined(queryOf(req).lang);
  return lang === undefined ? {} : { lang };
}

/** The form with the previous input and its errors. `reader`: undefined without a known preference. */
async function again(req: Request, { reason }: FormFailure, reader: Language | undefined): Promise<View> {
  const given = parseBody(req);
  const fields = Object.keys(SubmittedReport.shape).map((name) => [name, textOrUndefined(given[name]) ?? ''] as const);
  const { lang } = languageParameter(req);
  const tagIdentifier = `${req.params.tag_identifier}`;
  const tag = await readByIdentifier(callOf<'none'>(req).lookups, tagIdentifier, { extras: ['look'] });
  return reportAgainPage({
    tagIdentifier,
    query: lang === undefined ? '' : `?${new URLSearchParams({ lang })}`,
    fields: Object.fromEntries(fields),
    reason,
    reader,
    look: tag?.look ?? null,
  });
}
