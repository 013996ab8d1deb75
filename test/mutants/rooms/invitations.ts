// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
import type { Room } from '../mutant.ts';

const pages = ['test/login/invitations.test.ts'];
const passwords = ['test/login/new-passwords.test.ts'];
const letters = ['test/login/mail.test.ts'];

export const invitations: Room = {
  name: 'invitations',
  tests: ['test/management/invitations.test.ts'],
  mutants: [
    {
      file: 'src/model/link-invitation.ts',
      breaks: 'the database has the tokens of invitations',
      from: 'email, token_hash: digestOf(token) };',
      to: "email, token_hash: Buffer.from(token, 'base64url') };",
    },
    {
      file: 'src/model/invitation.ts',
      breaks: 'an existing customer can be invited',
      from: "if (await Customer.byEmail(trx, email)) throw new Invalid({ email: ['is that of a customer already'] });",
      to: '',
    },
    {
      file: 'src/model/link-invitation.ts',
      breaks: 'one of two concurrent invitations fails',
      from: "await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${this.tableName} ${email}`]);",
      to: '',
    },
    {
      file: 'src/model/link-invitation.ts',
      breaks: 'customers see who is invited',
      from: "authorise(actor, this.resource, 'index');",
      to: '',
    },
    {
      file: 'src/model/invitation.ts',
      breaks: 'an invitation never expires',
      from: 'invitations.expires_at > now()',
      to: 'true',
      tests: pages,
    },
    {
      file: 'src/model/invitation.ts',
      breaks: 'an invitation works after its sender is no longer an admin',
      from: "and maker.role = 'admin' and maker.suspended_at is null",
      to: '',
      tests: pages,
    },
    {
      file: 'src/model/customer-updates.ts',
      breaks: 'invitations of a suspended admin still work',
      from: 'if (isAdminNoMore) await endInvitations(trx, customer.id);',
      to: '',
    },
    {
      file: 'src/start/mail.ts',
      breaks: 'an invitation fails if its letter cannot be sent',
      from: 'return false;',
      to: 'throw error;',
      tests: letters,
    },
    {
      file: 'src/start/mail.ts',
      breaks: 'the log has e-mail addresses',
      from: 'log.warn(loggable(error),',
      to: 'log.warn({ err: error },',
      tests: letters,
    },
    {
      file: 'src/http/issue-invitation.ts',
      breaks: 'an invitation is shown as sent although the mail server refused it',
      from: '(await withYieldedSlot(post)(await letter(invitation, address)))',
      to: '((await withYieldedSlot(post)(await letter(invitation, address))) || true)',
      tests: letters,
    },
    {
      file: 'src/login/invitation-routes.ts',
      breaks: 'another site can accept an invitation in a visitor’s browser',
      from: 'refuseForgery(req, config.publicUrl);',
      to: '',
      tests: pages,
    },
    {
      file: 'src/login/link-pages.ts',
      breaks: 'tokens of links can be guessed without a limit',
      from: 'await new LinkCounts(db).post(networkOf(sender.ip));',
      to: '',
      tests: pages,
    },
    {
      file: 'src/http/pages.ts',
      breaks: 'other sites learn the secret address of an invitation',
      from: "if (res.locals.hasSecretAddress) res.setHeader('Referrer-Policy', 'no-referrer');",
      to: '',
      tests: pages,
    },
    {
      file: 'src/http/csrf.ts',
      breaks: 'browsers that hide their origin cannot accept invitations',
      from: "origin === 'null' && res?.locals.hasSecretAddress === true;",
      to: 'false;',
      tests: pages,
    },
    {
      file: 'src/model/sign-in/password-link.ts',
      breaks: 'a customer can create links for new passwords of others',
      from: "authorise(actor, 'customers', 'link');\n    return inTransaction",
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
      breaks: 'a link for a new password never expires',
      from: 'password_links.expires_at > now()',
      to: 'true',
      tests: passwords,
    },
    {
      file: 'src/model/sign-in/password-link.ts',
      breaks: 'one address receives letters without a limit',
      from: ' || !(await new LinkCounts(db).letter(known.email))',
      to: '',
      tests: passwords,
    },
    {
      file: 'src/model/sign-in/password-link.ts',
      breaks: 'a link for a new password works twice',
      from: "if (!customer || !used) throw new Failure('link_ended');",
      to: "if (!customer) throw new Failure('link_ended');",
      tests: passwords,
    },
    {
      file: 'src/model/sign-in/sign-in.ts',
      breaks: 'a link for a new password works after the password was changed',
      from: "await trx('password_links').where({ customer_id: customerId }).delete();",
      to: '',
      tests: passwords,
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'the person who registered another’s e-mail address keeps access',
      from: 'if (isProven && this.email_unproven) await this.handOver(trx);',
      to: '',
      tests: passwords,
    },
    {
      file: 'src/login/password-routes.ts',
      breaks: 'the response time reveals whether an address has an account',
      from: 'onceClosed(res, () => afterwards.begin(() => send(req, email, publicUrl, post)));',
      to: 'await send(req, email, publicUrl, post);',
      tests: passwords,
    },
  ],
};
