import type { RunnerCalls } from '../../../contracts/runner.ts';

/** The part of the runner's channel by which translations are had. */
export interface Translator extends Pick<RunnerCalls['translations'], 'request'> {
  /** Whether any provider translates between the two, as a runner has last said; undefined where none has yet. */
  can(from: string, to: string): boolean | undefined;
}

/**
 * Whether a machine may translate into the language from one of these. As long as no runner has said what providers can do, it may be
 * that they can.
 */
export const mayMake = (abilities: Pick<Translator, 'can'>, from: readonly string[], to: string): boolean =>
  from.some((each) => each !== to && abilities.can(each, to) !== false);

/** The part by which an admin sees what the runner does, and helps it. All of it throws where no runner can be reached. */
export interface RunnerControls extends Pick<RunnerCalls, 'jobs' | 'orders'> {
  providers: Pick<RunnerCalls['providers'], 'status' | 'reset'>;
}
