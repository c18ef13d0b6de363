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
  const begin = start + opening.length
  const end = closingOf(text, begin)
  const entries = splitEntries(text.slice(begin, end))
  const behind = entries.findIndex((one) => keyOf(one.trim()) > keyOf(entry))
  entries.splice(behind < 0 ? entries.length : behind, 0, `\n${entry}`)
  return `${text.slice(0, begin)}${entries.join(',')},\n${text.slice(end)}`
}

const OPEN = '([{'
const CLOSED = ')]}'
const QUOTES = '\'"`'

/** Where the bracket that is open at `begin` closes. */
function closingOf(text: string, begin: number): number {
  for (const { depth, at } of depths(text, begin)) if (depth < 0) return at
  throw new Error('A bracket is never closed')
}

function splitEntries(inside: string): string[] {
  const commas = [...depths(inside, 0)].flatMap(({ depth, at }) =>
    depth === 0 && inside[at] === ',' ? [at] : [],
  )
  return [...commas, inside.length]
    .map((comma, index) => inside.slice(index === 0 ? 0 : (commas[index - 1] ?? 0) + 1, comma))
    .filter((entry) => entry.trim() !== '')
}

/** Each character outside of quotes and comments, with how many brackets are open there. */
function* depths(text: string, begin: number): Iterable<{ depth: number; at: number }> {
  let depth = 0
  for (let at = begin; at < text.length; at++) {
    const character = text.charAt(at)
    if (QUOTES.includes(character)) at = endOfQuote(text, at)
    else if (text.startsWith('//', at)) at = endOf(text, '\n', at)
    else if (text.startsWith('/*', at)) at = endOf(text, '*/', at)
    else {
      if (OPEN.includes(character)) depth += 1
      if (CLOSED.includes(character)) depth -= 1
      yield { depth, at }
    }
  }
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + mark.length - 1
}

function endOfQuote(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === text[begin]) return at
  }
  return text.length
}
