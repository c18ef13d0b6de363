/** Specification §9: blank text is whitespace or zero-width only. */
const BLANK = /^[\s\u200b-\u200d\u2060\ufeff]*$/

/** Whether there is nothing in it that anybody could see. */
export function isBlank(text: string): boolean {
  return BLANK.test(text)
}
