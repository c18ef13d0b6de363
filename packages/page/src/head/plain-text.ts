const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** Inline elements: their words belong to the words around them. */
const WITHIN_LINE =
  /<\/?(?:a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|time|u)\b[^>]*>/gi
/** Matches a line that ends with punctuation or a symbol, so that it needs no full stop. */
const ENDS_ITSELF = /[\p{P}\p{S}]$/u

/**
 * The words of some HTML, cut after the last whole word that fits. Headings and lines without a full stop get one,
 * so that they do not run into what follows. Plain text, so not safe as HTML.
 */
export function plainText(html: string, maxLength: number): string {
  const lines = html
    .slice(0, maxLength * 20)
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replace(WITHIN_LINE, '')
    .replace(/<[^>]*$/, '')
    .split(/<[^>]*>/)
    .map(words)
    .filter((line) => line !== '')
  const text = lines
    .map((line, at) => (at === lines.length - 1 || ENDS_ITSELF.test(line) ? line : `${line}.`))
    .join(' ')
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}

function words(html: string): string {
  return html
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
