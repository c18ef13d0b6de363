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

type Encoding = 'br' | 'gzip' | 'identity'

function choose(prepared: PreparedResponse, accepted: string | undefined): PreparedBody {
  const encoding = accepted === undefined ? 'identity' : bestEncoding(accepted)
  return prepared[encoding] ?? prepared.identity
}

/** Browsers send the same few values; whatever else is sent is read each time. */
const best = new Map<string, Encoding>()
const MOST_KNOWN = 100

function bestEncoding(accepted: string): Encoding {
  const known = best.get(accepted)
  if (known) return known
  const quality = qualitiesIn(accepted)
  const of = (encoding: string) => quality.get(encoding) ?? quality.get('*') ?? 0
  const [br, gzip] = [of('br'), of('gzip')]
  const encoding = br > 0 && br >= gzip ? 'br' : gzip > 0 ? 'gzip' : 'identity'
  if (best.size < MOST_KNOWN) best.set(accepted, encoding)
  return encoding
}

/** By encoding, from 0 for refused to 1. */
function qualitiesIn(accepted: string): Map<string, number> {
  return new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
        const q = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, q === undefined ? 1 : Number(q.slice(2)) || 0]
      }),
  )
}

/** The same answer with other values of some headers, which it has already or has not. */
export function withHeaders(
  prepared: PreparedResponse,
  changes: Readonly<Record<string, string>>,
): PreparedResponse {
  const changed = (headers: readonly string[]) => {
    const kept = headers.flatMap((name, index) =>
      index % 2 === 0 && !(name in changes) ? [name, headers[index + 1] ?? ''] : [],
    )
    return [...kept, ...Object.entries(changes).flat()]
  }
  const bodyWith = (body: PreparedBody): PreparedBody => ({
    ...body,
    headers: changed(body.headers),
    unchanged: changed(body.unchanged),
  })
  const { identity, gzip, br } = prepared
  return {
    ...prepared,
    identity: bodyWith(identity),
    gzip: gzip && bodyWith(gzip),
    br: br && bodyWith(br),
  }
}

function holds(known: string, etag: string): boolean {
  return (
    known === etag ||
    known === '*' ||
    known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  )
}
