import type { Room } from '../mutant.ts';

export const customers: Room = {
  name: 'customers',
  tests: ['test/management/customers.test.ts', 'test/customers/customer.test.ts'],
  mutants: [
    {
      file: 'src/model/customer.ts',
      breaks: 'one address in capitals is another customer',
      from: 'email.trim().replace(/[^\\u212a]+/g, (part) => part.toLowerCase())',
      to: 'email.trim()',
      tests: ['test/login/get-auth-token.test.ts'],
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'a Kelvin sign is a k',
      from: '/[^\\u212a]+/g',
      to: '/.+/gs',
      tests: ['test/customers/customer.test.ts', 'test/login/get-auth-token.test.ts', 'test/login/social.test.ts'],
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'hand-over leaves the social identities of who was there first',
      from: "await trx('social_identities').where({ customer_id: this.id }).delete();",
      to: '',
      tests: ['test/login/social.test.ts'],
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'hand-over leaves the password of who was there first',
      from: 'await this.replacePassword(trx, null);',
      to: 'await endSignIns(trx, this.id);',
      tests: ['test/login/social.test.ts'],
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'a customer who owns something is deleted',
      from: 'await customer.refuseIfOwning(trx);',
      to: '',
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'the last admin is deleted',
      from: "await customer.refuseIfLastAdmin(trx, 'base');",
      to: '',
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'two admins resign at once, and none is left',
      from: "await trx.raw('select pg_advisory_xact_lock(?)', [adminLock]);\n    const other = await Customer.query(trx).where({ role",
      to: 'const other = await Customer.query(trx).where({ role',
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'two starts at once make two admins',
      from: "await trx.raw('select pg_advisory_xact_lock(?)', [adminLock]);\n      const other",
      to: 'const other',
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'after a new password the old tokens go on',
      from: 'await this.$query(trx).patch({ password_hash });\n    return endSignIns(trx, this.id);',
      to: 'await this.$query(trx).patch({ password_hash });\n    return 0;',
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'hashes of passwords are shown',
      from: 'const { password_hash: _, ...shown } = super.$formatJson(json);',
      to: 'const shown = super.$formatJson(json);',
    },
    {
      file: 'src/model/customer.ts',
      breaks: 'what is no e-mail address is taken',
      from: '/^[^\\s@]+@[^\\s@]+$/.test(canonical)',
      to: "canonical.includes('@')",
    },
  ],
};
