import { CODERS, type Encoding } from './encodings.ts'

/**
 * A text in the encodings that were asked for so far. Each is made lazily and single-flight, and then kept. Once there is one,
 * the plain text is dropped, unless it was asked for as well, and decoded again when needed.
 */
export interface EncodedText {
  /** The text in an encoding; not a promise where it was asked for before. */
  in(encoding: Encoding): Buffer | Promise<Buffer>
  /** Bytes in memory now. */
  readonly bytes: number
  /** Set by the cache that counts the memory; called when the bytes change. */
  onResize: () => void
}

export function encodedText(text: Buffer): EncodedText {
  const asked = new Map<Encoding, Buffer>()
  const underWay = new Map<Encoding, Promise<Buffer>>()
  /** The plain text, until another encoding can be decoded to it. */
  let source: Buffer | undefined = text

  const textAgain = async (): Promise<Buffer> => {
    if (source) return source
    const [encoding, bytes] = [...asked][0] ?? []
    if (!encoding || !bytes) throw new Error('A text is kept in no form at all')
    return CODERS[encoding].decode(bytes)
  }

  const make = async (encoding: Encoding): Promise<Buffer> => {
    const made = await CODERS[encoding].encode(await textAgain())
    asked.set(encoding, made)
    source = undefined
    own.onResize()
    return made
  }

  const own: EncodedText = {
    in: (encoding) => {
      const known = asked.get(encoding)
      if (known) return known
      const makingIt = underWay.get(encoding)
      if (makingIt) return makingIt
      const making = make(encoding).finally(() => underWay.delete(encoding))
      underWay.set(encoding, making)
      return making
    },
    get bytes() {
      return [...asked.values()].reduce((sum, { length }) => sum + length, source?.length ?? 0)
    },
    onResize: () => {},
  }
  return own
}
