/** Copies the files of sites into a backup while the server goes on writing and removing some. */

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { Id } from '@sitewright/core/id'
import type { FileStores } from '../platform/files/files.ts'
import { fileSourceOf } from './file-source.ts'
import { writeHashed } from './hashed-copy.ts'
import { inParallel } from './in-parallel.ts'
import { FILE_LIST, FILES, type ListedFile, type Manifest } from './manifest.ts'
import { createProgress } from './progress.ts'
import { megabytes } from './room.ts'

/** Files that are copied at once: enough to keep a disk busy, few enough to leave it to the server. */
const AT_ONCE = 4

export interface FilesCopy {
  /** Copies what is there and was not copied before. */
  pass(): Promise<void>
  /** Ends the list of files. */
  finish(): Promise<Manifest['files']>
}

export interface CopyOptions {
  /** Stores of the server's files, or the folder that they lie in. */
  readonly from: FileStores | string
  /** Folder of the unfinished backup. */
  readonly backup: string
  /** The site whose files are copied; without it those of all. */
  readonly siteId?: Id | undefined
  say(line: string): void
}

export function copyFiles({ from, backup, siteId, say }: CopyOptions): FilesCopy {
  const source = fileSourceOf(from)
  const list = createWriteStream(join(backup, FILE_LIST), { flags: 'wx', mode: 0o600, flush: true })
  // A failure also comes to those who write to the list or wait for its end.
  list.on('error', () => {})
  const hash = createHash('sha256')
  const total = { count: 0, bytes: 0 }
  const tell = createProgress(say)
  /** Paths that are being copied: while files are moved both stores may name one at the same time. */
  const underWay = new Set<string>()

  const copy = async (path: string) => {
    const to = join(backup, FILES, path)
    if (await isThere(to)) return
    // A file that is gone was removed meanwhile, by somebody who meant it.
    const body = await source.open(path)
    if (!body) return
    const written = await writeHashed(to, body).catch(async (error) => {
      await rm(to, { force: true })
      if (error.code !== 'ENOENT') throw error
      return undefined
    })
    if (!written) return
    const listed: ListedFile = { path, ...written }
    const line = `${JSON.stringify(listed)}\n`
    hash.update(line)
    if (!list.write(line)) await once(list, 'drain')
    total.count += 1
    total.bytes += written.bytes
    tell(() => `Copying files: ${total.count}, ${megabytes(total.bytes)}`)
  }
  const copyOnce = async (path: string) => {
    if (underWay.has(path)) return
    underWay.add(path)
    await copy(path).finally(() => underWay.delete(path))
  }
  return {
    pass: () => inParallel(source.paths(siteId), AT_ONCE, copyOnce),
    finish: async () => {
      list.end()
      await finished(list)
      return { ...total, listSha256: hash.digest('hex') }
    },
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
