/** A finished response with its headers made in advance: sending it again does almost no work. */

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID } from '../../../../platform/http/request-id.ts'
import { type EncodedText, encodedText } from './encoded-text.ts'
import { bestEncoding, type Encoding } from './encodings.ts'

export interface PreparedResponse {
  readonly status: number
  readonly text: EncodedText
  /** Headers by encoding; only `identity` where compressing does not make the body smaller. */
  readonly heads: HeadsByEncoding
  /** Cache of bodies and headers that were sent before. */
  readonly ready: Partial<Record<Encoding, Ready>>
}

type HeadsByEncoding = { readonly identity: Head } & { readonly [Name in Encoding]?: Head }

interface Head {
  readonly etag: string
  /** Names and values in turn, as Node sends them; all but the length. */
  readonly headers: readonly string[]
  /** Headers of "304 Not Modified": no type, no length. */
  readonly unchanged: readonly string[]
}

interface Ready {
  readonly body: Buffer
  readonly headers: readonly string[]
}

export interface ResponseParts {
  readonly status?: number
  readonly body: string | Buffer
  readonly contentType: string
  readonly cacheControl: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Headers of every answer. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

/** Bytes below which a body is not compressed, because that would make it larger. */
const WORTH_COMPRESSING = 512
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|ld\+json|rss\+xml)|image\/svg)/

export function prepareResponse(parts: ResponseParts): PreparedResponse {
  const { status = 200, contentType } = parts
  const body = Buffer.from(parts.body)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const worthIt = body.length >= WORTH_COMPRESSING && COMPRESSIBLE.test(contentType)
  return {
    status,
    text: encodedText(body),
    heads: {
      identity: headOf(parts, hash),
      ...(worthIt && { gzip: headOf(parts, hash, 'gzip'), br: headOf(parts, hash, 'br') }),
    },
    ready: {},
  }
}

function headOf(
  { contentType, cacheControl, headers = {} }: ResponseParts,
  hash: string,
  encoding?: 'gzip' | 'br',
): Head {
  // Each encoding has other bytes, so each has an entity tag of its own.
  const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`
  const shared = {
    ...SECURITY_HEADERS,
    'cache-control': cacheControl,
    etag,
    vary: 'Accept-Encoding',
    ...headers,
  }
  const own = { 'content-type': contentType, ...(encoding && { 'content-encoding': encoding }) }
  return {
    etag,
    headers: Object.entries({ ...own, ...shared }).flat(),
    unchanged: Object.entries(shared).flat(),
  }
}

/** Answers GET and HEAD, with "304 Not Modified" where the client has these bytes already. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  requestId: string,
): void {
  const { headers, method } = request
  const wanted = bestEncoding(headers['accept-encoding'])
  const encoding = prepared.heads[wanted] ? wanted : 'identity'
  const head = prepared.heads[encoding] ?? prepared.heads.identity
  const known = headers['if-none-match']
  if (known !== undefined && prepared.status === 200 && holds(known, head.etag)) {
    response.writeHead(304, [...head.unchanged, REQUEST_ID, requestId])
    response.end()
    return
  }
  const send = ({ headers, body }: Ready) => {
    response.writeHead(prepared.status, [...headers, REQUEST_ID, requestId])
    response.end(method === 'HEAD' ? undefined : body)
  }
  const ready = prepared.ready[encoding]
  if (ready) send(ready)
  else makeReady(prepared, encoding, head).then(send, (error) => response.destroy(error))
}

async function makeReady(
  { text, ready }: PreparedResponse,
  encoding: Encoding,
  { headers }: Head,
): Promise<Ready> {
  const body = await text.in(encoding)
  const made = { body, headers: [...headers, 'content-length', String(body.length)] }
  ready[encoding] = made
  return made
}

/** A copy of an answer with some headers set, replacing those it has. */
export function withHeaders(
  { status, text, heads }: PreparedResponse,
  changes: Readonly<Record<string, string>>,
): PreparedResponse {
  const changed = (headers: readonly string[]) => {
    const kept = headers.flatMap((name, index) =>
      index % 2 === 0 && !(name in changes) ? [name, headers[index + 1] ?? ''] : [],
    )
    return [...kept, ...Object.entries(changes).flat()]
  }
  const headWith = ({ etag, headers, unchanged }: Head): Head => ({
    etag,
    headers: changed(headers),
    unchanged: changed(unchanged),
  })
  const { identity, gzip, br } = heads
  return {
    status,
    text,
    heads: {
      identity: headWith(identity),
      ...(gzip && { gzip: headWith(gzip) }),
      ...(br && { br: headWith(br) }),
    },
    ready: {},
  }
}

function holds(known: string, etag: string): boolean {
  return (
    known === etag ||
    known === '*' ||
    known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  )
}
