/** Commands for the operator, which `sitewright` starts with the settings of the server. */

import { restoreBackup } from '../backup/restore-backup.ts'
import { megabytes } from '../backup/room.ts'
import { takeBackup } from '../backup/take-backup.ts'
import { examine } from '../doctor/examine.ts'
import { migrate } from '../migrations.ts'
import { openDatabase } from '../platform/database.ts'
import { troubleOf } from '../platform/db/database-trouble.ts'
import { claimStores } from '../platform/files/file-home.ts'
import { createFiles } from '../platform/files/files.ts'
import { FilesAway } from '../platform/files/files-away.ts'
import { openStores } from '../platform/files/open-stores.ts'
import { createHostRouting } from '../platform/http/identity.ts'
import { createLog } from '../platform/log/log.ts'
import { type Config, readConfig } from '../platform/settings/config.ts'
import { createClosers } from '../platform/start/closers.ts'
import { knownSecretKey } from '../platform/start/data-dir.ts'
import { reasonOf } from '../platform/start/start-database.ts'
import { StartProblem } from '../platform/start/start-problem.ts'
import { exportSite } from '../site-archive/export-site.ts'
import { type Imported, importSite } from '../site-archive/import-site.ts'
import { restoreSite } from '../site-archive/restore-site.ts'
import { moveFiles } from './move-files.ts'
import { openOwnersDatabase, openServersDatabase } from './open-database.ts'

const log = createLog('warn')
const say = (line: string) => console.log(line)
const closers = createClosers((error) => log.error({ err: error }, 'Something did not close'))

/** Exit codes, as those of `sitewright`. */
const DONE = 0
const FOUND = 1

type Run = (args: readonly string[]) => Promise<number>

const COMMANDS: Readonly<Record<string, Run>> = {
  backup: async ([to = '']) => {
    const config = readConfig(process.env)
    const databaseUrl = await openOwnersDatabase(config, { closers, log, say })
    const { tables, files } = await takeBackup({
      databaseUrl,
      dataDir: config.dataDir,
      stores: await openStores(config, 'command'),
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
  export: async ([site = '', to = '']) => {
    const config = readConfig(process.env)
    const databaseUrl = await openOwnersDatabase(config, { closers, log, say })
    const { dataDir } = config
    const files = await openStores(config, 'command')
    const made = await exportSite({ databaseUrl, dataDir, files, site, to, closers, say })
    const rows = made.tables.reduce((sum, table) => sum + table.rows, 0)
    say(
      `${to}: ${made.site.title}, ${rows} rows, ${made.files.count} files, ${megabytes(made.files.bytes)}.`,
    )
    return DONE
  },
  import: async ([archive = '', owner = '', as]) => {
    const config = readConfig(process.env)
    const database = await openServersDatabase(config, { closers, log, say })
    const files = createFiles(await openStores(config, 'command'))
    sayImported(config, await importSite({ archive, owner, as, database, files, say }))
    return DONE
  },
  migrate: async () => {
    const config = readConfig(process.env)
    const url = await openOwnersDatabase(config, { closers, log, say })
    const secretKey = await knownSecretKey(config)
    const secret = secretKey !== undefined && { secretKey, isNew: config.isNewSecretKey }
    await migrate({ url, log, say, patience: config.patience, ...(secret && { secret }) })
    say('The tables are those of this version.')
    return DONE
  },
  'move-files': async ([to = '']) => {
    const config = readConfig(process.env)
    refuseOtherPlaces(config, to)
    const ownerUrl = await openOwnersDatabase(config, { closers, log, say })
    const database = await openDatabase({
      ...{ url: config.databaseUrl ?? ownerUrl, log, poolSize: 2, patience: config.patience },
    })
    closers.add(database.close)
    const stores = await openStores(config, 'command')
    await claimStores(stores, database.global, config.files)
    say(`Moving files to ${stores.home.title}. Servers must run with these settings by now.`)
    const { copied, bytes, there } = await moveFiles({ stores, db: database.global, say })
    say(`${copied} files copied, ${megabytes(bytes)}; ${there} were there before.`)
    say(
      `All files are in ${stores.home.title}: remove FILES_FALLBACK, restart the servers, and then remove what is in ${stores.fallback?.title}.`,
    )
    return DONE
  },
  restore: async ([backup = '']) => {
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
  'restore-site': async ([backup = '', site = '', owner = '', as]) => {
    const config = readConfig(process.env)
    const database = await openServersDatabase(config, { closers, log, say })
    const files = createFiles(await openStores(config, 'command'))
    const what = { backup, site, owner, as, database, files }
    sayImported(config, await restoreSite({ ...what, config, closers, log, say }))
    return DONE
  },
}

function sayImported(config: Config, { identifier, manifest, ended }: Imported): void {
  if (ended > 0) say(`${ended} payments were under way: they stay with the old site.`)
  const origin = createHostRouting(config).siteOrigin(identifier)
  say(`${manifest.site.title} is there, as of ${manifest.takenAt}: ${origin}`)
}

/** Servers read both places while files are moved, and write to the one that they are moved to. */
function refuseOtherPlaces({ files }: Config, to: string): void {
  const from = to === 's3' ? 'folder' : 's3'
  if (files.home === to && files.fallback === from) return
  throw new StartProblem(
    `Files can be moved to ${to} once the servers write there and still read the other place: set FILES_IN=${to} and FILES_FALLBACK=${from}, restart the servers, and run this with the same settings.`,
  )
}

async function run(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2)
  try {
    return (await COMMANDS[name]?.(args)) ?? FOUND
  } catch (error) {
    console.error(sentenceOf(error))
    return FOUND
  } finally {
    await closers.run()
  }
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof StartProblem) return error.message
  if (error instanceof FilesAway)
    return `${error.message}: look after the service, and run this again.`
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
