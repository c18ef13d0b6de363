/** A worker as its sandbox sees it, whether a process or a thread. */

export interface SandboxWorker {
  /** Throws for values that cannot be sent, such as a function. */
  send(message: unknown): void
  /** Replaces the listener. */
  listen(listener: WorkerListener): void
  /** Kills it at once, whatever it is doing; `exit` is called before this returns. */
  kill(): void
  /**
   * Milliseconds of processor time so far; undefined if the system does not report it.
   * `thread` is the working thread's name, which it sent when it was ready.
   */
  processorMs(thread: string | undefined): number | undefined
}

export interface WorkerListener {
  message?(message: unknown): void
  /** It has ended, or could not start. Called once, and nothing is called after it. */
  exit(): void
}

/** Starts a worker, which never keeps the server's process from ending, and ends with it. */
export type StartWorker = () => SandboxWorker
