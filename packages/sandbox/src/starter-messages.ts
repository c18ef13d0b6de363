/** Messages between a server and its starter, the small process that starts the workers (ADR 14). */

export interface ProcessOptions {
  /** Path of the script that Node runs. It gets no settings and no secrets. */
  readonly program: string
  /** Limit of its JavaScript heap in megabytes; bytes of files and pictures lie outside the heap. */
  readonly memoryMb: number
  /** Scheduling priority (`nice`) from 0, the server's own, to 19, the lowest. */
  readonly niceness: number
  /** Whether its output about its own crashes is dropped. */
  readonly isQuiet?: boolean
}

export type StarterOrder =
  | { readonly kind: 'start'; readonly id: number; readonly options: ProcessOptions }
  | { readonly kind: 'send'; readonly id: number; readonly message: never }
  | { readonly kind: 'kill'; readonly id: number }

export type StarterReport =
  | { readonly kind: 'started'; readonly id: number; readonly pid: number }
  | { readonly kind: 'message'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'exit'; readonly id: number }
