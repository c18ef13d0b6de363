/** What a statement of LESS is, as far as preparing it needs to know. */

import type { Statement } from './scan-style.ts'

/** `@name: value` */
export function isVariable(text: string, { start, colon, terminator }: Statement): boolean {
  if (terminator === '{' || colon < 0) return false
  let at = start + 1
  while (at < colon && /[\w-]/.test(text[at] ?? '')) at++
  return text.slice(at, colon).trim() === ''
}

/** `--name: { … }`, which no selector can look like. */
export function isBlockValue(text: string, { start, colon, terminator }: Statement): boolean {
  return terminator === '{' && colon >= 0 && /^--[\w-]*\s*$/.test(text.slice(start, colon))
}

/** Whether what stands before its colon can be the name of a property, an `@{name}` in it included. */
export function isPropertyAt(text: string, { start, colon }: Statement): boolean {
  if (colon - start > 500) return false
  return /^(?:&|[*_@]?[\w-]*(?:@\{[\w-]+\}[\w-]*)*)(?:\s|\/\*[^*]*\*\/)*$/.test(
    text.slice(start, colon),
  )
}

/** The text from `start` to `end`, with a space in place of each comment. */
export function withoutComments(
  { comments }: Statement,
  text: string,
  start: number,
  end: number,
): string {
  let result = ''
  let from = start
  for (const [commentStart, commentEnd] of comments) {
    if (commentStart < from || commentEnd > end) continue
    result += `${text.slice(from, commentStart)} `
    from = commentEnd
  }
  return result + text.slice(from, end)
}
