/** Blocklist: words, addresses and domains that an owner does not want in what visitors write. Pure. */

export const MAX_BLOCKED = 500
/** Longest entry in characters. */
export const MAX_BLOCKED_TEXT = 100

/** Scripts that are written without spaces between words, where an entry counts wherever it occurs. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const WORD = /[\p{L}\p{N}_]/u
/** Names of domains have hyphens in them: `my-shop.example` is another one than `shop.example`. */
const NAME = /[\p{L}\p{N}_-]/u

/** Whether any entry occurs as a whole word, address or domain; capitals and wide letters count as small and narrow ones. */
export function isBlocked(words: string, blocklist: readonly string[]): boolean {
  const text = folded(words)
  return blocklist.map(folded).some((entry) => entry !== '' && occurs(text, entry))
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLocaleLowerCase('en')
}

function occurs(text: string, entry: string): boolean {
  const part = /[.@]/.test(entry) ? NAME : WORD
  const goesOn = (edge: string, beside: string) =>
    part.test(edge) && part.test(beside) && !UNSPACED.test(edge)
  for (let at = text.indexOf(entry); at !== -1; at = text.indexOf(entry, at + 1)) {
    const end = at + entry.length
    const isWhole =
      !goesOn(entry.charAt(0), text.charAt(at - 1)) &&
      !goesOn(entry.charAt(entry.length - 1), text.charAt(end))
    if (isWhole) return true
  }
  return false
}
