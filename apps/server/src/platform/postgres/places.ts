/** Where the cluster of a `DATA_DIR` lies, and the passwords it was made with. */

import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { writeFileWhole } from '../whole-file.ts'
import { databaseUser, isRoot, type SystemUser, userCan } from './system-user.ts'

/** Where root puts what its own folders would hide from the user that runs PostgreSQL. */
const SHARED_FOLDER = '/var/lib/sitewright'
const RECORD = 'postgres.json'

/** Kept in `DATA_DIR/postgres.json`; losing it means losing the way into the database. */
export interface ClusterRecord {
  /** The cluster's folder, itself in a folder of its own; below `DATA_DIR` it is relative to that. */
  readonly cluster: string
  readonly superuserPassword: string
  readonly ownerPassword: string
  /** Whether role, database and extension were made. */
  readonly isPrepared: boolean
}

export interface Places {
  readonly record: ClusterRecord
  /** Absolute. */
  readonly cluster: string
  readonly user: SystemUser | undefined
  /** Where a copy of PostgreSQL's programs may go. */
  readonly copies: string
  readonly log: string
  save(changes: Partial<ClusterRecord>): Promise<void>
}

export async function findPlaces(dataDir: string): Promise<Places> {
  const file = join(dataDir, RECORD)
  const save = (record: ClusterRecord) =>
    writeFileWhole(file, `${JSON.stringify(record, null, 2)}\n`, 0o600)
  const known = await readRecord(file)
  const user = await databaseUser(known ? resolve(dataDir, known.cluster) : '')
  const record = known ?? {
    cluster: await chooseFolder(dataDir, user),
    superuserPassword: randomBytes(24).toString('base64url'),
    ownerPassword: randomBytes(24).toString('base64url'),
    isPrepared: false,
  }
  if (!known) await save(record)
  if (isAbsolute(record.cluster)) await claim(record.cluster, dataDir)
  return {
    record,
    cluster: resolve(dataDir, record.cluster),
    user,
    copies: isRoot() ? SHARED_FOLDER : dataDir,
    log: join(dataDir, 'postgres.log'),
    save: (changes) => save({ ...record, ...changes }),
  }
}

/**
 * A cluster elsewhere serves one `DATA_DIR`. Were that copied, with the pointer in it, two servers would hold one
 * cluster in spite of their locks; when it was moved, the cluster goes with it.
 */
async function claim(cluster: string, dataDir: string): Promise<void> {
  const file = join(dirname(cluster), 'data-dir')
  const holder = await readFile(file, 'utf8').catch(() => dataDir)
  const pointer = holder === dataDir ? undefined : await readRecord(join(holder, RECORD))
  if (pointer?.cluster === cluster) {
    throw new StartProblem(
      `${dataDir} is a copy of ${holder}, whose database in ${cluster} was not copied with it: ` +
        `remove ${join(dataDir, RECORD)} to begin with an empty database.`,
    )
  }
  await writeFileWhole(file, dataDir, 0o600)
}

async function readRecord(file: string): Promise<ClusterRecord | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ClusterRecord
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** `DATA_DIR/postgres` where the user can reach it, otherwise a folder outside that nobody else has. */
async function chooseFolder(dataDir: string, user: SystemUser | undefined): Promise<string> {
  const inside = join(dataDir, 'postgres')
  await giveFolder(inside, user)
  if (await userCan(user, '-w', inside)) return join('postgres', 'cluster')
  await rm(inside, { recursive: true })
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 })
  const outside = join(SHARED_FOLDER, randomBytes(8).toString('hex'))
  await giveFolder(outside, user)
  return join(outside, 'cluster')
}

async function giveFolder(folder: string, user: SystemUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
}
