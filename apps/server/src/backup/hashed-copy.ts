/** Copies in pieces, with a hash of what went through, and waits until the disk has it. */

import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Written {
  readonly bytes: number
  readonly sha256: string
}

/** Writes a new file of what the streams give, and refuses to write over one. */
export async function writeHashed(
  file: string,
  source: Readable,
  ...through: readonly NodeJS.ReadWriteStream[]
): Promise<Written> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'wx', 0o600)
  const counter = new Counter()
  try {
    const target = handle.createWriteStream({ flush: true })
    await pipeline([source, ...through, counter, target])
  } finally {
    // The stream closes it; where it was never begun, nobody else does.
    await handle.close().catch(() => {})
  }
  return counter.written()
}

export function copyHashed(from: string, to: string): Promise<Written> {
  return writeHashed(to, createReadStream(from))
}

export async function hashFile(file: string): Promise<Written> {
  const counter = new Counter()
  counter.resume()
  await pipeline(createReadStream(file), counter)
  return counter.written()
}

class Counter extends Transform {
  readonly #hash: Hash = createHash('sha256')
  #bytes = 0

  override _transform(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    this.push(chunk)
    done()
  }

  written(): Written {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}
