/** A text made from pieces of files, with a source map from each character to where it came from. */

export interface TextOrigin {
  /** Path relative to the theme. */
  readonly file: string
  readonly offset: number
}

interface Piece {
  /** Offset in the whole text. */
  readonly start: number
  readonly origin: TextOrigin | undefined
  /** Whether the piece is copied verbatim, so that offsets inside it map to the file. */
  readonly isVerbatim: boolean
}

export class TracedText {
  private readonly chunks: string[] = []
  private readonly pieces: Piece[] = []
  length = 0

  /** Appends a part of a file verbatim. */
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

  /** Appends other text in place of the text at `origin`; without one it maps to no file. */
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
