// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
import type { Room } from '../mutant.ts';

const pages = ['test/login/invitations.test.ts'];
const passwords = ['test/login/new-passwords.test.ts'];
const letters = ['test/login/mail.test.ts'];

export const invitations: Room = {
  name: 'invitations',
  tests: ['test/management/invitations.test.ts'],
  mutants: [
    {
      file: 'src/model/invitation.ts',
      breaks: 'the token itself is kept',
      from: 'name, role, token_hash: digestOf(token) };',
      to: "name, role, token_hash: Buffer.from(token, 'base64url') };",
    },
    {
      file: 'src/model/invitation.ts',
      breaks: 'somebody is invited who is a customer',
      from: "if (await Customer.byEmail(trx, row.email)) throw new Invalid({ email: ['is that of a customer already'] });",
      to: '',
    },
    {
      file: 'src/model/invitation.ts',
      breaks: 'of two invitations at once, one fails',
      from: "await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`invitation ${row.email}`]);",
      to: '',
    },
    {
      file: 'src/model/invitation.ts',
      breaks: 'others than admins see who is invited',
      from: "demand(actor, 'invitations', 'index');",
      to: '',
    },
    {
      file: 'src/model/invitation.ts',
      breaks: 'an invitation never ends',
      from: 'invitations.expires_at > now()',
      to: 'true',
      tests: pages,
    },
    {
      file: 'src/model/invitation.ts',
      breaks: 'who is no admin makes customers',
      from: "and maker.role = 'admin' and maker.suspended_at is null",
      to: '',
      tests: pages,
    },
    {
      file: 'src/model/customer-updates.ts',
      breaks: 'who is suspended goes on inviting',
      from: 'if (isAdminNoMore) await endInvitations(trx, customer.id);',
      to: '',
    },
    {
      file: 'src/start/mail.ts',
      breaks: 'an invitation fails with its letter',
      from: 'return false;',
      to: 'throw error;',
      tests: letters,
    },
    {
      file: 'src/start/mail.ts',
      breaks: 'addresses of people are logged',
      from: 'log.warn(loggable(error),',
      to: 'log.warn({ err: error },',
      tests: letters,
    },
    {
      file: 'src/management/invitations/invite.ts',
      breaks: 'an invitation says that it was sent, whatever the server says',
      from: '(await yieldingSlot(post)(invitationLetter(invitation.email, address)))',
      to: '((await yieldingSlot(post)(invitationLetter(invitation.email, address))) || true)',
      tests: letters,
    },
    {
      file: 'src/login/invitation-routes.ts',
      breaks: 'another site makes somebody a customer',
      from: 'refuseForgery(req, config.publicUrl);',
      to: '',
      tests: pages,
    },
    {
      file: 'src/login/posted-links.ts',
      breaks: 'tokens are tried without end',
      from: 'await new LinkCounts(db).post(networkOf(sender.ip));',
      to: '',
      tests: pages,
    },
    {
      file: 'src/http/pages.ts',
      breaks: 'the address of an invitation is told to other sites',
      from: "if (res.locals.hasSecretAddress) res.setHeader('Referrer-Policy', 'no-referrer');",
      to: '',
      tests: pages,
    },
    {
      file: 'src/http/csrf.ts',
      breaks: 'browsers that hide their origin accept nothing',
      from: "origin === 'null' && res?.locals.hasSecretAddress === true;",
      to: 'false;',
      tests: pages,
    },
    {
      file: 'src/model/sign-in/password-link.ts',
      breaks: 'who is no admin makes links for the passwords of others',
      from: "demand(actor, 'customers', 'link');\n    return inTransaction",
      to: 'return inTransaction',
      tests: passwords,
    },
    {
      file: 'src/management/customers/password-link-views.ts',
      breaks: 'two presses make two links for a new password',
      from: 'hidden: newFormKey(),',
      to: '',
      tests: ['test/pages/pressed-twice.test.ts'],
    },
    {
      file: 'src/model/sign-in/password-link.ts',
      breaks: 'a link that was used is a failure of ours',
      from: "if (!link) throw new Failure('link_ended');\n    return link;",
      to: 'return link as PasswordLink;',
      tests: ['test/pages/pressed-twice.test.ts'],
    },
    {
      file: 'src/model/sign-in/password-link.ts',
      breaks: 'a link for a new password never ends',
      from: 'password_links.expires_at > now()',
      to: 'true',
      tests: passwords,
    },
    {
      file: 'src/model/sign-in/password-link.ts',
      breaks: 'a mailbox is flooded',
      from: ' || !(await new LinkCounts(db).letter(known.email))',
      to: '',
      tests: passwords,
    },
    {
      file: 'src/model/sign-in/password-link.ts',
      breaks: 'a link is used twice',
      from: "if (!customer || !used) throw new Failure('link_ended');",
      to: "if (!customer) throw new Failure('link_ended');",
      tests: passwords,
    },
    {
      file: 'src/model/sign-in/sign-in.ts',
      breaks: 'a link outlives the password that it was for',
      from: "await trx('password_links').where({ customer_id: customerId }).delete();",
      to: '',
      tests: passwords,
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'who has claimed the address of somebody else keeps a way in',
      from: 'if (isProven && this.email_unproven) await this.handOver(trx);',
      to: '',
      tests: passwords,
    },
    {
      file: 'src/login/password-routes.ts',
      breaks: 'how long the answer takes tells who is a customer',
      from: 'onceClosed(res, () => afterwards.begin(() => send(req, email, publicUrl, post)));',
      to: 'await send(req, email, publicUrl, post);',
      tests: passwords,
    },
  ],
};
