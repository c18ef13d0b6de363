/** `DATA_DIR`: the one folder a server keeps things in, and the lock file that keeps a second server out of it. */

import { randomBytes } from 'node:crypto'
import { access, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileWhole } from '../files/whole-file.ts'
import { type Config, SHORTEST_SECRET } from '../settings/config.ts'
import { identify, type ProcessIdentity, stillRuns } from './process-identity.ts'
import { StartProblem } from './start-problem.ts'

export interface DataDir {
  readonly path: string
  /** The secret key kept here, made at the first call. Only its owner may read the file. */
  secretKey(): Promise<string>
  /** Lets another server use the folder. */
  release(): Promise<void>
}

export const SECRET_KEY_FILE = 'secret-key'
/** File that is there while a restore fills the folder. */
export const UNFINISHED = 'restore-unfinished'

/** Creates the folder where missing and takes its lock, or throws a `StartProblem`. */
export async function openDataDir(
  path: string,
  { isRestoring = false }: { readonly isRestoring?: boolean } = {},
): Promise<DataDir> {
  try {
    if (!isRestoring) await refuseUnfinished(path)
    // Others may pass through, since PostgreSQL may run as another user below, but not list it.
    await mkdir(path, { recursive: true, mode: 0o711 })
    await takeLock(path)
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(`DATA_DIR ${path} cannot be used: ${(error as Error).message}.`)
  }
  return {
    path,
    secretKey: () => keepSecret(join(path, SECRET_KEY_FILE)),
    release: () => rm(join(path, 'server.lock'), { force: true }),
  }
}

/** A restore that was cut short has left a part of a server. */
async function refuseUnfinished(path: string): Promise<void> {
  const isUnfinished = await access(join(path, UNFINISHED)).then(
    () => true,
    () => false,
  )
  if (!isUnfinished) return
  throw new StartProblem(
    `The restore into ${path} was cut short or is under way: let it end, or empty the folder and the database and restore once more.`,
  )
}

/**
 * Lock file with a process id and the start time of that process, so that a lock left by `kill -9` is never mistaken for a living
 * server that got the same id later.
 */
async function takeLock(dataDir: string): Promise<void> {
  const lock = join(dataDir, 'server.lock')
  const mine = join(dataDir, `server.lock.${process.pid}`)
  await writeFile(mine, JSON.stringify(await identify(process.pid)), { mode: 0o644 })
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (await isLinked(mine, lock)) return
      const holder = await readHolder(lock)
      if (holder && holder.pid !== process.pid && (await stillRuns(holder))) {
        throw new StartProblem(
          `Another server (process ${holder.pid}) is using ${dataDir}: stop it first, or set another DATA_DIR.`,
        )
      }
      await removeStale(lock, holder)
    }
    throw new StartProblem(`Another server is just starting on ${dataDir}: try again in a moment.`)
  } finally {
    await rm(mine, { force: true })
  }
}

/** Atomic create: a hard link appears with its content in one step, or not at all when the name is taken. */
async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function readHolder(lock: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(lock, 'utf8')) as ProcessIdentity
  } catch {
    return undefined
  }
}

/** Moves the stale lock aside and looks again, so that of two starting servers neither removes the other's fresh lock. */
async function removeStale(lock: string, stale: ProcessIdentity | undefined): Promise<void> {
  const aside = `${lock}.stale.${process.pid}`
  try {
    await rename(lock, aside)
  } catch {
    return
  }
  const moved = await readHolder(aside)
  if (JSON.stringify(moved) !== JSON.stringify(stale)) await isLinked(aside, lock)
  await rm(aside, { force: true })
}

/** The server's key as it is set, or kept in the folder; undefined where there is none yet. Makes none. */
export async function knownSecretKey({
  dataDir,
  secretKey,
}: Pick<Config, 'dataDir' | 'secretKey'>): Promise<string | undefined> {
  const kept = readFile(join(dataDir, SECRET_KEY_FILE), 'utf8').catch(() => undefined)
  return secretKey ?? (await kept)?.trim()
}

async function keepSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new StartProblem(`${file} cannot be read: ${error.message}.`)
  })
  if (kept !== undefined) {
    if (kept.trim().length >= SHORTEST_SECRET) return kept.trim()
    throw new StartProblem(
      `The key in ${file} must have at least ${SHORTEST_SECRET} characters: put it back from a backup, ` +
        'or remove the file and start once with NEW_SECRET_KEY=1, after which everybody has to sign in again.',
    )
  }
  const key = randomBytes(32).toString('hex')
  await writeFileWhole(file, `${key}\n`, 0o600)
  return key
}
