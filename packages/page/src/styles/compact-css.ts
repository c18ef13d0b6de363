/** Strings, which stay; punctuation with the spaces around it; and other spaces. */
const TOKENS = /("[^"]*"|'[^']*')|\s*([{};,])\s*|\s+/g

/** CSS without comments, and without spaces that mean nothing. */
export function compactCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(
      TOKENS,
      (_token, text: string | undefined, mark: string | undefined) => text ?? mark ?? ' ',
    )
    .replace(/;}/g, '}')
    .trim()
}
