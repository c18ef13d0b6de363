/** The messages between a sandbox and its worker. The worker says `Ready` once, then one answer to each order. */

export interface Ready {
  /** The system's name of the thread that works, as `processorMs` takes it. */
  readonly thread: string | undefined
}

export interface Order<Task = unknown, Sent = unknown> {
  readonly task: Task
  /** Key of the value that the task is about; the worker has it, or it comes along as `learn`. */
  readonly key?: string
  /** Only where the worker does not know the value yet. */
  readonly learn?: Sent
  /** Keys of values that the worker is to forget. */
  readonly forget: readonly string[]
}
