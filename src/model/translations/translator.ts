import type { RunnerCalls } from '../../../contracts/runner.ts';

/** The runner's calls for translations. */
export interface Translator extends Pick<RunnerCalls['translations'], 'request' | 'leave'> {
  /**
   * Whether any provider translates between the two, as the runner last reported; undefined before its first report.
   */
  can(from: string, to: string): boolean | undefined;
}

/** Whether a machine may translate into the language from one of these. Unknown abilities count as possible. */
export const mayMake = (abilities: Pick<Translator, 'can'>, from: readonly string[], to: string): boolean =>
  from.some((each) => each !== to && abilities.can(each, to) !== false);

/** The runner's calls for admins. All of them throw where no runner can be reached. */
export interface RunnerControls extends Pick<RunnerCalls, 'jobs' | 'orders' | 'reports'> {
  providers: Pick<RunnerCalls['providers'], 'status' | 'reset'>;
}
