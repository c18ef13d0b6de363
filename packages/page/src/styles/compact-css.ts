const COMMENT = /\/\*[\s\S]*?\*\//g
/** Strings, which stay as they are, and the spaces between other words. */
const SPACES = /("[^"]*"|'[^']*')|\s+/g

/** CSS without comments and line breaks. */
export function compactCss(css: string): string {
  return css
    .replace(COMMENT, '')
    .replace(SPACES, (_found, text: string | undefined) => text ?? ' ')
    .trim()
}
