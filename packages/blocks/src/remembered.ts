/** Memoization of HTML that is made from a text alone. */

/** Most characters of texts that are kept with their HTML. */
const MOST_KEPT = 2_000_000

/** Remembers results by their text, and forgets the oldest once they come to too much. */
export function remembered(make: (source: string) => string): (source: string) => string {
  const known = new Map<string, string>()
  let size = 0
  return (source) => {
    const before = known.get(source)
    if (before !== undefined) return before
    const html = make(source)
    known.set(source, html)
    size += source.length + html.length
    for (const [old, oldHtml] of known) {
      if (size <= MOST_KEPT) break
      known.delete(old)
      size -= old.length + oldHtml.length
    }
    return html
  }
}
