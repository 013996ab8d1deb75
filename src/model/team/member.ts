import { type AnyQueryBuilder, raw } from 'objection';
import type { Actor, Role } from '../../../contracts/access.ts';
import type { TeamMember, TeamMemberChanges } from '../../../contracts/management/team.ts';
import { isRoleSufficient } from '../../../contracts/roles.ts';
import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import { type Listing, OwnedRow, type Page, withAllRows } from '../access/owned-row.ts';
import { authorise, reach } from '../access/policy.ts';
import { requireSameRights } from '../sign-in/sign-in.ts';
import { endTeamInvitations, removeMembers } from './removal.ts';

/** The last use of a token or a session of the account, as a day in UTC. */
const lastSeen = `
  (select to_char(max(last_used_at) at time zone 'utc', 'YYYY-MM-DD') from (
    select last_used_at from tokens where customer_id = customers.id
    union all
    select last_used_at from sessions where customer_id = customers.id) uses) as last_seen_on`;

/** An account that acts for a museum, as the museum sees it. */
export class Member extends OwnedRow {
  static override tableName = 'customers';

  static override get resource() {
    return 'team' as const;
  }

  declare email: TeamMember['email'];
  declare name: TeamMember['name'];
  declare member_of: number;
  declare member_role: Role;
  declare languages: string[] | null;
  declare last_seen_on: TeamMember['last_seen_on'];

  static override derive(rows: AnyQueryBuilder): void {
    rows.select(raw(lastSeen));
  }

  /** The members of a museum that the actor may see. */
  static async ofMuseum(db: Database, actor: Actor, museum: number, page?: Page): Promise<Listing<Member>> {
    authorise(actor, 'team', 'index');
    const conditions = [raw('customers.member_of = ?', [museum])];
    return withAllRows(await Member.list(db, actor, page, { conditions }));
  }

  /** Throws `record_not_found` where the actor has no such member. */
  static async change(db: Database, actor: Actor, id: number, given: TeamMemberChanges): Promise<Member> {
    authorise(actor, 'team', 'update');
    const { role, languages } = given;
    return Member.write(db, async (trx) => {
      await requireSameRights(trx, actor);
      await found(trx, actor, id);
      const fields = { ...(role && { member_role: role }), ...(languages !== undefined && { languages }) };
      if (Object.keys(fields).length > 0) await trx('customers').where({ id }).update(fields);
      if (role && !isRoleSufficient(role, 'manager')) await endTeamInvitations(trx, { customer_id: id });
      return Member.records(trx).findById(id) as unknown as Member;
    });
  }

  /** Throws `record_not_found` where the actor has no such member. */
  static async remove(db: Database, actor: Actor, id: number): Promise<void> {
    authorise(actor, 'team', 'destroy');
    await Member.write(db, async (trx) => {
      await requireSameRights(trx, actor);
      await found(trx, actor, id);
      await removeMembers(trx, (rows) => rows.where({ id }));
    });
  }
}

/** Locks the member until the transaction ends. For admins too, only members are found. */
async function found(trx: Database, actor: Actor, id: number): Promise<void> {
  const rows = reach(Member.query(trx), 'team', actor).whereNotNull('customers.member_of');
  if (!(await rows.where('customers.id', id).forUpdate().select('customers.id').first()))
    throw new Failure('record_not_found');
}
