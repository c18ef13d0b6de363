/** Folders that are complete as soon as they have their names: made beside them, flushed, and renamed at the end. */

import { randomBytes } from 'node:crypto'
import { lstat, mkdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { troubleOf } from '../platform/db/database-trouble.ts'
import { syncToDisk } from '../platform/files/sync-to-disk.ts'
import type { Closers } from '../platform/start/closers.ts'
import { BackupProblem } from './backup-problem.ts'
import { requireRoom } from './room.ts'

export interface DraftOptions {
  /** Folder that is made; it may not be there yet. */
  readonly to: string
  /** Folder of the server's data, in which it may not be. */
  readonly dataDir: string
  /** Removes what is unfinished, also where the program is told to stop. */
  readonly closers: Pick<Closers, 'add'>
  /** Bytes that it may take. */
  bytes(): Promise<number>
}

/** Lets `fill` make the folder under another name, and gives it its own once that is done. */
export async function makeFolderWhole<Result>(
  options: DraftOptions,
  fill: (draft: string) => Promise<Result>,
): Promise<Result> {
  const to = resolve(options.to)
  await refuseTaken(to)
  const parent = dirname(to)
  await mkdir(parent, { recursive: true }).catch(cannotWrite(parent))
  await refuseInside(parent, options.dataDir)
  await requireRoom(parent, await options.bytes())

  const draft = join(parent, `${basename(to)}.${randomBytes(4).toString('hex')}.unfinished`)
  await mkdir(draft, { mode: 0o700 }).catch(cannotWrite(parent))
  options.closers.add(() => rm(draft, { recursive: true, force: true, maxRetries: 3 }))
  try {
    const result = await fill(draft)
    await syncToDisk(draft)
    await rename(draft, to)
    await syncToDisk(parent)
    return result
  } catch (error) {
    if (troubleOf(error) !== 'full') throw error
    throw new BackupProblem(
      `There is no room left in ${parent}: make room, or name a folder on another disk. Nothing that was begun is kept.`,
    )
  }
}

async function refuseTaken(to: string): Promise<void> {
  const isTaken = await lstat(to).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new BackupProblem(`${to} is there already: name a folder that is not.`)
}

/** A copy in the server's own folder would be lost with it, and become part of the next backup. */
async function refuseInside(parent: string, dataDir: string): Promise<void> {
  const [outer, inner] = [await realpath(dataDir), await realpath(parent)]
  if (inner !== outer && !inner.startsWith(outer + sep)) return
  throw new BackupProblem(
    `${parent} is inside of DATA_DIR, with which the copy would be lost: name a folder elsewhere, best on another disk.`,
  )
}

function cannotWrite(folder: string) {
  return (error: Error): never => {
    throw new BackupProblem(`${folder} cannot be written to: ${error.message}.`)
  }
}
