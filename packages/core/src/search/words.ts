/**
 * Splits texts and search questions into words by the same rules, so that they match:
 * lower case, no accents, and pairs of characters in scripts that put no spaces between words.
 */

/** A normalized word of a text, and its place there. */
export interface FoundWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** A word of a search question. */
export interface AskedWord {
  /** Words that follow each other in a text; one, except in scripts without spaces. */
  readonly parts: readonly string[]
  /** Whether it is still being typed, so that words beginning with it match too. */
  readonly isPrefix: boolean
}

/** The most characters of a question; longer ones are cut. */
export const MAX_QUESTION = 200
const MOST_ASKED = 10
/** The most characters of a word that are compared; longer ones are cut. */
const MAX_WORD = 60
const MOST_PARTS = 10

const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]'
const RUNS = new RegExp(`(${UNSPACED}+)|(?:(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}])+`, 'gu')

const PLAIN = /^[\da-z]*$/i
/** Accents in scripts whose letters are the same without them. Й is not И, so Cyrillic keeps its own. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu
/** Letters that Unicode does not decompose, with their plain form. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ё: 'е',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** A normalized word: `Crème` is `creme`. */
export function fold(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase().slice(0, MAX_WORD)
  const folded = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
  // Compatibility forms may hold marks and spaces of their own.
  return Array.from(folded.replace(/[^\p{L}\p{N}\p{M}]/gu, ''))
    .slice(0, MAX_WORD)
    .join('')
}

/** The words of a text in order. In scripts without spaces: each pair of neighbours, and the last character. */
export function* wordsIn(text: string): Generator<FoundWord> {
  for (const run of text.matchAll(RUNS)) {
    if (run[1] === undefined) {
      const word = fold(run[0])
      if (word !== '') yield { word, start: run.index, end: run.index + run[0].length }
    } else {
      yield* pairsOf(run[1], run.index)
    }
  }
}

function* pairsOf(run: string, offset: number): Generator<FoundWord> {
  let start = offset
  const characters = Array.from(run)
  for (const [index, character] of characters.entries()) {
    const pair = character + (characters[index + 1] ?? '')
    yield { word: fold(pair), start, end: start + pair.length }
    start += character.length
  }
}

/** All words of a text with spaces between them, for the index. */
export function wordList(text: string): string {
  return Array.from(wordsIn(text.normalize('NFC')), ({ word }) => word).join(' ')
}

/** The words of a question; none for one that holds neither letters nor digits. */
export function askedWords(question: string): AskedWord[] {
  const text = question.normalize('NFC').slice(0, MAX_QUESTION)
  const asked = new Map<string, AskedWord>()
  for (const run of text.matchAll(RUNS)) {
    const parts = run[1] === undefined ? [fold(run[0])] : askedParts(run[1])
    // A repeated word is asked for once; the last one counts, which may be unfinished.
    const key = parts.join(' ')
    asked.delete(key)
    if (key !== '') asked.set(key, { parts, isPrefix: false })
  }
  const kept = [...asked.values()].slice(0, MOST_ASKED)
  return kept.map((word, index) => ({
    ...word,
    isPrefix: word.parts.length === 1 && (index === kept.length - 1 || isOneCharacter(word)),
  }))
}

function askedParts(run: string): string[] {
  const pairs = Array.from(pairsOf(run, 0), ({ word }) => word)
  // The last character alone is redundant: it is in every text that contains the last pair.
  return (pairs.length === 1 ? pairs : pairs.slice(0, -1)).slice(0, MOST_PARTS)
}

/** Whether it is one character of a script without spaces, which begins the pairs it stands in. */
function isOneCharacter({ parts: [part = ''] }: AskedWord): boolean {
  return new RegExp(`^${UNSPACED}$`, 'u').test(part)
}
