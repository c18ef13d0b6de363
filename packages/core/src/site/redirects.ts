/** The redirects of a site's old addresses: validation, following them, and updating them when pages move. Pure. */

import { readSitePath } from './site-path.ts'

export type RedirectStatus = 301 | 302

export interface Redirect {
  /** Decoded path, as `readSitePath` gives it. */
  readonly path: string
  /** A path, which may have a query and fragment, or a web address. */
  readonly target: string
  readonly status: RedirectStatus
  /** Whether it was written because something moved, not by the owner. */
  readonly isAutomatic: boolean
  /** Whether everything below `path` moves to the same place below `target`. */
  readonly coversBelow: boolean
}

export const MAX_REDIRECTS = 2_500
/** The most characters of a path, so that each fits into an index. */
const MAX_PATH = 500
const MAX_TARGET = 1_000

/** An old address in its lookup form, without a slash at its end; undefined for one that can never be requested. */
export function readRedirectPath(text: string): string | undefined {
  const path = readSitePath(withoutLastSlash(text))
  const isUsable = path !== undefined && path !== '/' && path.length <= MAX_PATH
  return isUsable && !/[?#\s]/.test(text) ? path : undefined
}

/** Whether a path can be in the map at all; longer ones need no lookup. */
export function canBeRedirected(path: string): boolean {
  return path.length <= MAX_PATH
}

const FORBIDDEN = /[\\\s\p{Cc}\u2028\u2029]|%(?:[01][0-9a-f]|7f|5c)/iu

/** Host names with their port, if it is not the default one. */
export type Hosts = ReadonlySet<string>

/**
 * The target of an owner's redirect: a path of the site, or a web address (reliability H5). Undefined for text that a
 * browser could read as something else. The full address of a page of the own site becomes its path.
 */
export function readRedirectTarget(text: string, ownHosts: Hosts = new Set()): string | undefined {
  if (text.length > MAX_TARGET || FORBIDDEN.test(text)) return undefined
  if (text.startsWith('/')) {
    return readSitePath(withoutLastSlash(pathOf(text))) && text
  }
  if (!/^https?:\/\/[^/?#]/i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return undefined
  if (!ownHosts.has(url.host)) return url.href
  return readRedirectTarget(url.pathname + url.search + url.hash)
}

function withoutLastSlash(path: string): string {
  return path.replace(/(?<=[^/])\/$/, '')
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '')
}

/** The path of a target on the own site, in the map's form; undefined for one elsewhere. */
function ownPathOf(target: string): string | undefined {
  return target.startsWith('/') ? readRedirectPath(pathOf(target)) : undefined
}

/** Redirects by path, for lookups. */
export type RedirectsByPath = ReadonlyMap<string, Redirect>

export function byPath(redirects: readonly Redirect[]): RedirectsByPath {
  return new Map(redirects.map((one) => [one.path, one]))
}

/** The number of redirects after which browsers give up. */
const MOST_STEPS = 20

/** The addresses that redirects lead to from `path` on, without `path` itself; no more than browsers follow. */
export function stepsFrom(map: RedirectsByPath, path: string): string[] {
  const steps: string[] = []
  let here: string | undefined = path
  while (here !== undefined && steps.length < MOST_STEPS) {
    const target = follow(map, here)
    if (target === undefined) break
    steps.push(target)
    here = ownPathOf(target)
  }
  return steps
}

/** Whether a visitor of `path` would be redirected for ever. */
export function isLoop(map: RedirectsByPath, path: string): boolean {
  return stepsFrom(map, path).length === MOST_STEPS
}

/** The target for a path: of its own redirect, or of the nearest ancestor's that covers what is below. */
function follow(map: RedirectsByPath, path: string): string | undefined {
  const own = map.get(path)
  if (own) return own.target
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = map.get(path.slice(0, end))
    if (above?.coversBelow) return above.target + path.slice(end)
  }
  return undefined
}

/** A change of one address. */
export interface Move {
  readonly from: string
  readonly to: string
  /** Whether everything below it moves along. */
  readonly coversBelow: boolean
}

/**
 * The redirects after several moves at once: those to an old address lead to the new one, so that chains do
 * not grow, and an address that is in use again is no longer redirected.
 */
export function afterMoves(map: readonly Redirect[], moves: readonly Move[]): Redirect[] {
  const taken = new Set(moves.map(({ to }) => to))
  const made = moves
    .filter(({ from, to }) => from !== to && !taken.has(from) && readRedirectPath(from) === from)
    .map(({ from, to, coversBelow }): Redirect => {
      return { path: from, target: to, status: 301, isAutomatic: true, coversBelow }
    })
  const replaced = new Set(made.map(({ path }) => path))
  const kept = map
    .map((one) => ({ ...one, target: moved(one.target, moves) }))
    .filter(({ path, target, isAutomatic }) => {
      const isObsolete = isAutomatic && taken.has(path)
      return !isObsolete && !replaced.has(path) && path !== ownPathOf(target)
    })
  return withinLimit([...kept, ...made])
}

function moved(target: string, moves: readonly Move[]): string {
  const move = moves.find(
    ({ from, coversBelow }) => target === from || (coversBelow && target.startsWith(`${from}/`)),
  )
  return move ? move.to.replace(/\/$/, '') + target.slice(move.from.length) || '/' : target
}

/** Removes the oldest redirects beyond the limit, automatic ones before those of the owner. */
function withinLimit(map: readonly Redirect[]): Redirect[] {
  let surplus = map.length - MAX_REDIRECTS
  return map.filter(({ isAutomatic }) => {
    if (surplus <= 0 || !isAutomatic) return true
    surplus -= 1
    return false
  })
}

export interface RedirectLines {
  readonly redirects: readonly Redirect[]
  /** Problems by line, counted from 1. */
  readonly problems: Readonly<Record<string, string>>
}

export const REDIRECT_WORDS = {
  path: 'Enter the old path, beginning with /, without ? or #.',
  target: 'Enter a path beginning with /, or a web address beginning with https://.',
  line: 'Write a line as /old -> /new 301.',
  twice: 'That old path is already in an earlier line.',
} as const

const LINE = /^(\S+)\s*->\s*(\S+)(?:\s+(\S+))?$/

/** Parses lines of the form `/old -> /new 301`; the number may be left out. Empty lines and `#` notes are skipped. */
export function readRedirectLines(text: string, ownHosts?: Hosts): RedirectLines {
  const redirects = new Map<string, Redirect>()
  const problems: Record<string, string> = {}
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const read = readLine(line, ownHosts)
    const isTwice = typeof read === 'object' && redirects.has(read.path)
    if (typeof read === 'string') problems[`line ${index + 1}`] = read
    else if (isTwice) problems[`line ${index + 1}`] = REDIRECT_WORDS.twice
    else redirects.set(read.path, read)
  }
  return { redirects: [...redirects.values()], problems }
}

function readLine(line: string, ownHosts: Hosts | undefined): Redirect | string {
  const [, from = '', to = '', number = '301'] = LINE.exec(line) ?? []
  if (from === '' || (number !== '301' && number !== '302')) return REDIRECT_WORDS.line
  const [path, target] = [readRedirectPath(from), readRedirectTarget(to, ownHosts)]
  if (path === undefined) return REDIRECT_WORDS.path
  if (target === undefined) return REDIRECT_WORDS.target
  const status = number === '301' ? 301 : 302
  return { path, target, status, isAutomatic: false, coversBelow: false }
}
