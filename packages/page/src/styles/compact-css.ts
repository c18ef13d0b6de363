const COMMENT = /\/\*[\s\S]*?\*\//g
/** Strings, which stay as they are; spaces that mean nothing beside a mark, the last semicolon of a rule; all other spaces. */
const SPACES = /("[^"]*"|'[^']*')|\s*([{},>])\s*|;\s*(\})\s*|\s*(;)\s*|(:)\s+|\s+/g

/** Minifies CSS: the same rules without comments and what else a browser does not need. */
export function compactCss(css: string): string {
  return css
    .replace(COMMENT, '')
    .replace(
      SPACES,
      (_found, text?: string, mark?: string, end?: string, semicolon?: string, colon?: string) =>
        text ?? mark ?? end ?? semicolon ?? colon ?? ' ',
    )
    .trim()
}
