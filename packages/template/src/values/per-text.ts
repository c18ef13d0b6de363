/**
 * Memoization of a function of one short text, such as a tag, a title or the size of a picture: lists and pages show the same
 * ones over and over.
 */

/** Texts that are remembered for each function; the next one empties the table, so that it never grows. */
const MAX_TEXTS = 2_000
/** Characters. What is longer is rarely seen twice, and would take the memory of many short ones. */
const MAX_LENGTH = 100

/* @__NO_SIDE_EFFECTS__ */
export function perText<Result extends NonNullable<unknown>>(
  work: (text: string) => Result,
): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    if (text.length > MAX_LENGTH) return work(text)
    let result = known.get(text)
    if (result === undefined) {
      result = work(text)
      if (known.size >= MAX_TEXTS) known.clear()
      known.set(text, result)
    }
    return result
  }
}
