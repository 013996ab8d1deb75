/** The operations of `/team`, as JSON. */
import { management } from '../../../contracts/index.ts';
import type { TeamInvitation as ShownInvitation, TeamMember } from '../../../contracts/management/team.ts';
import { noContent, ok } from '../../http/answers.ts';
import { handlers } from '../../http/handlers.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { Member } from '../../model/team/member.ts';
import { findMuseum } from '../../model/team/museum.ts';
import { TeamInvitation } from '../../model/team/team-invitation.ts';
import { type InvitingToTeam, inviteToTeam } from './invite.ts';

const shownMember = ({ id, email, name, member_role, languages, last_seen_on, created_at }: Member): TeamMember => ({
  id,
  email,
  name,
  role: member_role,
  languages,
  last_seen_on,
  created_at: created_at.toISOString(),
});

/** `url`: shown once, when the invitation is made; only a hash is stored. */
const shownInvitation = (invitation: TeamInvitation, url: string | null = null): ShownInvitation => {
  const { id, email, name, role, languages, customer_id, sent, expires_at, created_at } = invitation;
  const times = { expires_at: expires_at.toISOString(), created_at: created_at.toISOString() };
  return { id, email, name, role, languages, customer_id, sent, ...times, url };
};

interface TeamApiOptions {
  answers: RecordAnswers;
}

export const teamApi = ({ answers }: TeamApiOptions) =>
  handlers(management.team, {
    index: async ({ query, res }, { db, caller }) => {
      const { member_of, ...page } = query;
      const list = await Member.ofMuseum(db, caller, await findMuseum(db, caller, member_of), page);
      return answers.listedAs(res, query, list, shownMember, '/team');
    },

    update: async ({ params, body }, { db, caller, sender }) => {
      const member = await Member.change(db, caller, params.id, body.member);
      sender.logEvent({ event: 'role_changed', reason: 'in_team', customer: params.id });
      return ok(shownMember(member));
    },

    destroy: async ({ params }, { db, caller, sender }) => {
      await Member.remove(db, caller, params.id);
      sender.logEvent({ event: 'suspended', reason: 'left_team', customer: params.id });
      return noContent();
    },
  });

export const teamInvitationApi = ({ answers, ...inviting }: TeamApiOptions & InvitingToTeam) =>
  handlers(management.teamInvitations, {
    index: async ({ query, res }, { db, caller }) => {
      const { member_of, ...page } = query;
      const list = await TeamInvitation.ofMuseum(db, caller, await findMuseum(db, caller, member_of), page);
      return answers.listedAs(res, query, list, (invitation) => shownInvitation(invitation), '/team/invitations');
    },

    create: async ({ query, body }, call) => {
      const museum = await findMuseum(call.db, call.caller, body.invitation.member_of ?? query.member_of);
      const { invitation, address } = await inviteToTeam(inviting, call, museum, body.invitation);
      return { status: 201 as const, body: shownInvitation(invitation, address) };
    },

    destroy: async ({ params }, { db, caller, sender }) => {
      await TeamInvitation.destroy(db, caller, params.id);
      sender.logEvent({ event: 'invited', reason: 'revoked' });
      return noContent();
    },
  });
