/** The database for a command of the operator, whether a server runs on it or not. */

import { refuseOtherTables } from '../migrations.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { troubleOf } from '../platform/db/database-trouble.ts'
import type { Log } from '../platform/log/log.ts'
import { hasOwnDatabase, runningOwnerUrl } from '../platform/postgres/running.ts'
import type { Config } from '../platform/settings/config.ts'
import type { Closers } from '../platform/start/closers.ts'
import { openDataDir } from '../platform/start/data-dir.ts'
import { reasonOf, startDatabase } from '../platform/start/start-database.ts'
import { StartProblem } from '../platform/start/start-problem.ts'

interface OpenOptions {
  readonly closers: Closers
  readonly log: Log
  say(line: string): void
}

/** URL of the database as the role that owns its tables. Makes none: a folder without one is refused. */
export async function openOwnersDatabase(
  config: Config,
  { closers, log, say }: OpenOptions,
): Promise<string> {
  if (config.databaseUrl === undefined) {
    if (!(await hasOwnDatabase(config.dataDir))) {
      throw new StartProblem(
        `There is no database in DATA_DIR ${config.dataDir}: set DATA_DIR, or DATABASE_URL, as the server has it.`,
      )
    }
    const running = await runningOwnerUrl(config.dataDir)
    if (running !== undefined) return running
    const dataDir = await openDataDir(config.dataDir)
    closers.add(dataDir.release)
  }
  const { ownerUrl, stop } = await startDatabase(config, log, say).catch((error) => {
    if (troubleOf(error) !== 'away') throw error
    throw new StartProblem(
      `The database is away (${reasonOf(error)}): start it, or set DATABASE_URL as the server has it.`,
    )
  })
  closers.add(stop)
  return ownerUrl
}

/** Factor by which a command waits longer for the database than a server does. */
const PATIENCE = 100

/** The database as the server's own role has it, behind row security. Its tables are those of this version. */
export async function openServersDatabase(config: Config, options: OpenOptions): Promise<Database> {
  const ownerUrl = await openOwnersDatabase(config, options)
  const { databaseUrl: url = ownerUrl, patience } = config
  const { log, closers } = options
  await refuseOtherTables({ url: ownerUrl, log })
  const database = await openDatabase({ url, log, poolSize: 4, patience: PATIENCE * patience })
  closers.add(database.close)
  return database
}
