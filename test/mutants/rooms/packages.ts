import type { Room } from '../mutant.ts';

export const packages: Room = {
  name: 'packages',
  tests: ['test/world/compilers/packages.test.ts', 'test/world/compilers/publish.test.ts', 'test/sdks.test.ts'],
  mutants: [
    {
      file: 'src/generate/packages/build.ts',
      breaks: 'the package of a released version is changed',
      from: 'if (changed !== undefined)',
      to: 'if (false)',
    },
    {
      file: 'src/generate/packages/archives.ts',
      breaks: 'a zip file depends on the time zone',
      from: 'new Date(1980, 0, 1)',
      to: 'new Date(315532800000)',
    },
    {
      file: 'src/generate/packages/publish.ts',
      breaks: 'a published package is overwritten',
      from: 'if (other !== undefined) throw',
      to: 'if (false) throw',
    },
    {
      file: 'src/generate/released.ts',
      breaks: 'a released document is overwritten',
      from: 'if (existsSync(join(root, path)) &&',
      to: 'if (false &&',
      tests: ['test/generate/released.test.ts'],
    },
    {
      file: 'src/docs/sdk-folder.ts',
      breaks: 'caches store the list of versions for ever',
      from: '/\\d+\\.\\d+\\.\\d+/.test(path)',
      to: 'true',
    },
    {
      file: 'src/docs/sdk-folder.ts',
      breaks: 'files outside the folder of the SDKs are served',
      from: 'if (!files.has(path)) return undefined;',
      to: '',
    },
  ],
};
