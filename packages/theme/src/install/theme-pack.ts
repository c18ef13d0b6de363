/** The storage format of an installed theme: its files in one compressed stream. Only our own output is read here. */

import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { MAX_THEME_BYTES, type ThemeFiles } from '../theme-files.ts'

const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)

/** Bytes of the length of the file list, which comes first. */
const LENGTH_BYTES = 4
/** The most bytes of an unpacked theme, with 8 MB for the file list. */
const MAX_UNPACKED = MAX_THEME_BYTES + 8 * 1024 * 1024
/** Compression level: low, since most of a theme's bytes are pictures and fonts, which hardly shrink. */
const LEVEL = 4

interface Listed {
  readonly revision: string
  readonly files: readonly (readonly [path: string, length: number])[]
}

export interface PackedTheme {
  readonly files: ThemeFiles
  /** The revision that `themeFrom` computed, stored so that the files need not be hashed again. */
  readonly revision: string
}

export async function packTheme({ files, revision }: PackedTheme): Promise<Buffer> {
  const listed: Listed = {
    revision,
    files: [...files].map(([path, { length }]) => [path, length]),
  }
  const list = Buffer.from(JSON.stringify(listed))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(list.length)
  return gzipAsync(Buffer.concat([length, list, ...files.values()]), { level: LEVEL })
}

/** Throws for anything but the output of `packTheme`. */
export async function unpackTheme(packed: Buffer): Promise<PackedTheme> {
  const bytes = await gunzipAsync(packed, { maxOutputLength: MAX_UNPACKED })
  let at = LENGTH_BYTES + bytes.readUInt32BE(0)
  const listed = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, at)) as Listed
  const files = new Map(
    listed.files.map(([path, length]) => {
      at += length
      return [path, bytes.subarray(at - length, at)]
    }),
  )
  return { files, revision: listed.revision }
}
