/** Plain edits of sources. Each fails loudly where it does not find its place, so that nothing is half done. */

/** Puts an import before the others; Biome sorts them, and joins two of one module. */
export function addImport(text: string, line: string): string {
  const at = text.search(/^import /m)
  if (at < 0) throw new Error(`There are no imports to put \`${line}\` among`)
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`
}

/**
 * Adds an entry to the list or object that begins with `opening`, before the first one that sorts behind it; entries
 * sort by their text unless `keyOf` says otherwise.
 */
export function addToList(
  text: string,
  opening: string,
  entry: string,
  keyOf: (entry: string) => string = (one) => one.replace(/^[.'"]+/, '').toLowerCase(),
): string {
  const start = text.indexOf(opening)
  if (start < 0) throw new Error(`There is no \`${opening}\` to add \`${entry}\` to`)
  const entries = entriesFrom(withBlankComments(text), start + opening.length)
  const behind = entries.find((one) => keyOf(one.text) > keyOf(entry))
  const last = entries.at(-1)
  if (behind) return inserted(text, behind.begin, `${entry},\n`)
  if (!last) return inserted(text, start + opening.length, `\n${entry},\n`)
  return inserted(text, last.end, `,\n${entry}`)
}

const inserted = (text: string, at: number, piece: string) =>
  text.slice(0, at) + piece + text.slice(at)

const QUOTED_OR_COMMENT =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** The text with spaces in place of comments, so that everything stays where it is. */
const withBlankComments = (text: string) =>
  text.replace(QUOTED_OR_COMMENT, (piece) =>
    piece.startsWith('/') ? piece.replace(/[^\n]/g, ' ') : piece,
  )

interface Entry {
  readonly text: string
  readonly begin: number
  /** Behind its last character, where a comma may be. */
  readonly end: number
}

const OPEN = '([{'
const CLOSED = ')]}'

/** The entries between the bracket before `begin` and the one that closes it. */
function entriesFrom(text: string, begin: number): Entry[] {
  const hidden = text.replace(QUOTED_OR_COMMENT, (piece) => '_'.repeat(piece.length))
  const entries: Entry[] = []
  const close = (from: number, to: number) => {
    const piece = text.slice(from, to)
    const entry = piece.trim()
    const first = from + piece.length - piece.trimStart().length
    if (entry !== '') entries.push({ text: entry, begin: first, end: first + entry.length })
  }
  let depth = 0
  let from = begin
  for (let at = begin; at < hidden.length; at++) {
    const character = hidden.charAt(at)
    const isEnd = CLOSED.includes(character) && depth === 0
    if (isEnd || (character === ',' && depth === 0)) {
      close(from, at)
      from = at + 1
    }
    if (isEnd) return entries
    if (OPEN.includes(character)) depth += 1
    if (CLOSED.includes(character)) depth -= 1
  }
  throw new Error(`The bracket before \`${text.slice(begin, begin + 20)}\` is never closed`)
}
