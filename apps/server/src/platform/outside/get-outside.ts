/** One GET to another site, within the limits of `OutsideLimits`, and the redirects that it answers with. */

import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { askOutside, type OutsideLimits, type OutsideRequest, problemOf } from './ask-outside.ts'
import { fail, type OutsideProblemCode } from './errors.ts'
import { type AddressRules, readOutsideAddress } from './outside-address.ts'

export interface Wanted {
  /** Content types that are taken, such as `application/json`; `image/*` for all of a kind. */
  readonly accepts: readonly string[]
  /** Bytes of the body once it is decompressed. */
  readonly maxBytes: number
  /** Fields of a form that is posted, for services of a fixed address; redirects are not followed then. */
  readonly form?: Readonly<Record<string, string>>
}

export interface OutsideAnswer {
  /** The address that answered, after redirects. */
  readonly url: string
  /** Content type without its parameters. */
  readonly contentType: string
  readonly body: Buffer
}

/** Redirects that are followed; each is checked like the first address. */
const MOST_REDIRECTS = 3

const ENCODINGS = 'gzip, deflate, br'

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Problem for each answer that has no content; others are `outsideAway`. */
const BY_STATUS: Readonly<Record<number, OutsideProblemCode>> = {
  401: 'outsideClosed',
  403: 'outsideClosed',
  404: 'outsideMissing',
  410: 'outsideMissing',
}

/** Gets what is at an address, or throws one of the problems of `errors.ts`. */
export async function getOutside(
  address: string,
  wanted: Wanted,
  limits: OutsideLimits,
): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(limits.withinMs)
  let url = readOutsideAddress(address, limits)
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await askOutside(url, requestFor(wanted), { ...limits, signal })
      const target = redirectOf(answer)
      if (target === undefined) return await take(answer, url, wanted)
      answer.destroy()
      if (wanted.form) break
      url = next(url, target, limits)
    }
  } catch (error) {
    throw signal.aborted ? fail('outsideSlow') : problemOf(error)
  }
  throw fail('outsideRedirects')
}

function requestFor({ accepts, form }: Wanted): OutsideRequest {
  const headers = { accept: accepts.join(', '), 'accept-encoding': ENCODINGS }
  if (!form) return { method: 'GET', headers }
  const contentType = 'application/x-www-form-urlencoded'
  const body = new URLSearchParams({ ...form }).toString()
  return { method: 'POST', headers: { ...headers, 'content-type': contentType }, body }
}

/** The target of a redirect. What is found encrypted is not followed to where anyone could change it. */
function next(from: URL, target: string, limits: AddressRules): URL {
  if (!URL.canParse(target, from)) throw fail('outsideAddress')
  const to = readOutsideAddress(new URL(target, from).href, limits)
  if (from.protocol === 'https:' && to.protocol === 'http:') throw fail('outsideAddress')
  return to
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined
}

async function take(answer: IncomingMessage, url: URL, wanted: Wanted): Promise<OutsideAnswer> {
  try {
    const { statusCode = 0, headers } = answer
    if (statusCode !== 200) throw fail(BY_STATUS[statusCode] ?? 'outsideAway')
    const contentType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
    if (!wanted.accepts.some((accepted) => isOfType(contentType, accepted))) {
      throw fail('outsideKind')
    }
    if (Number(headers['content-length'] ?? 0) > wanted.maxBytes) throw fail('outsideTooLarge')
    return { url: url.href, contentType, body: await bodyOf(answer, wanted) }
  } finally {
    answer.destroy()
  }
}

function isOfType(contentType: string, accepted: string): boolean {
  return accepted.endsWith('/*')
    ? contentType.startsWith(accepted.slice(0, -1))
    : contentType === accepted
}

/**
 * The decompressed body. Reading stops at the first byte too many, so that neither an endless answer nor a small one that unpacks
 * to a huge one costs more.
 */
async function bodyOf(answer: IncomingMessage, { maxBytes }: Wanted): Promise<Buffer> {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  const decoder = DECODERS[encoding]?.()
  if (!decoder && encoding !== 'identity' && encoding !== '') throw fail('outsideKind')
  if (decoder) answer.once('error', (error) => decoder.destroy(error)).pipe(decoder)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of decoder ?? answer) {
    bytes += chunk.length
    if (bytes > maxBytes) throw fail('outsideTooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
