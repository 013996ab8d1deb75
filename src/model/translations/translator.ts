import type { RunnerCalls } from '../../../contracts/runner.ts';

/** The part of the runner's channel by which translations are had. */
export type Translator = Pick<RunnerCalls['translations'], 'request'>;

/** The part by which an admin sees what the runner does, and helps it. All of it throws where no runner can be reached. */
export type RunnerControls = Pick<RunnerCalls, 'jobs' | 'providers'>;
