import { sql } from 'kysely'
import type { SiteTx } from './database.ts'
import { asksForAnother } from './transaction.ts'

/** Result of the work, or the error with which it failed. */
export type Attempt<Result> =
  | { readonly isDone: true; readonly result: Result }
  | { readonly isDone: false; readonly error: unknown }

/**
 * Savepoint: where `work` fails, only its writes are undone and the transaction goes on. Errors after which PostgreSQL wants the
 * whole transaction tried again, and a lost connection, still end the transaction. Never inside another.
 */
export async function attempt<Result>(
  site: SiteTx,
  work: () => Promise<Result>,
): Promise<Attempt<Result>> {
  const announcedBefore = site.announced.length
  // The first statement of the work goes out with it.
  const saved = sql.raw('SAVEPOINT attempt').execute(site.db)
  try {
    const [result] = await Promise.all([work(), saved])
    await sql.raw('RELEASE SAVEPOINT attempt').execute(site.db)
    return { isDone: true, result }
  } catch (error) {
    if (asksForAnother(error)) throw error
    await sql.raw('ROLLBACK TO SAVEPOINT attempt; RELEASE SAVEPOINT attempt').execute(site.db)
    site.announced.length = announcedBefore
    return { isDone: false, error }
  }
}
