/** Commands for the operator, which `sitewright` starts with the settings of the server: `backup`, `doctor`, `restore`. */

import { restoreBackup } from '../backup/restore-backup.ts'
import { megabytes } from '../backup/room.ts'
import { takeBackup } from '../backup/take-backup.ts'
import { examine } from '../doctor/examine.ts'
import { troubleOf } from '../platform/db/database-trouble.ts'
import { createLog } from '../platform/log/log.ts'
import { readConfig } from '../platform/settings/config.ts'
import { type Closers, createClosers } from '../platform/start/closers.ts'
import { reasonOf } from '../platform/start/start-database.ts'
import { StartProblem } from '../platform/start/start-problem.ts'
import { openOwnersDatabase } from './open-database.ts'

const log = createLog('warn')
const say = (line: string) => console.log(line)
const closers = createClosers((error) => log.error({ err: error }, 'Something did not close'))

/** Exit codes, as those of `sitewright`. */
const DONE = 0
const FOUND = 1

type Run = (folder: string, closers: Closers) => Promise<number>

const COMMANDS: Readonly<Record<string, Run>> = {
  backup: async (to) => {
    const config = readConfig(process.env)
    const databaseUrl = await openOwnersDatabase(config, { closers, log, say })
    const { tables, files } = await takeBackup({
      databaseUrl,
      dataDir: config.dataDir,
      to,
      closers,
      say,
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${to}: ${rows} rows, ${files.count} files, ${megabytes(files.bytes)}.`)
    say('The secret key is not in it: keep it elsewhere, since a restore asks for it.')
    return DONE
  },
  doctor: async () => {
    let troubles = 0
    for await (const { kind, says } of examine(process.env, { closers, log, say })) {
      say(`${kind.padEnd(7)}  ${says}`)
      if (kind === 'trouble') troubles += 1
    }
    return troubles === 0 ? DONE : FOUND
  },
  restore: async (backup) => {
    const config = readConfig(process.env)
    const { manifest, invariants } = await restoreBackup({ backup, config, closers, log, say })
    const broken = invariants.sites.flatMap((site) => site.violations)
    for (const { check, id, detail } of broken) say(`${check}: ${id}, ${detail}`)
    if (broken.length > 0) {
      say('All is restored, and its books do not add up; so it was when the backup was taken.')
      return FOUND
    }
    say(`Restored as of ${manifest.takenAt}: ${invariants.sites.length} sites, whose books add up.`)
    return DONE
  },
}

async function run(): Promise<number> {
  const [name = '', folder = ''] = process.argv.slice(2)
  try {
    return (await COMMANDS[name]?.(folder, closers)) ?? FOUND
  } catch (error) {
    console.error(sentenceOf(error))
    return FOUND
  } finally {
    await closers.run()
  }
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof StartProblem) return error.message
  if (troubleOf(error) === undefined) return error
  return `The database or its disk failed meanwhile (${reasonOf(error)}): look after it, and try again.`
}

/** Exit code of a program that SIGINT has ended, as shells know it. */
const INTERRUPTED = 130

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    closers.run().finally(() => process.exit(INTERRUPTED))
  })
}
process.exitCode = await run()
