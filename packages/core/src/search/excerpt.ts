/** Excerpts of a found text, with the matching words marked. */

import { escapeHtml } from '../html.ts'
import { type AskedWord, type FoundWord, wordsIn } from './words.ts'

const LENGTH = 200
/** Characters before the first matching word. */
const LEAD = 50
/** The number of matches after which no better place is looked for. */
const MOST_MATCHES = 100
const SHORTEST_STEM = 3

/** The index of the asked word that a word of a text matches, or -1. */
export type MatchWord = (word: string) => number

/**
 * `stems` are the asked words as stemmed in the site's language: `run` for `running`. A word that begins with one
 * counts as another form of it.
 */
export function wordMatcher(asked: readonly AskedWord[], stems: readonly string[]): MatchWord {
  const exact = new Map(asked.flatMap(({ parts }, index) => parts.map((part) => [part, index])))
  const beginnings = [
    ...asked.flatMap(({ parts, isPrefix }, index) =>
      isPrefix ? parts.map((part) => ({ part, index })) : [],
    ),
    ...stems.flatMap((stem) => {
      // Stemmers of many languages write an ending y as i.
      const part = stem.replace(/i$/, '')
      const index = asked.findIndex(({ parts: [first = ''] }) => first.startsWith(part))
      return part.length < SHORTEST_STEM || index < 0 ? [] : [{ part, index }]
    }),
  ]
  return (word) =>
    exact.get(word) ?? beginnings.find(({ part }) => word.startsWith(part))?.index ?? -1
}

/** Safe HTML of the text around the asked words, which are marked; the beginning of the text if there are none. */
export function markedExcerpt(text: string, match: MatchWord): string {
  const matches = matchesIn(text, match)
  const from = startOf(text, bestPlace(matches))
  const to = endOf(text, from)
  const shown = matches.filter(({ start, end }) => start >= from && end <= to)
  const html = marked(text, { from, to }, shown)
  return `${from > 0 ? '…' : ''}${html}${to < text.length ? '…' : ''}`
}

/** Safe HTML of a whole short text, with the asked words marked. */
export function markedText(text: string, match: MatchWord): string {
  return marked(text, { from: 0, to: text.length }, matchesIn(text, match))
}

interface Match extends FoundWord {
  readonly index: number
}

function matchesIn(text: string, match: MatchWord): Match[] {
  const found: Match[] = []
  for (const word of wordsIn(text)) {
    const index = match(word.word)
    if (index < 0) continue
    found.push({ ...word, index })
    if (found.length === MOST_MATCHES) break
  }
  return found
}

/** The place with the most different asked words close together. */
function bestPlace(matches: readonly Match[]): number {
  let best = 0
  let place = 0
  for (const [first, { start }] of matches.entries()) {
    const near = matches.slice(first).filter(({ end }) => end <= start + LENGTH - LEAD)
    const different = new Set(near.map(({ index }) => index)).size
    if (different > best) {
      best = different
      place = start
    }
  }
  return place
}

function startOf(text: string, place: number): number {
  const wish = place - LEAD
  if (wish <= 0) return 0
  const space = text.indexOf(' ', wish)
  return space < 0 || space >= place ? wholeCharacter(text, place) : space + 1
}

function endOf(text: string, from: number): number {
  const wish = from + LENGTH
  if (wish >= text.length) return text.length
  const space = text.lastIndexOf(' ', wish)
  return space > from + LENGTH / 2 ? space : wholeCharacter(text, wish)
}

/** A position that is not inside a surrogate pair. */
function wholeCharacter(text: string, position: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(position)) ? position - 1 : position
}

function marked(
  text: string,
  { from, to }: { from: number; to: number },
  matches: readonly FoundWord[],
): string {
  let html = ''
  let at = from
  for (const { start, end } of joined(matches)) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`
    at = end
  }
  return html + escapeHtml(text.slice(at, to))
}

/** Merges matches that overlap, such as pairs of characters, or touch. */
function joined(matches: readonly FoundWord[]): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = []
  for (const { start, end } of matches) {
    const last = ranges.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else ranges.push({ start, end })
  }
  return ranges
}
