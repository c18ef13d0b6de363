import { type LessProblem, type ParsedLess, parseLess } from './compile-less.ts'

/** A cache of parsed sheets by their text: changing a tweak's value leaves most sheets of a theme as they are. */
export interface ParsedSheets {
  /** The parsed text, or its syntax error. The same text gives the same object, which must not be changed. */
  parse(text: string): ParsedLess | LessProblem
  /** Empties the cache; needed after evaluating threw, which leaves marks in the sheets. */
  forget(): void
}

/** The most characters of all cached sheets; parsed, each character takes 45 bytes. */
const MOST_LETTERS = 600_000

export function createParsedSheets(): ParsedSheets {
  /** LRU cache: the least recently used sheet comes first and is evicted first. */
  const kept = new Map<string, ParsedLess>()
  let letters = 0
  return {
    parse: (text) => {
      const parsed = kept.get(text) ?? parseLess(text)
      if (!('sheet' in parsed) || text.length > MOST_LETTERS) return parsed
      if (!kept.delete(text)) letters += text.length
      kept.set(text, parsed)
      for (const [oldest] of kept) {
        if (letters <= MOST_LETTERS) break
        kept.delete(oldest)
        letters -= oldest.length
      }
      return parsed
    },
    forget: () => {
      kept.clear()
      letters = 0
    },
  }
}
