/** The badges and languages in the frame of each page: one statement, each part of which reads few rows. */
import type { Actor, Role } from '../../contracts/access.ts';
import { requiredRoles } from '../../contracts/roles.ts';
import type { Database } from '../database/connect.ts';
import { isRoleAllowed } from './access/policy.ts';
import { Report } from './reports/report.ts';

interface FrameContents {
  /** Open reports on texts that are still served and that the actor may close, up to `maxCounted`. */
  reports: number;
  /** Failed items of orders of the last 30 days, for those who may order. */
  failed: number;
  /** Languages of the collection, the most frequent first. */
  languages: string[];
}

/** The cap of the count of reports. */
const maxCounted = 100;
/** The languages of a collection are estimated from so many of its newest tags, oldest tags and newest orders. */
const sampled = 20;

const isOwn = 'where customer_id = :actor';

const failed = `
  select coalesce(sum(failed), 0)::integer from translation_orders
  ${isOwn} and created_at > now() - interval '30 days'`;

/**
 * The newest tags alone may be empty, as after minting, or in the one language of an import. For an admin the tags of
 * all customers count.
 */
const languagesOf = (isAdmin: boolean): string => {
  const of = isAdmin ? '' : isOwn;
  return `
  select coalesce(array_agg(used.lang_code order by used.times desc, used.lang_code), '{}') from (
    select written.lang_code, count(*) as times
    from (
      select code.lang_code from (
        (select id from tags ${of} order by id desc limit ${sampled})
        union (select id from tags ${of} order by id limit ${sampled})
      ) known
      cross join lateral (
        select names.lang_code::text from name_translations names where names.tag_id = known.id
        union
        select texts.lang_code::text from text_records of_tag join translations texts on texts.text_record_id = of_tag.id
        where of_tag.tag_id = known.id
      ) code
      union all
      select unnest(lang_codes) from (select lang_codes from translation_orders ${of} order by id desc limit ${sampled}) ordered
    ) written
    group by written.lang_code
  ) used`;
};

export async function readFrameContents(db: Database, actor: Actor): Promise<FrameContents> {
  const open = Report.open(db, actor).limit(maxCounted);
  const { rows } = await db.raw(
    `select (select count(*)::integer from (:open) waiting) as reports, (${failed}) as failed,
       (${languagesOf(actor.isAdmin)}) as languages`,
    { open: open.clearSelect().select('reports.id').toKnexQuery(), actor: actor.id } as never,
  );
  const may = (least: Role | undefined) => isRoleAllowed(actor.member?.role, least);
  const { reports, failed: ofOrders, languages } = rows[0];
  return {
    reports: may(requiredRoles.reports.right) ? reports : 0,
    failed: may(requiredRoles.translation_orders.create) ? ofOrders : 0,
    languages,
  };
}
