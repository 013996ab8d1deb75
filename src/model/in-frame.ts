/** What the frame of each page shows of a person's work: one statement, of which each part reads little. */
import type { Actor, Role } from '../../contracts/access.ts';
import { leastRoles } from '../../contracts/roles.ts';
import type { Database } from '../database/connect.ts';
import { mayBeBy } from './access/policy.ts';
import { Report } from './reports/report.ts';

interface InFrame {
  /** Open reports on texts that are still served and that the actor may close, up to `mostCounted`. */
  reports: number;
  /** Items of orders of the last 30 days that have failed, for who may order. */
  failed: number;
  /** Languages of the collection, the most frequent first. */
  languages: string[];
}

/** More reports than that are not counted. */
const mostCounted = 100;
/** Of the newest and the oldest tags, and of the newest orders, this many tell the languages of a collection. */
const looked = 20;

const isOwn = 'where customer_id = :actor';

const failed = `
  select coalesce(sum(failed), 0)::integer from translation_orders
  ${isOwn} and created_at > now() - interval '30 days'`;

/** The newest tags alone may be blank, as after minting, or in the one language of an import. An admin looks after those of all. */
const languagesOf = (isAdmin: boolean): string => {
  const of = isAdmin ? '' : isOwn;
  return `
  select coalesce(array_agg(used.lang_code order by used.times desc, used.lang_code), '{}') from (
    select written.lang_code, count(*) as times
    from (
      select code.lang_code from (
        (select id from tags ${of} order by id desc limit ${looked})
        union (select id from tags ${of} order by id limit ${looked})
      ) known
      cross join lateral (
        select names.lang_code::text from name_translations names where names.tag_id = known.id
        union
        select texts.lang_code::text from text_records of_tag join translations texts on texts.text_record_id = of_tag.id
        where of_tag.tag_id = known.id
      ) code
      union all
      select unnest(lang_codes) from (select lang_codes from translation_orders ${of} order by id desc limit ${looked}) ordered
    ) written
    group by written.lang_code
  ) used`;
};

export async function inFrame(db: Database, actor: Actor): Promise<InFrame> {
  const open = Report.open(db, actor).limit(mostCounted);
  const { rows } = await db.raw(
    `select (select count(*)::integer from (:open) waiting) as reports, (${failed}) as failed,
       (${languagesOf(actor.isAdmin)}) as languages`,
    { open: open.clearSelect().select('reports.id').toKnexQuery(), actor: actor.id } as never,
  );
  const may = (least: Role | undefined) => mayBeBy(actor.member?.role, least);
  const { reports, failed: ofOrders, languages } = rows[0];
  return {
    reports: may(leastRoles.reports.right) ? reports : 0,
    failed: may(leastRoles.translation_orders.create) ? ofOrders : 0,
    languages,
  };
}
