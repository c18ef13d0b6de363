/** Text without what stands in angle brackets. */

/** By hand: a pattern would look for the end of every `<` anew. */
export function withoutTags(text: string): string {
  let result = ''
  let at = 0
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', at)) {
    const close = text.indexOf('>', open)
    if (close < 0) break
    result += text.slice(at, open)
    at = close + 1
  }
  return result + text.slice(at)
}

/** The end of every tag becomes a space; a tag that never ends takes the rest with it. */
export function tagsAsSpaces(text: string): string {
  return text.replace(/<[^>]*/g, '').replaceAll('>', ' ')
}
