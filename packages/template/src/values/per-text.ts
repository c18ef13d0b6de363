/**
 * Memoization of a function of one short text, such as a tag, a title or the size of a picture: lists and pages show the same
 * ones over and over.
 */

/** The most cached texts of each function; one more empties the cache, which bounds its memory. */
const MAX_TEXTS = 2_000
/**
 * The most characters of a cached text. Longer ones are rarely seen twice, and take the memory of many short ones.
 */
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
