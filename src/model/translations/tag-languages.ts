/** The languages of a tag: requesting more of them, and the runner's progress. */
import type { Logger } from 'pino';
import type { Actor } from '../../../contracts/access.ts';
import type { Job, Subject } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { Invalid, RunnerUnreachable } from '../../errors.ts';
import { Tag } from '../tags/tag.ts';
import type { TagTexts } from '../tags/tag-parts.ts';
import type { MachineTranslation } from './machine-translation.ts';
import { NameTranslation } from './name-translation.ts';
import { Translation } from './translation.ts';
import type { RunnerControls } from './translator.ts';

/** A text or name in a language. */
type PendingTranslation = Pick<Job, 'subject' | 'lang_code'>;

/** The progress of a tag's translations. */
export interface TagProgress {
  /** The number of translations of the present originals. */
  made: number;
  underWay: PendingTranslation[];
  /** Failed jobs; some of them are retried automatically. */
  failing: Job[];
  /** Jobs for language pairs that no provider supports, which is no failure. */
  unsupported: Job[];
}

/** The runner's jobs, and the log for its outages. */
interface RunnerJobs {
  jobs: Pick<RunnerControls['jobs'], 'list'>;
  log: Logger;
}

/** More jobs than one tag can have: a text and a name, in each language. */
const maxJobs = 200;

/**
 * Requests a tag's text and name in these languages, without waiting; existing ones stay as they are. Returns false if
 * the runner could not be reached. Throws `record_not_found` where the actor may not see the tag,
 * and `Invalid` where it has nothing to translate.
 */
export async function orderLanguages(
  db: Database,
  actor: Actor,
  tagId: number,
  languages: readonly string[],
  machine: MachineTranslation,
): Promise<boolean> {
  if (languages.length === 0) return true;
  const { id } = await Tag.find(db, actor, tagId);
  const [text] = await Translation.reachable(db, actor).where({ 'owner.tag_id': id }).limit(1);
  const [name] = await NameTranslation.reachable(db, actor).where({ 'owner.id': id }).limit(1);
  const subjects: Subject[] = [
    ...(text ? [{ kind: 'text', id: text.ownerId } as const] : []),
    ...(name ? [{ kind: 'name', id } as const] : []),
  ];
  if (subjects.length === 0) throw new Invalid({ base: ['There is no text and no name to translate.'] });
  return machine.order(subjects, languages);
}

/** A tag's texts and the runner's progress; `undefined` where no work is pending. */
export async function readTagTexts(
  db: Database,
  actor: Actor,
  tag: Tag,
  runner: RunnerJobs,
): Promise<TagTexts & { progress: TagProgress | undefined }> {
  // Jobs first, so that the texts include whatever a job has finished meanwhile.
  const jobs = await jobsOf(tag, runner);
  const { translations, name_translations } = await tag.belonging(db, actor, 'translations', 'name_translations');
  const written = { translations, name_translations };
  return { ...written, progress: jobs && progressOf(tag, written, jobs) };
}

/** A tag's jobs; undefined where the runner cannot be reached. */
async function jobsOf(tag: Tag, { jobs, log }: RunnerJobs): Promise<Job[] | undefined> {
  try {
    return (await jobs.list({ tag_id: tag.id, limit: maxJobs })).jobs;
  } catch (err) {
    // The page shows all stored texts even without the runner.
    if (!(err instanceof RunnerUnreachable))
      log.warn({ err, tag: tag.id }, 'a page could not get the state of translations from the runner');
    return undefined;
  }
}

/** The texts are no older than the jobs. */
function progressOf(tag: Tag, written: TagTexts, jobs: readonly Job[]): TagProgress | undefined {
  const open = jobs.filter((job) => !isSettled(job, tag, written) && !isOfFormer(job, written));
  const remakes = remakesWithout(open, written);
  if (open.length === 0 && remakes.length === 0) return undefined;
  const rows = [...written.translations, ...written.name_translations];
  const begun = open.filter(({ state }) => state === 'queued' || state === 'running');
  const unsupported = open.filter(({ state }) => state === 'unsupported');
  const failing = open.filter((job) => !begun.includes(job) && !unsupported.includes(job));
  return {
    made: rows.filter(({ origin, stale }) => origin !== 'original' && !stale).length,
    underWay: [...begun, ...remakes],
    failing,
    unsupported,
  };
}

/** Stale translations without a job: the runner's sweep is about to queue them. */
function remakesWithout(jobs: readonly Job[], { translations, name_translations }: TagTexts): PendingTranslation[] {
  const isOpen = (kind: Subject['kind'], lang: string) =>
    jobs.some(({ subject, lang_code }) => subject.kind === kind && lang_code === lang);
  return [...translations, ...name_translations].flatMap((row) => {
    const kind = row instanceof Translation ? 'text' : 'name';
    const isRemade = row.origin === 'machine' && row.stale && !isOpen(kind, row.lang_code);
    return isRemade ? { subject: { kind, id: row.ownerId } as const, lang_code: row.lang_code } : [];
  });
}

/** Whether the job ended for a former original, so that its translation is stale now. */
function isOfFormer(job: Job, { translations, name_translations }: TagTexts): boolean {
  const rows = job.subject.kind === 'text' ? translations : name_translations;
  const hasEnded = job.next_attempt_at === null && job.state !== 'queued' && job.state !== 'running';
  const isStale = rows.some(
    ({ lang_code, origin, stale }) => lang_code === job.lang_code && origin === 'machine' && stale,
  );
  const edited = rows.find(({ origin }) => origin === 'original')?.updated_at;
  return hasEnded && isStale && edited !== undefined && new Date(job.updated_at) < edited;
}

/** Whether no work is pending: the translation exists, or its original is deleted. */
function isSettled(
  { subject, lang_code, state }: Job,
  tag: Tag,
  { translations, name_translations }: TagTexts,
): boolean {
  const rows = subject.kind === 'text' ? translations : name_translations;
  const ownerId = subject.kind === 'text' ? translations[0]?.text_record_id : tag.id;
  const isThere = rows.some((row) => row.lang_code === lang_code && !row.stale);
  return state === 'succeeded' || rows.length === 0 || subject.id !== ownerId || isThere;
}
