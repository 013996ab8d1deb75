import type { RunnerCalls } from '../../../contracts/runner.ts';

/** The part of the runner's channel by which translations are had. */
export interface Translator extends Pick<RunnerCalls['translations'], 'request'> {
  /** Whether any provider translates between the two, as a runner has last said; undefined where none has yet. */
  can(from: string, to: string): boolean | undefined;
}

/** The part by which an admin sees what the runner does, and helps it. All of it throws where no runner can be reached. */
export interface RunnerControls extends Pick<RunnerCalls, 'jobs' | 'orders'> {
  providers: Pick<RunnerCalls['providers'], 'status' | 'reset'>;
}
