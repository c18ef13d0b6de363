/** Beside ASCII, two characters for each letter: alike letters need not look alike, only the same ones the same. */
const BASE = 36
const PLACES = 2

/** A word in ASCII letters and digits, for comparing how words are written. */
export function spellingOf(word: string): string {
  return word.replace(/[^\da-z]/gu, (letter) => {
    const code = (letter.codePointAt(0) ?? 0) % BASE ** PLACES
    return code.toString(BASE).padStart(PLACES, '0')
  })
}
