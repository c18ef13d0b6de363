/** A finished answer in every encoding, with its headers made beforehand: sending it does almost no work. */

import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

export interface PreparedResponse {
  readonly status: number
  readonly identity: PreparedBody
  readonly gzip: PreparedBody | undefined
  readonly br: PreparedBody | undefined
  /** What keeping it costs. */
  readonly bytes: number
}

interface PreparedBody {
  readonly body: Buffer
  readonly etag: string
  /** Names and values in turn, as Node sends them. */
  readonly headers: readonly string[]
  /** For "not modified": no type, no length. */
  readonly unchanged: readonly string[]
}

export interface ResponseParts {
  readonly status?: number
  readonly body: string | Buffer
  readonly contentType: string
  readonly cacheControl: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What the server says with every answer. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
/** Smaller answers only grow. */
const WORTH_COMPRESSING = 512
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|ld\+json|rss\+xml)|image\/svg)/
/** Good enough at a few milliseconds a page; higher costs ten times as much for 3 %. */
const BROTLI_QUALITY = 5

export async function prepareResponse(parts: ResponseParts): Promise<PreparedResponse> {
  const { status = 200, contentType } = parts
  const body = Buffer.from(parts.body)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const worthIt = body.length >= WORTH_COMPRESSING && COMPRESSIBLE.test(contentType)
  const [zipped, brotli] = worthIt
    ? await Promise.all([
        compressGzip(body),
        compressBrotli(body, {
          params: {
            [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
      ])
    : []
  const bodyOf = (bytes: Buffer, encoding?: 'gzip' | 'br') =>
    preparedBody(parts, hash, bytes, encoding)
  return {
    status,
    identity: bodyOf(body),
    gzip: zipped && bodyOf(zipped, 'gzip'),
    br: brotli && bodyOf(brotli, 'br'),
    bytes: body.length + (zipped?.length ?? 0) + (brotli?.length ?? 0),
  }
}

function preparedBody(
  { contentType, cacheControl, headers = {} }: ResponseParts,
  hash: string,
  body: Buffer,
  encoding?: 'gzip' | 'br',
): PreparedBody {
  // Each encoding is other bytes, and a strong tag names bytes.
  const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`
  const shared = {
    ...SECURITY_HEADERS,
    'cache-control': cacheControl,
    etag,
    vary: 'Accept-Encoding',
    ...headers,
  }
  const own = {
    'content-type': contentType,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  }
  return {
    body,
    etag,
    headers: Object.entries({ ...own, ...shared }).flat(),
    unchanged: Object.entries(shared).flat(),
  }
}

/** Answers GET and HEAD, with "not modified" where the asker has these bytes already. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
): void {
  const { headers } = request
  const chosen = choose(prepared, headers['accept-encoding'])
  const known = headers['if-none-match']
  if (known !== undefined && prepared.status === 200 && holds(known, chosen.etag)) {
    response.writeHead(304, chosen.unchanged as string[])
    response.end()
    return
  }
  response.writeHead(prepared.status, chosen.headers as string[])
  response.end(request.method === 'HEAD' ? undefined : chosen.body)
}

function choose(prepared: PreparedResponse, accepted: string | undefined): PreparedBody {
  if (accepted === undefined) return prepared.identity
  if (prepared.br && accepts(accepted, 'br')) return prepared.br
  if (prepared.gzip && accepts(accepted, 'gzip')) return prepared.gzip
  return prepared.identity
}

function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  if (!header.includes(encoding)) return false
  if (!header.includes('q=0')) return true
  const refused = new RegExp(`\\b${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`)
  return !refused.test(header)
}

function holds(known: string, etag: string): boolean {
  return (
    known === etag ||
    known === '*' ||
    known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  )
}
