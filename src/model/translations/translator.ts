import type {
  Job,
  JobCounts,
  JobsList,
  JobsPage,
  Outcome,
  ProgressFilter,
  ProviderName,
  ProvidersStatus,
  RetriedAll,
  StuckState,
  TranslationWish,
} from '../../../contracts/runner.ts';

/** The part of the runner's channel by which translations are had. */
export interface Translator {
  request(wish: TranslationWish): Promise<Outcome>;
}

/** The part by which an admin sees what the runner does, and helps it. All of it throws where no runner can be reached. */
export interface RunnerControls {
  jobs: {
    list(page: JobsPage): Promise<JobsList>;
    counts(): Promise<JobCounts>;
    /** These three answer null where there is no such job. */
    get(id: number): Promise<Job | null>;
    retry(id: number): Promise<Job | null>;
    cancel(id: number): Promise<Job | null>;
    retryAll(state: StuckState): Promise<RetriedAll>;
    /** Tells of each job that changes until the signal is given; where no runner can be reached, as soon as one can. */
    progress(filter: ProgressFilter, onJob: (job: Job, eventId: string) => void, signal: AbortSignal): void;
  };
  providers: {
    status(): Promise<ProvidersStatus>;
    reset(name: ProviderName): Promise<void>;
  };
}
