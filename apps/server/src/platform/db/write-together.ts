/** Batching of writes: several that need nothing of each other go out as one statement. */

import { type OperationNodeSource, type RawBuilder, sql } from 'kysely'

/** An INSERT or UPDATE that was built and not sent. */
export type Write = OperationNodeSource

/**
 * The WITH of a statement that makes these writes, each under its name. None of them sees what another writes, and no two may
 * touch the same row; foreign keys are checked when all of them are done.
 */
export function withWrites(writes: Readonly<Record<string, Write>>): RawBuilder<unknown> {
  const parts = Object.entries(writes).map(([name, write]) => sql`${sql.ref(name)} AS (${write})`)
  return sql`WITH ${sql.join(parts)}`
}

/** The statement that makes these writes and adds the jobs (`addJob`). */
export function writesWithJobs(
  writes: Readonly<Record<string, Write>>,
  jobs: readonly RawBuilder<void>[],
): RawBuilder<unknown> {
  return sql`${withWrites(writes)} SELECT ${sql.join(jobs)}`
}
