/** Looks whether a backup, or an exported site, is whole, before anything is made of it. */

import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isId } from '@sitewright/core/id'
import { resolveInside } from '../platform/files/resolve-inside.ts'
import { BackupProblem } from './backup-problem.ts'
import { hashFile, type Written } from './hashed-copy.ts'
import { inParallel } from './in-parallel.ts'
import {
  type Contents,
  FILE_LIST,
  FILES,
  type ListedFile,
  MANIFEST,
  parseListedFile,
  TABLES,
} from './manifest.ts'
import { createProgress } from './progress.ts'
import { entriesOf } from './walk-files.ts'

const AT_ONCE = 4
const PARTS = [MANIFEST, FILE_LIST, FILES, TABLES]

/** Reads every byte of the folder; throws a `BackupProblem` for the first thing that is wrong. */
export async function checkBackup(
  backup: string,
  { tables, files }: Contents,
  say: (line: string) => void,
): Promise<void> {
  await refuseStrangers(backup, '', PARTS)
  await refuseStrangers(backup, TABLES, [...tables.keys()])
  const list = await hashFile(join(backup, FILE_LIST)).catch(missing(join(backup, FILE_LIST)))
  if (list.sha256 !== files.listSha256) throw damaged(join(backup, FILE_LIST))
  for (const [file, written] of tables) await checkFile(join(backup, TABLES, file), written)
  const tell = createProgress(say)
  let checked = 0
  await inParallel(listedFiles(backup), AT_ONCE, async (file) => {
    await checkFile(join(backup, FILES, file.path), file)
    checked += 1
    tell(() => `Checking files: ${checked} of ${files.count}`)
  })
  if (checked !== files.count) throw damaged(join(backup, FILE_LIST))
  const found = await countFiles(join(backup, FILES))
  if (found !== checked) {
    throw new BackupProblem(
      `${join(backup, FILES)} holds ${found - checked} files that are not listed: remove them, or take another copy.`,
    )
  }
}

/** Files of the list, each with a path that stays in the folder of a site. */
export async function* listedFiles(backup: string): AsyncGenerator<ListedFile> {
  const lines = createInterface({ input: createReadStream(join(backup, FILE_LIST)) })
  for await (const line of lines) {
    const file = parseListedFile(line)
    const [site = ''] = file.path.split('/')
    if (!isId(site) || resolveInside(backup, file.path) === undefined)
      throw damaged(join(backup, FILE_LIST))
    yield file
  }
}

async function checkFile(path: string, wanted: Written): Promise<void> {
  const found = await lstat(path).catch(missing(path))
  // A link could lead to any file of the machine.
  if (!found.isFile() || found.size !== wanted.bytes) throw damaged(path)
  const { sha256 } = await hashFile(path)
  if (sha256 !== wanted.sha256) throw damaged(path)
}

async function refuseStrangers(
  backup: string,
  folder: string,
  known: readonly string[],
): Promise<void> {
  const names = await readdir(join(backup, folder)).catch(missing(join(backup, folder)))
  const stranger = names.find((name) => !known.includes(name))
  if (stranger === undefined) return
  throw new BackupProblem(
    `${join(backup, folder, stranger)} is not listed: remove it, or take another copy.`,
  )
}

async function countFiles(folder: string): Promise<number> {
  let count = 0
  for await (const entry of entriesOf(folder)) {
    count += entry.isDirectory() ? await countFiles(join(folder, entry.name)) : 1
  }
  return count
}

function missing(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'ENOENT') throw error
    throw new BackupProblem(`${path} is missing: copy the folder once more, or take another.`)
  }
}

const damaged = (path: string) =>
  new BackupProblem(`${path} is damaged: copy the folder once more, or take another.`)
