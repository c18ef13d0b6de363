import { CODERS, type Encoding } from './encodings.ts'

/**
 * A text as it was asked for so far. Hardly anyone asks for it in every encoding, so each is made when somebody does;
 * from then on the plain text goes, unless that is asked for too, and can be had again from any encoding.
 */
export interface EncodedText {
  /** At once where it was asked for before. */
  in(encoding: Encoding): Buffer | Promise<Buffer>
  /** What it takes in memory now. */
  readonly bytes: number
  /** Whoever counts the memory hears here when it changes. */
  onResize: () => void
}

export function encodedText(text: Buffer): EncodedText {
  const asked = new Map<Encoding, Buffer>()
  const underWay = new Map<Encoding, Promise<Buffer>>()
  /** Until it can be had from an encoding. */
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
