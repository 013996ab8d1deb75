/** The page of `/team`: members, open invitations and the forms for both. */
import { type Request, Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import type { View } from '../../html/page.ts';
import { madeInvitationPage } from '../../html/secret-address.ts';
import { addRoute } from '../../http/api.ts';
import { type PageCall, pageCallOf, redirectWithNotice } from '../../http/crud-pages.ts';
import { type FormFailure, onSubmit } from '../../http/forms.ts';
import { seeOther, sendPage } from '../../http/pages.ts';
import { fieldsOrNone, parseRecord } from '../../http/record-body.ts';
import { recordIdOf } from '../../http/record-id.ts';
import { submittedFields } from '../../http/resource-pages.ts';
import { Customer } from '../../model/customer.ts';
import { Member } from '../../model/team/member.ts';
import { findMuseum } from '../../model/team/museum.ts';
import { TeamInvitation } from '../../model/team/team-invitation.ts';
import { type InvitingToTeam, inviteToTeam } from './invite.ts';
import { type RefusedTeamForm, teamPage } from './team-views.ts';

const { team, teamInvitations } = management;
const path = team.index.path;

type Operation = typeof team.update | typeof teamInvitations.create;

/** A form without a ticked box sends no list; a blank value means all languages. */
function withLanguages(req: Request, operation: Operation) {
  const fields = fieldsOrNone(submittedFields(req, operation));
  const chosen = [fields.languages ?? []].flat().filter((each) => textOrUndefined(each) !== '');
  return { ...fields, languages: chosen.length === 0 ? null : chosen };
}

const namedIn = (call: PageCall): string | undefined =>
  textOrUndefined(call.query.member_of) ?? textOrUndefined((call.fields as Record<string, unknown>).member_of);

/** The page's address, which for admins names the museum. */
const back = ({ caller }: PageCall, museum: number) => (caller.isAdmin ? `${path}?member_of=${museum}` : path);

async function draw(call: PageCall, refused?: RefusedTeamForm): Promise<View> {
  const { caller, db } = call;
  const museum = await findMuseum(db, caller, namedIn(call));
  const { rows: members } = await Member.ofMuseum(db, caller, museum);
  const { rows: invitations } = await TeamInvitation.ofMuseum(db, caller, museum);
  const { name, email } = await Customer.query(db).findById(museum).throwIfNotFound();
  const named = caller.isAdmin ? museum : undefined;
  return teamPage({ museum: name ?? email, named, members, invitations, refused });
}

/** The page with the refused form. */
const again =
  (what: Operation | 'removal' | 'revocation') =>
  (req: Request, { errors }: FormFailure) =>
    draw(pageCallOf(req), {
      ...((what === team.update || what === 'removal') && { member: recordIdOf(req) }),
      ...(typeof what === 'object' && { values: withLanguages(req, what) }),
      errors,
    });

export function teamPages(inviting: InvitingToTeam): Router {
  const router = Router();

  addRoute(router, path, { get: async (req, res) => sendPage(res, await draw(pageCallOf(req))) });

  addRoute(router, teamInvitations.index.path, {
    get: (req, res) => seeOther(res, `${path}${addressed(pageCallOf(req))}`),
    post: onSubmit(async (req, res) => {
      const call = pageCallOf(req);
      const { create } = teamInvitations;
      const { invitation: fields } = parseRecord({ invitation: withLanguages(req, create) }, create);
      const museum = await findMuseum(call.db, call.caller, fields.member_of ?? namedIn(call));
      const { invitation, address } = await inviteToTeam(inviting, call, museum, fields);
      // No redirect: the secret would have to be stored until the next page.
      sendPage(res.status(201), madeInvitationPage(invitation, address, [back(call, museum), 'To the team']));
    }, again(teamInvitations.create)),
  });
  addRoute(router, teamInvitations.destroy.path, {
    delete: onSubmit(async (req, res) => {
      const call = pageCallOf(req);
      await TeamInvitation.destroy(call.db, call.caller, recordIdOf(req));
      call.sender.logEvent({ event: 'invited', reason: 'revoked' });
      redirectWithNotice(res, { to: `${path}${addressed(call)}`, message: 'The invitation is revoked.' });
    }, again('revocation')),
  });
  return addMemberForms(router);
}

const addressed = (call: PageCall): string => {
  const named = namedIn(call);
  return named === undefined ? '' : `?${new URLSearchParams({ member_of: named })}`;
};

function addMemberForms(router: Router): Router {
  return addRoute(router, team.update.path, {
    patch: onSubmit(async (req, res) => {
      const call = pageCallOf(req);
      const { member } = parseRecord({ member: withLanguages(req, team.update) }, team.update);
      await Member.change(call.db, call.caller, recordIdOf(req), member);
      call.sender.logEvent({ event: 'role_changed', reason: 'in_team', customer: recordIdOf(req) });
      redirectWithNotice(res, { to: `${path}${addressed(call)}`, message: 'The member is saved.' });
    }, again(team.update)),
    delete: onSubmit(async (req, res) => {
      const call = pageCallOf(req);
      await Member.remove(call.db, call.caller, recordIdOf(req));
      call.sender.logEvent({ event: 'suspended', reason: 'left_team', customer: recordIdOf(req) });
      redirectWithNotice(res, {
        to: `${path}${addressed(call)}`,
        message: 'The member is removed, and signed out everywhere.',
      });
    }, again('removal')),
  });
}
