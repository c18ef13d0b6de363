/** Content encodings: how to choose one, and how to make and undo it. */

import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip, constants as zlib } from 'node:zlib'
import { qualitiesIn } from '../../../../platform/http/accept.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

interface Coder {
  encode(text: Buffer): Promise<Buffer>
  decode(bytes: Buffer): Promise<Buffer>
}

const compressBrotli = promisify(brotliCompress)
/** Brotli quality, 0 to 11: 5 takes a millisecond a page; higher takes ten times as long for 3 %. */
const BROTLI_QUALITY = 5
const asItIs = async (text: Buffer) => text

export const CODERS: Readonly<Record<Encoding, Coder>> = {
  identity: { encode: asItIs, decode: asItIs },
  gzip: { encode: promisify<Buffer, Buffer>(gzip), decode: promisify<Buffer, Buffer>(gunzip) },
  br: {
    encode: (text) =>
      compressBrotli(text, {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
    decode: promisify<Buffer, Buffer>(brotliDecompress),
  },
}

/** Memoizes `bestEncoding`, since browsers send the same few values. */
const best = new Map<string, Encoding>()
/** Maximum number of values that are memoized; others are parsed each time. */
const MOST_KNOWN = 100

/** The best encoding for a value of `Accept-Encoding`. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const known = best.get(accepted)
  if (known) return known
  const quality = qualitiesIn(accepted)
  const of = (encoding: string) => quality.get(encoding) ?? quality.get('*') ?? 0
  const [br, gzip] = [of('br'), of('gzip')]
  const encoding = br > 0 && br >= gzip ? 'br' : gzip > 0 ? 'gzip' : 'identity'
  if (best.size < MOST_KNOWN) best.set(accepted, encoding)
  return encoding
}
