/** Files in a bucket of a service that speaks S3. Loaded only where one is set. */

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { isId } from '@sitewright/core/id'
import { newToken } from '../keys.ts'
import type { FileCache } from './file-cache.ts'
import type { ByteRange, FileStore, FileStream } from './file-store.ts'
import { FilesAway } from './files-away.ts'
import { createS3Client, startProblemOf } from './s3-client.ts'
import type { S3Settings } from './s3-settings.ts'
import { sweepFolder } from './sweep-folder.ts'

/** Bytes up to which a file is kept on this machine when it is read: all pictures, no film. */
const MOST_KEPT_BYTES = 20e6
/** Milliseconds that an upload may take beside those of its bytes. */
const PUT_MS = 10_000
/** Slowest upload that is waited for, in bytes a millisecond: 1 MB a second. */
const SLOWEST_PUT = 1_000
/** Tries of an upload whose bytes come from the disk: the client cannot send a stream twice. */
const TRIES = 3
/** Objects that are removed at once. */
const REMOVED_AT_ONCE = 8
/** Bytes whose names are not known yet. */
const STAGED = '.staged'

export interface S3StoreOptions {
  readonly settings: S3Settings
  readonly drafts: string
  readonly cache: FileCache
  /** Factor on the limits of time. */
  readonly patience?: number
  /** Names in one page of a list; no service gives more than a thousand. */
  readonly pageSize?: number
}

export function createS3Store(options: S3StoreOptions): FileStore {
  const { settings, drafts, cache, patience = 1, pageSize: MaxKeys = 1_000 } = options
  const { bucket: Bucket } = settings
  const s3 = createS3Client(settings, patience)

  const get = async (Key: string, range?: ByteRange): Promise<FileStream | undefined> => {
    const Range = range && `bytes=${range.start}-${range.end}`
    const answer = await s3.ask((send, limit) =>
      send(new GetObjectCommand({ Bucket, Key, Range }), limit),
    )
    if (!answer) return undefined
    return { size: wholeSize(answer), body: answer.Body as Readable }
  }
  const facts = async (Key: string) => {
    const answer = await s3.ask((send, limit) =>
      send(new HeadObjectCommand({ Bucket, Key }), limit),
    )
    if (!answer) return undefined
    const { ContentLength: bytes = 0, LastModified: changedAt = new Date() } = answer
    return { bytes, changedAt }
  }
  const write = async (Key: string, Body: Uint8Array | Readable, facts: BodyFacts) => {
    const { bytes: ContentLength, md5: ContentMD5 } = facts
    const question = new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentMD5 })
    await s3.ask((send, limit) => send(question, limit), PUT_MS + ContentLength / SLOWEST_PUT)
  }
  const writeDraft = async (path: string, draft: string) => {
    const facts = await factsOf(draft)
    for (let attempt = 1; ; attempt += 1) {
      const body = createReadStream(draft)
      try {
        return await write(path, body, facts)
      } catch (error) {
        if (!(error instanceof FilesAway) || attempt === TRIES) throw error
      } finally {
        body.destroy()
      }
    }
  }
  const removeObject = (Key: string) =>
    s3.ask((send, limit) => send(new DeleteObjectCommand({ Bucket, Key }), limit))
  /** One that cannot be removed now is swept later. */
  const removeStaged = (key: string) => removeObject(key).catch(() => undefined)
  const rename = async (from: string, to: string) => {
    const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`
    const copied = await s3.ask(
      (send, limit) => send(new CopyObjectCommand({ Bucket, Key: to, CopySource }), limit),
      PUT_MS,
    )
    if (!copied) throw new Error('A staged file is gone')
    await removeStaged(from)
  }

  async function* list(Prefix: string, Delimiter?: string) {
    let ContinuationToken: string | undefined
    do {
      const question = new ListObjectsV2Command({
        ...{ Bucket, Prefix, Delimiter, ContinuationToken, MaxKeys },
      })
      const page: ListObjectsV2CommandOutput | undefined = await s3.ask((send, limit) =>
        send(question, limit),
      )
      if (page) yield page
      ContinuationToken = page?.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }
  async function* filesBelow(folder: string | undefined) {
    for await (const { Contents = [] } of list(folder === undefined ? '' : `${folder}/`)) {
      for (const { Key = '', Size = 0 } of Contents) {
        const [site = '', ...rest] = Key.split('/')
        if (isId(site) && rest.length > 0) yield { Key, Size }
      }
    }
  }

  /** The file on this machine's disk, fetched where it is not there yet. */
  const fetchInto = (path: string) =>
    cache.make(path, async (draft) => {
      const found = await get(path)
      if (found) await writeBody(found, draft)
      return found !== undefined
    })

  return {
    kind: 's3',
    title: `the bucket ${Bucket}`,
    drafts,
    stat: facts,
    open: async (path, range) => {
      const kept = await cache.open(path, range)
      if (kept) return kept
      const found = await get(path, range)
      if (!found || range || found.size > MOST_KEPT_BYTES) return found
      await cache.make(path, async (draft) => {
        await writeBody(found, draft)
        return true
      })
      const fetched = await cache.open(path)
      if (!fetched && !found.body.readableDidRead) return found
      // Somebody else may have fetched the same file meanwhile.
      found.body.destroy()
      return fetched ?? get(path)
    },
    find: fetchInto,
    put: async (path, bytes) => {
      await write(path, bytes, { bytes: bytes.length, md5: md5Of(bytes) })
      await cache.forget(path)
    },
    adopt: async (path, draft) => {
      await writeDraft(path, draft)
      await cache.forget(path)
      await rm(draft, { force: true })
    },
    stage: async (draft) => {
      const staged = `${STAGED}/${newToken()}`
      let isThere = true
      await writeDraft(staged, draft)
      return {
        adopt: async (path) => {
          await rename(staged, path)
          isThere = false
          await cache.forget(path)
          await rm(draft, { force: true })
        },
        discard: async () => {
          if (isThere) await removeStaged(staged)
        },
      }
    },
    remove: async (path) => {
      await removeObject(path)
      for await (const { Contents = [] } of list(`${path}/`)) {
        for (let first = 0; first < Contents.length; first += REMOVED_AT_ONCE) {
          const some = Contents.slice(first, first + REMOVED_AT_ONCE)
          await Promise.all(some.map(({ Key }) => Key !== undefined && removeObject(Key)))
        }
      }
      await cache.forget(path)
    },
    names: async (folder) => {
      const prefix = folder === '' ? '' : `${folder}/`
      const names: string[] = []
      for await (const { Contents = [], CommonPrefixes = [] } of list(prefix, '/')) {
        for (const { Key = '' } of Contents) names.push(Key.slice(prefix.length))
        for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(prefix.length, -1))
      }
      return names
    },
    walk: async function* (folder) {
      for await (const { Key } of filesBelow(folder)) yield Key
    },
    bytes: async (folder) => {
      let bytes = 0
      for await (const { Size } of filesBelow(folder)) bytes += Size
      return bytes
    },
    sweep: async (olderThanMs) => {
      await sweepFolder(drafts, olderThanMs)
      const oldest = Date.now() - olderThanMs
      for await (const { Contents = [] } of list(`${STAGED}/`)) {
        for (const { Key, LastModified } of Contents) {
          if (Key && LastModified && LastModified.getTime() < oldest) await removeObject(Key)
        }
      }
      await cache.sweep()
    },
    check: async () => {
      const probe = `.probe-${newToken()}`
      let trying = 'list it'
      try {
        const { done } = await list(probe).next()
        if (done) throw new FilesAway('S3 has no such bucket')
        trying = 'write'
        await write(probe, Buffer.from(probe), { bytes: probe.length, md5: md5Of(probe) })
        trying = 'read'
        const found = await get(probe)
        let read = ''
        for await (const piece of found?.body ?? []) read += String(piece)
        if (read !== probe) throw new FilesAway('S3 gave other bytes than were written')
        trying = 'delete'
        await removeObject(probe)
      } catch (error) {
        throw startProblemOf(error, Bucket, trying)
      }
    },
    close: async () => s3.close(),
  }
}

interface BodyFacts {
  readonly bytes: number
  /** By which the service proves that what came is what was sent. */
  readonly md5: string
}

const md5Of = (bytes: Uint8Array | string) => createHash('md5').update(bytes).digest('base64')

async function factsOf(draft: string): Promise<BodyFacts> {
  const hash = createHash('md5')
  await pipeline(createReadStream(draft), hash)
  return { bytes: (await stat(draft)).size, md5: hash.digest('base64') }
}

function wholeSize({
  ContentLength = 0,
  ContentRange,
}: {
  ContentLength?: number | undefined
  ContentRange?: string | undefined
}): number {
  const total = /\/(\d+)$/.exec(ContentRange ?? '')?.[1]
  return total === undefined ? ContentLength : Number(total)
}

async function writeBody({ body }: FileStream, draft: string): Promise<void> {
  await pipeline(body, createWriteStream(draft, { flags: 'wx' })).catch(brokenOff)
}

/** A stream of the service that ends early is trouble of the service, and that of the disk is the disk's. */
function brokenOff(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') throw error
  throw new FilesAway(`S3 broke off: ${error.code ?? error.name}`)
}
