/** A worker as its sandbox sees it, be it a process or a thread. */

export interface SandboxWorker {
  /** Throws what cannot be sent, such as a function. */
  send(message: unknown): void
  /** From now on these are called, and no earlier ones. */
  listen(listener: WorkerListener): void
  /** Ends it at once, whatever it is doing; `exit` is called before this returns. */
  kill(): void
  /**
   * Milliseconds that it has been on a processor so far; undefined where the system does not tell.
   * `thread` is the name of the thread that works, as it said itself when it was ready.
   */
  processorMs(thread: string | undefined): number | undefined
}

export interface WorkerListener {
  message?(message: unknown): void
  /** It is gone, or could not start. Comes once, and nothing comes after it. */
  exit(): void
}

/** How a worker starts. It never keeps the server's process from ending, and ends with it. */
export type StartWorker = () => SandboxWorker
