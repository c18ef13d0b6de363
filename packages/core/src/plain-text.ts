/** Characters that cannot be seen: an address with them passes for somebody else's. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u

/** Whether a text is written as it looks: no soft hyphens, no full-width letters and the like. */
export function isPlainText(text: string): boolean {
  return !UNSEEN.test(text) && text.normalize('NFKC') === text.normalize('NFC')
}
