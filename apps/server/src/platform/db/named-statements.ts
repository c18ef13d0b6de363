/**
 * Statements that are sent again and again get a name, under which each connection keeps them parsed and planned: the
 * planning of a page's statements takes PostgreSQL longer than carrying them out. Plans hold no site: row security asks
 * for it each time a plan is carried out.
 */

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** On one connection; further statements are planned each time. PostgreSQL takes about 120 KB for each of a page's. */
export const MOST_NAMED = 64
/** Texts that were sent once are remembered up to this many. */
const MOST_SEEN = 500
/** Names are given for the life of a connection, in seconds; then what was sent often long ago makes room. */
export const CONNECTION_LIFE_S = 600

/** What PostgreSQL says when a table has changed under a statement that has a name. */
export function isOutgrown(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** Names of texts on one connection: a text has one from the second time on. */
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

/** The same pool, for Kysely. That a table has changed is noticed only inside of transactions: see `isOutgrown`. */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  let count = 0
  const newName = () => {
    count += 1
    return `s${count}`
  }
  /** Counts up when a table has changed, so that no connection uses a name from before. */
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
        return await send(text, values)
      } catch (error) {
        isUnanswered ||= (error as Error).message === 'Query read timeout'
        throw error
      }
    }
    return {
      query: query as unknown as PostgresPoolClient['query'],
      // Its transaction may still be open, and a ROLLBACK that was not sent in time never is: nobody gets it again.
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
