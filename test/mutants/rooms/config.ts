import type { Room } from '../mutant.ts';

export const config: Room = {
  name: 'config',
  tests: ['test/config.test.ts'],
  mutants: [
    {
      file: 'src/config/values.ts',
      breaks: 'an empty environment variable counts as set',
      from: "typeof value === 'string' && value.trim() === '' ? undefined : value",
      to: 'value',
    },
    {
      file: 'src/config.ts',
      breaks: 'a path prefix ends in a slash',
      from: "new URL(publicUrl).pathname.replace(/\\/+$/, '')",
      to: 'new URL(publicUrl).pathname',
    },
    {
      file: 'src/config/providers.ts',
      breaks: 'a provider without its key is accepted',
      from: 'if (needs && !env[needs])',
      to: 'if (false)',
    },
    {
      file: 'src/config/app-links.ts',
      breaks: 'a certificate fingerprint of any length is accepted',
      from: '{31}$/',
      to: '+$/',
    },
    {
      file: 'src/listen.ts',
      breaks: 'an IPv6 address is written without brackets',
      from: "host.includes(':') ?",
      to: 'false ?',
    },
  ],
};
