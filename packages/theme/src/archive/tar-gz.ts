import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ThemeFiles } from '../theme-files.ts'

const gzipAsync = promisify(gzip)

const BLOCK = 512
const LONGEST_NAME = 100

/** Packs the files of a theme as `tar -cz` does. */
export async function packTarGz(files: ThemeFiles): Promise<Buffer> {
  const entries = [...files].flatMap(([path, data]) => [
    ...(Buffer.byteLength(path) > LONGEST_NAME ? longName(path) : []),
    ...entry(path, data, '0'),
  ])
  return gzipAsync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]))
}

/** The GNU entry that stands before one whose path is too long for its header. */
const longName = (path: string) => entry('././@LongLink', Buffer.from(`${path}\0`), 'L')

function entry(path: string, data: Buffer, type: string): readonly Buffer[] {
  const header = Buffer.alloc(BLOCK)
  header.write(path, 0, LONGEST_NAME)
  header.write('0000644\0', 100)
  header.write(`${octal(data.length, 11)}\0`, 124)
  header.write(`${octal(0, 11)}\0`, 136)
  // While the checksum is computed, its own field counts as spaces.
  header.write('        ', 148)
  header.write(type, 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return [header, data, Buffer.alloc((BLOCK - (data.length % BLOCK)) % BLOCK)]
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
