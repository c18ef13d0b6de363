const COMMENT = /\/\*[\s\S]*?\*\//g
/**
 * Strings, which stay as they are; the zero before a fraction, spaces that mean nothing beside a mark, the last semicolon of a rule; all
 * other spaces.
 */
const SPACES =
  /("[^"]*"|'[^']*')|(?<![\w.#-])0(\.)(?=\d)|\s*([{},>!])\s*|;\s*(\})\s*|\s*(;)\s*|([:(])\s+|\s+(\))|\s+/g

/** Minifies CSS: the same rules without comments and what else a browser does not need. */
export function compactCss(css: string): string {
  return css
    .replace(COMMENT, '')
    .replace(
      SPACES,
      (_found, ...kept: (string | undefined)[]) =>
        kept.slice(0, 7).find((one) => one !== undefined) ?? ' ',
    )
    .trim()
}
