/** The map of a site's old addresses: what may be in it, what it must not do, and how it follows what moves. Pure. */

import { readSitePath } from './site-path.ts'

export type RedirectStatus = 301 | 302

export interface Redirect {
  /** Decoded, as `readSitePath` gives it. */
  readonly path: string
  /** A path with what may follow it, or a web address. */
  readonly target: string
  readonly status: RedirectStatus
  /** Written because something moved, not by the owner. */
  readonly isAutomatic: boolean
  /** What lies below `path` is found at the same place below `target`. */
  readonly coversBelow: boolean
}

export const MAX_REDIRECTS = 2_500
/** In characters, so that any of them fits into an index. */
const MAX_PATH = 500
const MAX_TARGET = 1_000

/** An old address as it is looked up; a slash at its end makes no other. Nothing for what never arrives here. */
export function readRedirectPath(text: string): string | undefined {
  const path = readSitePath(withoutLastSlash(text))
  const isUsable = path !== undefined && path !== '/' && path.length <= MAX_PATH
  return isUsable && !/[?#\s]/.test(text) ? path : undefined
}

/** Whether a path can be in the map at all; anything longer need not be looked for. */
export function canBeRedirected(path: string): boolean {
  return path.length <= MAX_PATH
}

const FORBIDDEN = /[\\\s\p{Cc}\u2028\u2029]|%(?:[01][0-9a-f]|7f|5c)/iu

/** Hosts as they stand in addresses, with their port where it is an odd one. */
export type Hosts = ReadonlySet<string>

/**
 * Where an owner may send visitors: a path of the site, or a web address (reliability H5). Nothing for what a
 * browser could read as something else. The full address of a page of one's own is its path.
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

/** The path in the map's own form that a target names; nothing for one elsewhere. */
function ownPathOf(target: string): string | undefined {
  return target.startsWith('/') ? readRedirectPath(pathOf(target)) : undefined
}

/** A map as it is looked up. */
export type RedirectsByPath = ReadonlyMap<string, Redirect>

export function byPath(redirects: readonly Redirect[]): RedirectsByPath {
  return new Map(redirects.map((one) => [one.path, one]))
}

/** Browsers give up here. */
const MOST_STEPS = 20

/** The addresses that a map leads through from `path` on, which is left out; no more than browsers follow. */
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

/** Whether whoever asks for `path` would be sent round for ever. */
export function isLoop(map: RedirectsByPath, path: string): boolean {
  return stepsFrom(map, path).length === MOST_STEPS
}

/** The redirect of the path itself, or of the nearest one above it that takes along what is below. */
function follow(map: RedirectsByPath, path: string): string | undefined {
  const own = map.get(path)
  if (own) return own.target
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = map.get(path.slice(0, end))
    if (above?.coversBelow) return above.target + path.slice(end)
  }
  return undefined
}

/** Something that has another address from now on. */
export interface Move {
  readonly from: string
  readonly to: string
  /** It takes what is below it along. */
  readonly coversBelow: boolean
}

/**
 * The map after things have moved, all at once: what led to an old address leads to the new one, so chains do
 * not grow, and an address that is taken again is no old address any more.
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

/** Oldest first; what was written by itself goes before anything the owner wrote. */
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
  /** By line, counted from 1: what is wrong with it. */
  readonly problems: Readonly<Record<string, string>>
}

export const REDIRECT_WORDS = {
  path: 'Enter the old path, beginning with /, without ? or #.',
  target: 'Enter a path beginning with /, or a web address beginning with https://.',
  line: 'Write a line as /old -> /new 301.',
  twice: 'That old path is already in an earlier line.',
} as const

const LINE = /^(\S+)\s*->\s*(\S+)(?:\s+(\S+))?$/

/** Reads lines of the form `/old -> /new 301`; the number may be left out. Empty lines and `#` notes are skipped. */
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
