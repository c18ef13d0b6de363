/** Paths and passwords of the PostgreSQL cluster of a `DATA_DIR`. */

import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { writeFileWhole } from '../files/whole-file.ts'
import { StartProblem } from '../start/start-problem.ts'
import { databaseUser, isRoot, type SystemUser, userCan } from './system-user.ts'

/** Folder for files that the user who runs PostgreSQL could not reach in root's own folders. */
const SHARED_FOLDER = '/var/lib/sitewright'
export const RECORD = 'postgres.json'

/** Contents of `DATA_DIR/postgres.json`. Where it was lost, the cluster is given new passwords: see `setPasswords`. */
export interface ClusterRecord {
  /** Folder of the cluster, itself in a folder of its own; below `DATA_DIR` it is relative to that. */
  readonly cluster: string
  readonly superuserPassword: string
  readonly ownerPassword: string
  /** Whether role, database and extension were made. */
  readonly isPrepared: boolean
}

export interface Places {
  readonly record: ClusterRecord
  /** Absolute path. */
  readonly cluster: string
  readonly user: SystemUser | undefined
  /** Folder for a copy of PostgreSQL's programs. */
  readonly copies: string
  readonly log: string
  /** Whether the cluster is older than its passwords and has to be given them. */
  readonly arePasswordsNew: boolean
  save(changes: Partial<ClusterRecord>): Promise<void>
}

export async function findPlaces(dataDir: string): Promise<Places> {
  const file = join(dataDir, RECORD)
  const save = (record: ClusterRecord) =>
    writeFileWhole(file, `${JSON.stringify(record, null, 2)}\n`, 0o600)
  const known = await readRecord(file)
  const lost = known ? undefined : await findLostCluster(dataDir)
  const found = known?.cluster ?? lost
  const user = await databaseUser(found === undefined ? '' : resolve(dataDir, found))
  const record = known ?? {
    cluster: lost ?? (await chooseFolder(dataDir, user)),
    superuserPassword: randomBytes(24).toString('base64url'),
    ownerPassword: randomBytes(24).toString('base64url'),
    isPrepared: false,
  }
  // Saved once the cluster has them, so that a start that was cut short is resumed by the next.
  if (!known && lost === undefined) await save(record)
  if (isAbsolute(record.cluster)) await claim(record.cluster, dataDir)
  return {
    record,
    cluster: resolve(dataDir, record.cluster),
    user,
    copies: isRoot() ? SHARED_FOLDER : dataDir,
    log: join(dataDir, 'postgres.log'),
    arePasswordsNew: lost !== undefined,
    save: (changes) => save({ ...record, ...changes }),
  }
}

/**
 * Binds a cluster outside of `DATA_DIR` to that one folder. If the folder is copied, with the pointer in it, two servers would
 * hold one cluster in spite of their locks; if it is moved, the cluster goes with it.
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

/** Cluster of a `DATA_DIR` whose record was lost: inside of it, or in the place that names the folder. */
async function findLostCluster(dataDir: string): Promise<string | undefined> {
  const inside = join('postgres', 'cluster')
  if (await isCluster(join(dataDir, inside))) return inside
  for (const name of await readdir(SHARED_FOLDER).catch(() => [])) {
    const folder = join(SHARED_FOLDER, name)
    const holder = await readFile(join(folder, 'data-dir'), 'utf8').catch(() => undefined)
    const cluster = join(folder, 'cluster')
    if (holder === dataDir && (await isCluster(cluster))) return cluster
  }
  return undefined
}

const isCluster = (folder: string) =>
  stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

export async function readRecord(file: string): Promise<ClusterRecord | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new StartProblem(`${file} cannot be read: ${error.message}.`)
  })
  if (text === undefined) return undefined
  const record = parse(text)
  if (record) return record
  throw new StartProblem(
    `${file}, which says where the database is and its passwords, is damaged: put it back from a backup, ` +
      'or remove it, and the database is looked for and given new passwords.',
  )
}

const FIELDS = ['cluster', 'superuserPassword', 'ownerPassword'] as const

function parse(text: string): ClusterRecord | undefined {
  try {
    const record = JSON.parse(text) as ClusterRecord
    return FIELDS.every((field) => typeof record[field] === 'string') ? record : undefined
  } catch {
    return undefined
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
