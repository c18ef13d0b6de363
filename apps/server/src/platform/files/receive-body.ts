import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ThrottledUpload } from './upload-throttle.ts'

/** A body that was written whole. */
export interface Received {
  readonly bytes: number
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly hash: string
}

export interface Receiving {
  readonly path: string
  readonly limit: number
  readonly arrival: ThrottledUpload
}

/** Writes the body to a file; undefined as soon as it has more than `limit` bytes. */
export async function receiveBody(
  body: Readable,
  { path, limit, arrival }: Receiving,
): Promise<Received | undefined> {
  let bytes = 0
  const hash = createHash('sha256')
  async function* counted() {
    // The sender still gets an answer, so its stream is left open.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Uint8Array).length
      if (bytes > limit) throw new TooLong()
      hash.update(chunk as Uint8Array)
      await arrival.turn()
      yield chunk as Uint8Array
    }
  }
  try {
    await pipeline(counted, createWriteStream(path))
    arrival.complete()
    return { bytes, hash: hash.digest('hex') }
  } catch (error) {
    if (error instanceof TooLong) return undefined
    throw error
  }
}

class TooLong extends Error {}
