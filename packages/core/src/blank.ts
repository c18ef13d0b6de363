/** A blank text (specification §9): whitespace or zero-width characters only. */
const BLANK = /^[\s\u200b-\u200d\u2060\ufeff]*$/

/** Whether the text has nothing in it that can be seen. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}
