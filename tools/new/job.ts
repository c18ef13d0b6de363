import type { Change } from './change.ts'

/** A job that `npm run new` can begin. To add one, write a file like its neighbours and list it in `jobs.ts`. */
export interface Job {
  /** The word after `npm run new`. */
  readonly what: string
  /** The form of the name, as the usage shows it. */
  readonly name: string
  /** One line for the list of jobs. */
  readonly summary: string
  /** Collects everything that is to be written. Throws a `Refusal` for a name that cannot be. */
  plan(change: Change, name: string): void
}
