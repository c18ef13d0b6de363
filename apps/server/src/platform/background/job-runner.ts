/** Runs the jobs that are due, in this process; `jobs.ts` says what a job is and makes the runner. */
export interface JobRunner {
  start(): Promise<void>
  stop(): Promise<void>
  /** Runs everything that is due now, then returns; for tests. */
  drain(): Promise<void>
}
