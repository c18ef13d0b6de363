/** Classifies statements of LESS, as far as preparing them needs. */

import type { Statement } from './scan-style.ts'

/** Whether it is a variable: `@name: value`. */
export function isVariable(text: string, { start, colon, terminator }: Statement): boolean {
  if (terminator === '{' || colon < 0) return false
  let at = start + 1
  while (at < colon && /[\w-]/.test(text[at] ?? '')) at++
  return text.slice(at, colon).trim() === ''
}

/** Whether it is a custom property with a block: `--name: { … }`, which no selector can look like. */
export function isBlockValue(text: string, { start, colon, terminator }: Statement): boolean {
  return terminator === '{' && colon >= 0 && /^--[\w-]*\s*$/.test(text.slice(start, colon))
}

/** Whether the text before its colon can be the name of a property, which may contain an `@{name}`. */
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
