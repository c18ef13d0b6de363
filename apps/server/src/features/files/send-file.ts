import { FILE_TYPES, type FileKind } from '@sitewright/core/files/file-types'
import type { Id } from '@sitewright/core/id'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Files } from '../../platform/files/files.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { fail } from '../../platform/http/problems.ts'
import { originalKey } from './asset-files.ts'
import type { AssetRow } from './asset-table.ts'
import { readRange } from './byte-range.ts'
import { contentTypeFor, extensionFor } from './stored-format.ts'

/** Cache header: the address stays when a file is replaced, so browsers revalidate each time; mostly the answer is 304. */
const ASK_EACH_TIME = 'no-cache'

/** Kinds that browsers show or play by themselves; everything else is sent as a download. */
const SHOWN: ReadonlySet<FileKind> = new Set(['audio', 'font', 'image', 'video'])

/** Content security policy of a file that is opened by itself: no script in it runs. */
const NOTHING_RUNS = "sandbox; default-src 'none'; media-src 'self'"

export interface SendFileOptions {
  readonly siteId: Id
  readonly audience: 'public' | 'private'
  readonly row: AssetRow
  readonly files: Files
}

/** Sends a file that is no picture, or the range of it that is asked for. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { siteId, audience, row, files }: SendFileOptions,
): Promise<FastifyReply> {
  return sendStored(request, reply, {
    siteId,
    files,
    key: originalKey(row),
    etag: `"${row.id}-${row.version}"`,
    bytes: row.bytes,
    contentType: contentTypeFor(row.format),
    filename: row.filename,
    isAttachment: !SHOWN.has(FILE_TYPES[extensionFor(row.format)].kind),
    cacheControl: `${audience}, ${ASK_EACH_TIME}`,
  })
}

export interface StoredFile {
  readonly siteId: Id
  readonly files: Files
  readonly key: string
  readonly etag: string
  readonly bytes: number
  readonly contentType: string
  /** Name under which it is downloaded. */
  readonly filename: string
  readonly isAttachment: boolean
  readonly cacheControl: string
}

/** Sends stored bytes, or the range of them that is asked for. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredFile,
): Promise<FastifyReply> {
  const { siteId, files, key, etag, bytes, contentType, filename } = stored
  reply
    .header('cache-control', stored.cacheControl)
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', NOTHING_RUNS)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()

  const range = isSameFile(request, etag) ? readRange(request.headers.range, bytes) : undefined
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  }
  const found = await files.stream(siteId, key, range)
  if (!found) throw fail('notFound')
  reply.type(contentType)
  if (stored.isAttachment) reply.header('content-disposition', attachment(filename))
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  const length = range ? range.end - range.start + 1 : bytes
  return reply.header('content-length', length).send(found.body)
}

/** Whether a range belongs to the version that the client has (`If-Range`). */
function isSameFile(request: FastifyRequest, etag: string): boolean {
  const condition = request.headers['if-range']
  return condition === undefined || condition === etag
}
