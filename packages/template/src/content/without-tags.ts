/** Text without everything in angle brackets. */

/** Written by hand: a pattern would search for the end of every `<` anew, in quadratic time. */
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

/**
 * The beginning of a text in which the end of every tag became a space. An unclosed tag removes
 * the rest of the text.
 */
export function startWithoutTags(text: string, length: number): string {
  let result = ''
  for (let at = 0; at >= 0 && result.length < length; ) {
    const open = text.indexOf('<', at)
    result += text.slice(at, open < 0 ? undefined : open).replaceAll('>', ' ')
    at = open < 0 ? open : text.indexOf('>', open)
  }
  return result.slice(0, length)
}
