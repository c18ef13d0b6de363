/**
 * Cuts a template into text, JSON-T tags, comments and platform tags (spec §2). Nothing is ever
 * invalid here: what is not a tag is text.
 */

import { findPlatformTags, type PlatformTagSpan } from './platform-tags.ts'

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

export interface Source {
  readonly text: string
  /** In order of appearance, bodies included. */
  readonly platformTags: readonly PlatformTagSpan[]
}

export function openSource(text: string): Source {
  return { text, platformTags: findPlatformTags(text) }
}

const COMMENT_OPEN = '{##'
const COMMENT_CLOSE = '##}'

/** The tokens of one stretch of the source: all of it, an attribute's value or a tag's body. */
export function* scan(
  { text, platformTags }: Source,
  start: number,
  end: number,
): Generator<Token> {
  let textStart = start
  let at = start
  let next = firstAtOrAfter(platformTags, start)
  let brace = -1
  while (at < end) {
    while ((platformTags[next]?.start ?? Infinity) < at) next++
    const platform = platformTags[next]
    if (brace < at) brace = indexBefore(text, '{', at, end)
    let token: Token | undefined
    if (platform && platform.start < brace && platform.end <= end) {
      token = { kind: 'platform', start: platform.start, end: platform.end, tag: platform }
    } else if (brace === end) {
      break
    } else if (text.startsWith(COMMENT_OPEN, brace)) {
      token = commentAt(text, brace, end)
    } else {
      const close = closingBrace(text, brace, Math.min(end, platform?.start ?? end))
      if (close === undefined) {
        at = brace + 1
        continue
      }
      token = { kind: 'tag', start: brace, end: close + 1 }
    }
    if (token.start > textStart) yield { kind: 'text', start: textStart, end: token.start }
    yield token
    textStart = at = token.end
  }
  if (textStart < end) yield { kind: 'text', start: textStart, end }
}

function commentAt(text: string, start: number, end: number): Token {
  const close = indexBefore(text, COMMENT_CLOSE, start + COMMENT_OPEN.length, end)
  const closed = close < end
  return { kind: 'comment', start, end: closed ? close + COMMENT_CLOSE.length : end, closed }
}

/** Nothing when another `{` or the end comes first: then this brace is text. */
function closingBrace(text: string, open: number, end: number): number | undefined {
  for (let at = open + 1; at < end; at++) {
    const character = text[at]
    if (character === '}') return at
    if (character === '{') return undefined
  }
  return undefined
}

function indexBefore(text: string, wanted: string, from: number, end: number): number {
  // A slice keeps the search inside the stretch: many small ones must not each search the rest.
  const found = text.slice(from, end).indexOf(wanted)
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
