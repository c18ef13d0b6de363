/** Work that strangers' input could hold up or bring down is done in processes beside the server: what such a process is to whoever uses it. */

export interface HelperOptions {
  /** Path of what Node runs. It is given no settings and no secrets. */
  readonly program: string
  /** Of its heap; bytes lie outside of that. */
  readonly memoryMb: number
  /** From 0, like the server itself, to 19, last of all. */
  readonly niceness: number
  /** Whether what it prints about its own mishaps is thrown away. */
  readonly isQuiet?: boolean
}

export interface HelperProcess {
  /** Known by the time of its first message. */
  readonly pid: number | undefined
  send(message: unknown): void
  /** From now on these are called, and nobody else. After `exit`, which comes also where it could not begin, nothing comes. */
  listen(listener: HelperListener): void
  /** At once, whatever it is doing. Nobody is told. */
  kill(): void
}

export interface HelperListener {
  message?(message: unknown): void
  exit(): void
}

/** It never keeps the process that began it from ending, and ends with it. */
export type BeginHelper = (options: HelperOptions) => HelperProcess
