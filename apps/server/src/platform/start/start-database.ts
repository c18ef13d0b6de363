/** The database this server works on: the operator's, or one of its own. */

import { Client } from 'pg'
import { troubleOf } from '../db/database-trouble.ts'
import type { Log } from '../log/log.ts'
import { startEmbeddedPostgres } from '../postgres/index.ts'
import type { Config } from '../settings/config.ts'
import { StartProblem } from './start-problem.ts'

export interface RunningDatabase {
  readonly url: string
  /** URL of the same database as the role that owns its tables. */
  readonly ownerUrl: string
  stop(): Promise<void>
}

/** Oldest supported major version of PostgreSQL. */
const OLDEST_VERSION = 15
/** Milliseconds for the first connection. */
const CONNECT_LIMIT_MS = 10_000

export async function startDatabase(
  config: Config,
  log: Log,
  say: (line: string) => void,
): Promise<RunningDatabase> {
  if (config.databaseUrl === undefined) {
    say('Starting PostgreSQL')
    const own = await startEmbeddedPostgres({ dataDir: config.dataDir, log, onProgress: say })
    return { url: own.ownerUrl, ownerUrl: own.ownerUrl, stop: own.stop }
  }
  say('Connecting to the database')
  await checkReachable('DATABASE_URL', config.databaseUrl)
  const ownerUrl = config.databaseMigrationUrl ?? config.databaseUrl
  if (ownerUrl !== config.databaseUrl) await checkReachable('DATABASE_MIGRATION_URL', ownerUrl)
  return {
    url: config.databaseUrl,
    ownerUrl,
    stop: async () => {},
  }
}

async function checkReachable(name: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (major >= OLDEST_VERSION) return
    throw new StartProblem(
      `${name} leads to PostgreSQL ${major}; Sitewright needs ${OLDEST_VERSION} or newer.`,
    )
  } catch (error) {
    // A database that is away may come back; one that refuses will not change its mind.
    if (error instanceof StartProblem || troubleOf(error)) throw error
    throw new StartProblem(`${name} cannot be used: ${reasonOf(error)}.`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Reason of a failed connection: Node reports one error for each address it tried, without a message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
