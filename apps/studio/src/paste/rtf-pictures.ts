/**
 * Pictures of a text in Rich Text Format. Word's HTML only names files of its own disk, which no browser may read, and
 * brings the pictures themselves in this second form of what was copied.
 */

const TYPES = { pngblip: 'image/png', jpegblip: 'image/jpeg' } as const

/** Pictures in the order of the text. Each stands there a second time for old programs, which is left out. */
export function rtfPictures(rtf: string): readonly Blob[] {
  const found: Blob[] = []
  for (let at = rtf.indexOf('\\pict'); at >= 0; at = rtf.indexOf('\\pict', at + 5)) {
    const { words, end } = readGroup(rtf, at)
    const kind = /\\(pngblip|jpegblip)/.exec(words)?.[1] as keyof typeof TYPES | undefined
    const hex = words.replace(/\\[a-z]+-?\d* ?/gi, '').replace(/\s+/g, '')
    if (kind && hex.length > 1 && /^[0-9a-f]+$/i.test(hex)) {
      found.push(new Blob([bytesOf(hex)], { type: TYPES[kind] }))
    }
    at = end
  }
  return found
}

/** Words of a group up to its closing bracket, without the groups in it. */
function readGroup(rtf: string, start: number): { words: string; end: number } {
  const words: string[] = []
  let depth = 0
  let from = start
  const bracket = /[{}]/g
  bracket.lastIndex = start
  for (let match = bracket.exec(rtf); match; match = bracket.exec(rtf)) {
    if (depth === 0) words.push(rtf.slice(from, match.index))
    if (match[0] === '}' && depth === 0) return { words: words.join(''), end: match.index }
    depth += match[0] === '{' ? 1 : -1
    from = match.index + 1
  }
  return { words: '', end: rtf.length }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length >> 1)
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16)
  }
  return bytes
}
