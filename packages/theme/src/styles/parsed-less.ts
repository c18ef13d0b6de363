import { type LessProblem, type ParsedLess, parseLess } from './compile-less.ts'

/** Parsed sheets, kept by their text: another value of a tweak leaves the sheets of a theme as they are. */
export interface ParsedSheets {
  /** The text, or why it is no LESS at all. The same sheet for the same text, which nobody may change. */
  parse(text: string): ParsedLess | LessProblem
  /** After something was thrown while sheets were evaluated, which leaves marks in them. */
  forget(): void
}

/** In letters, of all that are kept; parsed, each takes 45 bytes. */
const MOST_LETTERS = 600_000

export function createParsedSheets(): ParsedSheets {
  /** The one that was asked for longest ago comes first. */
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
