/** Messages between a sandbox and its worker. The worker sends `Ready` once, then one answer to each order. */

export interface Ready {
  /** The system's name of the working thread, as `processorMs` takes it. */
  readonly thread: string | undefined
}

export interface Order<Task = unknown, Sent = unknown> {
  readonly task: Task
  /** Key of the value that the task is about; the worker has cached it, or it is sent along as `learn`. */
  readonly key?: string
  /** Present if the worker does not have the value yet. */
  readonly learn?: Sent
  /** Keys of values that the worker must evict. */
  readonly forget: readonly string[]
}
