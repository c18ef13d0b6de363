/** `sitewright doctor`: looks at everything a server rests on, changes nothing, and says what to do. */

import { openOwnersDatabase } from '../operator/open-database.ts'
import { openDatabase } from '../platform/database.ts'
import { openStores } from '../platform/files/open-stores.ts'
import type { Log } from '../platform/log/log.ts'
import { type Config, type Environment, readConfig } from '../platform/settings/config.ts'
import type { Closers } from '../platform/start/closers.ts'
import { StartProblem } from '../platform/start/start-problem.ts'
import { checkDatabase } from './check-database.ts'
import { checkMachine } from './check-machine.ts'
import { checkSites } from './check-sites.ts'
import { type Finding, fine, trouble } from './finding.ts'

export interface ExamineOptions {
  readonly closers: Closers
  readonly log: Log
  say(line: string): void
}

/** A foreseen problem is a finding, after which what rests on it is not looked at. */
export async function* examine(env: Environment, options: ExamineOptions): AsyncGenerator<Finding> {
  try {
    const config = readConfig(env)
    yield fine('The settings can be read.')
    yield* checkMachine(config)
    yield* checkWithDatabase(config, options)
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    yield trouble(error.message)
  }
}

async function* checkWithDatabase(
  config: Config,
  options: ExamineOptions,
): AsyncGenerator<Finding> {
  const ownerUrl = await openOwnersDatabase(config, options)
  yield fine('The database answers.')
  const isUpToDate = yield* checkDatabase(config, ownerUrl)
  if (!isUpToDate) return
  const { log, closers } = options
  const database = await openDatabase({
    url: config.databaseUrl ?? ownerUrl,
    log,
    poolSize: 3,
    patience: config.patience,
  })
  closers.add(database.close)
  yield* checkSites(database, await openStores(config, 'command'))
}
