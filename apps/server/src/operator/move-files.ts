/** `sitewright move-files`: brings the files of all sites from one store to the other while servers go on with both. */

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import { inParallel } from '../backup/in-parallel.ts'
import { createProgress } from '../backup/progress.ts'
import { megabytes } from '../backup/room.ts'
import type { Tables } from '../platform/db/tables.ts'
import { settleIn } from '../platform/files/file-home.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { FileStores } from '../platform/files/files.ts'
import { newToken } from '../platform/keys.ts'
import { StartProblem } from '../platform/start/start-problem.ts'

/** Files that are copied at once: enough to hide a service's answers, few enough to leave disk and network to visitors. */
const AT_ONCE = 4
/** Tries to copy one file so that its bytes come back the same. */
const TRIES = 3

export interface MoveOptions {
  /** The stores that the servers have: files go from the fallback to the home. */
  readonly stores: FileStores
  readonly db: Kysely<Tables>
  say(line: string): void
}

export interface Moved {
  readonly copied: number
  readonly bytes: number
  /** Files that were there before, such as those of an earlier try. */
  readonly there: number
}

/**
 * Copies what is not there yet, checks that the same bytes come back, and looks again for what came meanwhile until nothing did. Nothing
 * is removed from where it was, and a move that is interrupted goes on with the next one.
 */
export async function moveFiles({ stores, db, say }: MoveOptions): Promise<Moved> {
  const { home, fallback } = stores
  if (!fallback) throw new Error('There is nowhere to move files from')
  const tell = createProgress(say)
  const total = { copied: 0, bytes: 0, there: 0 }
  for (let added = -1; added !== 0; ) {
    const before = total.copied
    total.there = 0
    await inParallel(fallback.walk(), AT_ONCE, async (path) => {
      const bytes = await bring(path, fallback, home)
      if (bytes === undefined) total.there += 1
      else {
        total.copied += 1
        total.bytes += bytes
      }
      tell(() => `Moving files: ${total.copied} copied, ${megabytes(total.bytes)}`)
    })
    added = total.copied - before
  }
  await settleIn(home, db)
  return { ...total, there: Math.max(0, total.there - total.copied) }
}

/** Bytes of a file that was copied; undefined for one that is there already, or was removed meanwhile. */
async function bring(path: string, from: FileStore, to: FileStore): Promise<number | undefined> {
  // Bytes never change under a path, and no store shows half a file: what is there is whole.
  if ((await to.stat(path)) !== undefined) return undefined
  await mkdir(to.drafts, { recursive: true })
  for (let attempt = 1; ; attempt += 1) {
    const draft = join(to.drafts, newToken())
    try {
      const read = await copy(path, from, draft)
      if (!read) return undefined
      await to.adopt(path, draft)
      const written = await hashOf(path, to)
      if (written === read.sha256) return (await isStillThere(path, from, to)) ? read.bytes : 0
      await to.remove(path)
      if (attempt === TRIES) {
        throw new StartProblem(
          `Other bytes come back of ${path} than were written to ${to.title}: look after its disk or service; nothing was removed from where it was.`,
        )
      }
    } finally {
      await rm(draft, { force: true })
    }
  }
}

/** A file that a server removed from both places while it was copied is not brought back. */
async function isStillThere(path: string, from: FileStore, to: FileStore): Promise<boolean> {
  const isThere = (await from.stat(path)) !== undefined
  if (!isThere) await to.remove(path)
  return isThere
}

async function copy(path: string, from: FileStore, draft: string) {
  const found = await from.open(path)
  if (!found) return undefined
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(found.body, counted, createWriteStream(draft, { flags: 'wx' }))
  return { bytes, sha256: hash.digest('hex') }
}

async function hashOf(path: string, store: FileStore): Promise<string | undefined> {
  const found = await store.open(path)
  if (!found) return undefined
  const hash = createHash('sha256')
  for await (const piece of found.body) hash.update(piece as Buffer)
  return hash.digest('hex')
}
