/** The messages between a server and its starter, the small process that starts the workers (ADR 14). */

export interface ProcessOptions {
  /** Path of the script that Node runs. It gets no settings and no secrets. */
  readonly program: string
  /** Megabytes of its JavaScript heap; bytes of files and pictures lie outside of that. */
  readonly memoryMb: number
  /** From 0, the server's own priority, to 19, after everybody else. */
  readonly niceness: number
  /** Whether what it prints about its own crashes is thrown away. */
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
