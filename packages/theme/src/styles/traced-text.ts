/** A text made from pieces of files, which can still say where each character of it came from. */

export interface TextOrigin {
  /** Relative to the theme. */
  readonly file: string
  readonly offset: number
}

interface Piece {
  /** In the whole text. */
  readonly start: number
  readonly origin: TextOrigin | undefined
  /** Whether it stands in its file letter for letter, so that offsets inside it count. */
  readonly isVerbatim: boolean
}

export class TracedText {
  private readonly chunks: string[] = []
  private readonly pieces: Piece[] = []
  length = 0

  /** Part of a file, as it stands there. */
  copy(file: string, text: string, start: number, end: number): void {
    if (end <= start) return
    const last = this.pieces.at(-1)
    const isNext =
      last?.isVerbatim &&
      last.origin?.file === file &&
      last.origin.offset + this.length - last.start === start
    if (isNext) this.extend(text.slice(start, end))
    else this.add(text.slice(start, end), { file, offset: start }, true)
  }

  /** Something else, in place of what stands at `origin`; without one it stands in no file. */
  put(text: string, origin?: TextOrigin): void {
    if (text !== '') this.add(text, origin, false)
  }

  append(other: TracedText): void {
    for (const piece of other.pieces)
      this.pieces.push({ ...piece, start: piece.start + this.length })
    for (const chunk of other.chunks) this.extend(chunk)
  }

  toString(): string {
    return this.chunks.join('')
  }

  originOf(offset: number): TextOrigin | undefined {
    let low = 0
    let high = this.pieces.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.pieces[middle]?.start ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    const piece = this.pieces[low - 1]
    if (!piece?.origin || !piece.isVerbatim) return piece?.origin
    return { file: piece.origin.file, offset: piece.origin.offset + offset - piece.start }
  }

  private add(text: string, origin: TextOrigin | undefined, isVerbatim: boolean): void {
    this.pieces.push({ start: this.length, origin, isVerbatim })
    this.extend(text)
  }

  private extend(text: string): void {
    this.chunks.push(text)
    this.length += text.length
  }
}
