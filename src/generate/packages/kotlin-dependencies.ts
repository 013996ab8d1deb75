/** The Kotlin SDK's dependencies, from its build file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MavenDependency {
  groupId: string;
  artifactId: string;
  version: string;
  /** `compile`: the SDK's API exposes its types. */
  scope: 'compile' | 'runtime';
}

/** The Kotlin version of the classes, the minimum for an app's compiler. */
const kotlinOfClasses = '2.1';

/** Compiler options: interfaces have real default methods, for binary compatibility with earlier versions. */
export const kotlinOptions = [
  ...['-Xexplicit-api=strict', '-jvm-default=no-compatibility'],
  ...['-language-version', kotlinOfClasses, '-api-version', kotlinOfClasses, '-Xsuppress-version-warnings'],
];

/** Throws without a match: then the build file has another format. */
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
