/** Decompression of untrusted data: never to more bytes than were announced. */

import { promisify } from 'node:util'
import { gunzip as gunzipWith, inflateRaw as inflateRawWith, inflateSync } from 'node:zlib'
import { ArchiveRefused } from './archive-refused.ts'

const inflateRawAsync = promisify(inflateRawWith)
const gunzipAsync = promisify(gunzipWith)

/** Unpacks a stream of a zip file, which becomes at most `size` bytes. */
export function inflateRaw(packed: Buffer, size: number): Promise<Buffer> {
  return inflateRawAsync(packed, { maxOutputLength: Math.max(1, size) }).catch(corrupt)
}

/** Undefined if it becomes more than `most` bytes. */
export async function gunzip(packed: Buffer, most: number): Promise<Buffer | undefined> {
  try {
    return await gunzipAsync(packed, { maxOutputLength: most })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? undefined
      : corrupt(error)
  }
}

/**
 * Unpacks the next stream of a git pack, which does not say where streams end. `used` counts the bytes read of
 * `packed`.
 */
export function inflateNext(packed: Buffer, size: number): { data: Buffer; used: number } {
  try {
    const options = {
      info: true,
      maxOutputLength: Math.max(1, size),
      chunkSize: Math.min(Math.max(64, size + 1), 256 * 1024),
    }
    const result = inflateSync(packed, options) as unknown as {
      buffer: Buffer
      engine: { bytesWritten: number }
    }
    if (result.buffer.length !== size) throw new ArchiveRefused('archive-corrupt')
    return { data: result.buffer, used: result.engine.bytesWritten }
  } catch (error) {
    return corrupt(error)
  }
}

function corrupt(error: unknown): never {
  const { code = '' } = error as NodeJS.ErrnoException
  const isOfData = code.startsWith('Z_') || code === 'ERR_BUFFER_TOO_LARGE'
  throw isOfData ? new ArchiveRefused('archive-corrupt') : error
}
