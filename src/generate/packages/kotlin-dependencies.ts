/** What the Kotlin SDK needs, as its own build says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MavenDependency {
  groupId: string;
  artifactId: string;
  version: string;
  /** `compile`: an app sees its types through the SDK's. */
  scope: 'compile' | 'runtime';
}

/** The Kotlin that the classes are in, which is the least that an app’s own compiler has to know. */
export const kotlinOfClasses = '2.1';

/** How they are compiled: interfaces have real defaults, which what was compiled against an earlier version goes on having. */
export const kotlinOptions = [
  ...['-Xexplicit-api=strict', '-jvm-default=no-compatibility'],
  ...['-language-version', kotlinOfClasses, '-api-version', kotlinOfClasses, '-Xsuppress-version-warnings'],
];

/** Throws where the build names none: then it is written in another way than what is looked for here. */
export function dependenciesIn(sdk: string): MavenDependency[] {
  const build = readFileSync(join(sdk, 'build.gradle.kts'), 'utf8');
  const named = [...build.matchAll(/^ *(api|implementation)\("([^:"]+):([^:"]+):([^:"]+)"\)/gm)];
  if (named.length === 0) throw new Error(`${sdk}/build.gradle.kts names no dependency`);
  const stdlib = { groupId: 'org.jetbrains.kotlin', artifactId: 'kotlin-stdlib', version: `${kotlinOfClasses}.0` };
  return [
    { ...stdlib, scope: 'compile' },
    ...named.map(([, kind, groupId = '', artifactId = '', version = '']): MavenDependency => {
      return { groupId, artifactId, version, scope: kind === 'api' ? 'compile' : 'runtime' };
    }),
  ];
}
