/** One GET to another site, within the limits of `OutsideLimits`, and the redirects that it answers with. */

import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Problem } from '@sitewright/core/problem'
import { fail, type OutsideProblemCode } from './errors.ts'
import { type AddressRules, readOutsideAddress } from './outside-address.ts'

export interface OutsideLimits extends AddressRules {
  readonly lookup: LookupFunction
  /** Milliseconds for the whole, redirects and body included. */
  readonly withinMs: number
  /** Under test: a server that is asked in the place of every other. */
  readonly standIn?: string | undefined
}

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

/** Milliseconds of the whole that a connection may take. */
const CONNECT_WITHIN_MS = 5_000

const USER_AGENT = 'Sitewright/1.0 (reads links that site owners enter)'

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
      const answer = await ask(url, wanted, { ...limits, signal })
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

/** The target of a redirect. What is found encrypted is not followed to where anyone could change it. */
function next(from: URL, target: string, limits: AddressRules): URL {
  if (!URL.canParse(target, from)) throw fail('outsideAddress')
  const to = readOutsideAddress(new URL(target, from).href, limits)
  if (from.protocol === 'https:' && to.protocol === 'http:') throw fail('outsideAddress')
  return to
}

type Asking = OutsideLimits & { readonly signal: AbortSignal }

function ask(url: URL, { accepts, form }: Wanted, limits: Asking): Promise<IncomingMessage> {
  const { lookup, signal, standIn } = limits
  const target = standIn === undefined ? url : new URL(url.pathname + url.search, standIn)
  const body = form && new URLSearchParams({ ...form }).toString()
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, failed) => {
    const asked = request(target, {
      signal,
      method: body === undefined ? 'GET' : 'POST',
      // One connection for one request: nothing that was opened for one site is used for another.
      agent: false,
      ...(standIn === undefined && { lookup }),
      headers: {
        host: url.host,
        accept: accepts.join(', '),
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': USER_AGENT,
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    })
    const slow = setTimeout(() => asked.destroy(fail('outsideSlow')), connectWithin(limits))
    asked.once('socket', (socket) => socket.once('connect', () => clearTimeout(slow)))
    asked.once('close', () => clearTimeout(slow))
    asked.once('response', done).on('error', failed).end(body)
  })
}

const connectWithin = ({ withinMs }: OutsideLimits) => Math.min(withinMs, CONNECT_WITHIN_MS)

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

/** Any failure as one of ours: nothing that another site answered, and no name of a machine, gets into a message. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  return fail((error as NodeJS.ErrnoException).code === 'ETIMEDOUT' ? 'outsideSlow' : 'outsideAway')
}
