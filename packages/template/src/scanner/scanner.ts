/**
 * Splits a template into text, JSON-T tags, comments and platform tags (language §2). Nothing is ever
 * invalid here: what is not a tag is text.
 */

import { findPlatformTags, type PlatformTagSpan, type PlatformTags } from './platform-tags.ts'

export type Token =
  | { readonly kind: 'text'; readonly start: number; readonly end: number }
  /** From `{` to after `}`. */
  | { readonly kind: 'tag'; readonly start: number; readonly end: number }
  /** From `{##` to after `##}`, or to the end of input if that never comes. */
  | {
      readonly kind: 'comment'
      readonly start: number
      readonly end: number
      readonly closed: boolean
    }
  | {
      readonly kind: 'platform'
      readonly start: number
      readonly end: number
      readonly tag: PlatformTagSpan
    }

export interface Source extends PlatformTags {
  readonly text: string
}

export function openSource(text: string): Source {
  return { text, ...findPlatformTags(text) }
}

const COMMENT_OPEN = '{##'
const COMMENT_CLOSE = '##}'

/**
 * Emits the tokens of one stretch of the source: all of it, an attribute's value or a tag's body. The callback
 * decides whether to go on.
 */
export function scan(
  source: Source,
  { start, end }: { readonly start: number; readonly end: number },
  accept: (token: Token) => boolean,
): void {
  const tag = firstAtOrAfter(source.tags, start)
  const finder = { source, end, brace: -1, next: -1, close: -1, tag }
  let at = start
  for (let token = nextToken(finder, at); token; token = nextToken(finder, at)) {
    if (token.start > at && !accept({ kind: 'text', start: at, end: token.start })) return
    if (!accept(token)) return
    at = token.end
  }
  if (at < end) accept({ kind: 'text', start: at, end })
}

/** The offsets of upcoming tokens, cached so that nothing is searched for twice. */
interface Finder {
  readonly source: Source
  readonly end: number
  /** Offset of the next `{`, or the end. */
  brace: number
  /** Offset of the `{` after that one, once it was searched for. */
  next: number
  /** Offset of the next `}`, or the end. */
  close: number
  /** Index of the next platform tag. */
  tag: number
}

/** The next token that is not text. */
function nextToken(finder: Finder, from: number): Token | undefined {
  const { end } = finder
  for (let at = from; at < end; at = finder.brace + 1) {
    const platform = nextPlatformTag(finder, at)
    if (finder.brace < at) finder.brace = nextBrace(finder, at)
    if (platform && platform.start < finder.brace) {
      return { kind: 'platform', start: platform.start, end: platform.end, tag: platform }
    }
    if (finder.brace === end) return undefined
    const limit = platform?.start ?? end
    const token = at === from ? firstBrace(finder, limit) : tagAtBrace(finder, limit)
    if (token) return token
  }
  return undefined
}

/** The next platform tag, without those that reach beyond the stretch. */
function nextPlatformTag(finder: Finder, at: number): PlatformTagSpan | undefined {
  const { tags } = finder.source
  for (let tag = tags[finder.tag]; tag; tag = tags[++finder.tag]) {
    if (tag.start >= finder.end) return undefined
    if (tag.start >= at && tag.end <= finder.end) return tag
  }
  return undefined
}

/**
 * The token at the first brace. Only the first brace after a token can open a comment: an unclosed one before it
 * makes a tag.
 */
function firstBrace(finder: Finder, limit: number): Token | undefined {
  const { source, brace, end } = finder
  return source.text.startsWith(COMMENT_OPEN, brace)
    ? commentAt(source.text, brace, end)
    : tagAtBrace(finder, limit)
}

/** Undefined if another `{` or the end comes first: then this brace is text. */
function tagAtBrace(finder: Finder, limit: number): Token | undefined {
  const { source, brace, end } = finder
  if (finder.close < brace) finder.close = indexBefore(source.text, '}', brace, end)
  finder.next = nextBrace(finder, brace + 1)
  const { close } = finder
  return close < limit && close < finder.next
    ? { kind: 'tag', start: brace, end: close + 1 }
    : undefined
}

function nextBrace({ source, next, end }: Finder, from: number): number {
  return next >= from ? next : indexBefore(source.text, '{', from, end)
}

function commentAt(text: string, start: number, end: number): Token {
  const close = indexBefore(text, COMMENT_CLOSE, start + COMMENT_OPEN.length, end)
  const closed = close < end
  return { kind: 'comment', start, end: closed ? close + COMMENT_CLOSE.length : end, closed }
}

function indexBefore(text: string, wanted: string, from: number, end: number): number {
  const isWhole = end === text.length
  // A slice keeps the search inside the stretch: many small ones must not each search the rest.
  const found = isWhole ? text.indexOf(wanted, from) - from : text.slice(from, end).indexOf(wanted)
  return found < 0 ? end : from + found
}

function firstAtOrAfter(tags: readonly PlatformTagSpan[], start: number): number {
  let low = 0
  let high = tags.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((tags[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}
