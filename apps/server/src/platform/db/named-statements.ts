/**
 * Prepared statements: a statement that is sent repeatedly gets a name, under which each connection keeps it parsed and
 * planned. Planning a page's statements takes PostgreSQL longer than running them. Plans hold no site: row security asks for it
 * each time a plan runs.
 */

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Prepared statements of one connection; others are planned each time. Each of a page's takes PostgreSQL about 120 KB. */
export const MOST_NAMED = 64
/** Texts sent once that are remembered, per connection; then the memory is cleared. */
const MOST_SEEN = 500
/** Lifetime of a connection in seconds: names last as long as it, so its end makes room for statements that are frequent now. */
export const CONNECTION_LIFE_S = 600

/** Whether PostgreSQL refused a prepared statement because a table under it has changed. */
export function isOutgrown(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** Names of statement texts on one connection: a text gets a name the second time it is sent. */
function createNames(newName: () => string) {
  const seen = new Set<string>()
  const names = new Map<string, string>()
  return {
    of: (text: string): string | undefined => {
      const known = names.get(text)
      if (known !== undefined || names.size === MOST_NAMED) return known
      if (!seen.delete(text)) {
        if (seen.size === MOST_SEEN) seen.clear()
        seen.add(text)
        return undefined
      }
      const name = newName()
      names.set(text, name)
      return name
    },
    forget: () => names.clear(),
  }
}

/**
 * Takes the rows out of what `pg` keeps of a statement. Its records of statements that follow each other keep each other alive once one
 * of them is old (nepotism of generations), and with their rows a long read would fill the heap until the next full collection.
 */
function handedOver(answer: pg.QueryResult): Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'> {
  const { command, rowCount, rows } = answer
  answer.rows = []
  return { command, rowCount, rows }
}

/** Wraps the pool for Kysely. A changed table is noticed only inside of transactions: see `isOutgrown`. */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  let count = 0
  const newName = () => {
    count += 1
    return `s${count}`
  }
  /** Generation counter: raised when a table has changed, so that no connection uses an older name. */
  let generation = 0

  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const names = createNames(newName)
    let namedIn = generation

    const sendAs = async (name: string, text: string, values: unknown[]) => {
      try {
        return await client.query({ name, text, values })
      } catch (error) {
        if (!isOutgrown(error)) throw error
        generation += 1
        if (client.getTransactionStatus() !== 'I') throw error
        return client.query(text, values)
      }
    }
    const send = (text: string, values: readonly unknown[]) => {
      if (namedIn !== generation) names.forget()
      namedIn = generation
      const name = values.length === 0 ? undefined : names.of(text)
      return name === undefined ? client.query(text, [...values]) : sendAs(name, text, [...values])
    }
    let isUnanswered = false
    const query = async (text: string, values: readonly unknown[] = []) => {
      try {
        return handedOver(await send(text, values))
      } catch (error) {
        isUnanswered ||= (error as Error).message === 'Query read timeout'
        throw error
      }
    }
    return {
      query: query as unknown as PostgresPoolClient['query'],
      // Its transaction may still be open, and a ROLLBACK that was late is never sent: nobody gets this connection again.
      release: () => client.release(isUnanswered),
    }
  }

  return {
    connect: async () => {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? wrap(client)
      wrapped.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}
