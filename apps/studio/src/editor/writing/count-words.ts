/** How long a text is, for its writer. Pure. */

/** Words a minute, as people read on screens. */
const READING_PACE = 230

export interface TextLength {
  readonly words: number
  /** At least one. */
  readonly minutes: number
}

/** Words as the language of the text divides them, which not all do by spaces. */
export function textLength(text: string, language?: string): TextLength {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(
    text,
  )) {
    if (isWordLike) words += 1
  }
  return { words, minutes: Math.max(1, Math.round(words / READING_PACE)) }
}
