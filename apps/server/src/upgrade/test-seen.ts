/** A page as a reader sees it, whatever its markup is. */
export interface Seen {
  readonly title: string
  readonly words: string
  readonly links: readonly string[]
  /** Addresses without what they ask of the picture. */
  readonly pictures: readonly string[]
}

export function seenOn(html: string): Seen {
  const body = html.replace(/<(script|style|noscript|template|svg)\b[\s\S]*?<\/\1>/g, ' ')
  const all = (pattern: RegExp) => [
    ...new Set([...body.matchAll(pattern)].map(([, one = '']) => one)),
  ]
  return {
    title: /<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '',
    words: wordsOf(/<body[\s\S]*<\/body>/.exec(body)?.[0] ?? ''),
    links: all(/<a\b[^>]*\shref="([^"]*)"/g),
    pictures: all(/<img\b[^>]*\ssrc="([^"?]*)/g),
  }
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** All that a page has, wherever it stands; without links that enlarge its own pictures, which came later. */
export function contentOf({ words, links, ...rest }: Seen) {
  const isPicture = (link: string) => link.startsWith('/images/')
  return {
    ...rest,
    words: words.split(' ').sort(),
    links: links.filter((link) => !isPicture(link)),
  }
}
