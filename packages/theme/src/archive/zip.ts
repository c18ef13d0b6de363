/**
 * Zip files, read by their central directory alone. The entries that it lists must not overlap, and must have the same
 * name in their own header. Formats beyond 4 GB are left out, as no theme is that large.
 */

import { crc32 } from 'node:zlib'
import { type ArchiveEntry, MAX_ENTRIES, pathFrom } from './archive-entry.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { inflateRaw } from './inflate.ts'

const END_SIGNATURE = 0x06054b50
const END_SIZE = 22
const DIRECTORY_SIGNATURE = 0x02014b50
const DIRECTORY_SIZE = 46
const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_SIZE = 30
const MAX_COMMENT = 0xffff

const STORED = 0
const DEFLATED = 8
/** Bits of the general flags: encrypted, strongly encrypted, encrypted directory. */
const ENCRYPTED = 0x0001 | 0x0040 | 0x2000

interface Listed {
  readonly name: Buffer
  readonly path: string
  readonly flags: number
  readonly method: number
  readonly checksum: number
  readonly packedSize: number
  readonly size: number
  /** File attributes in the form of the system that wrote the archive. */
  readonly attributes: number
  /** Offset of the entry's own header. */
  readonly offset: number
}

interface Directory {
  readonly count: number
  readonly start: number
  readonly end: number
}

/** Throws `ArchiveRefused`. An entry's data is read only when asked for. */
export function zipEntries(bytes: Buffer): ArchiveEntry[] {
  const directory = findDirectory(bytes)
  const listed = readDirectory(bytes, directory)
  const starts = dataStarts(bytes, listed, directory.start)
  return listed.map((entry) => toEntry(bytes, entry, starts.get(entry) ?? 0))
}

function findDirectory(bytes: Buffer): Directory {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) throw new ArchiveRefused('too-many-files')
  const size = bytes.readUInt32LE(end + 12)
  const start = bytes.readUInt32LE(end + 16)
  const isSplit = bytes.readUInt32LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== count
  if (isSplit || size === 0xffffffff || start === 0xffffffff) {
    throw new ArchiveRefused('archive-unsupported')
  }
  if (start + size > end) throw new ArchiveRefused('archive-corrupt')
  return { count, start, end: start + size }
}

/** The offset of the end record, behind which stands only its comment. */
function findEnd(bytes: Buffer): number {
  const last = bytes.length - END_SIZE
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) {
    const isEnd = bytes.readUInt32LE(at) === END_SIGNATURE
    if (isEnd && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  throw new ArchiveRefused('archive-corrupt')
}

function readDirectory(bytes: Buffer, { count, start, end }: Directory): Listed[] {
  const entries: Listed[] = []
  let at = start
  while (entries.length < count) {
    if (at + DIRECTORY_SIZE > end || bytes.readUInt32LE(at) !== DIRECTORY_SIGNATURE) {
      throw new ArchiveRefused('archive-corrupt')
    }
    const nameEnd = at + DIRECTORY_SIZE + bytes.readUInt16LE(at + 28)
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    if (next > end) throw new ArchiveRefused('archive-corrupt')
    const name = bytes.subarray(at + DIRECTORY_SIZE, nameEnd)
    entries.push({
      name,
      path: pathFrom(name),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      attributes: bytes.readUInt32LE(at + 38),
      offset: bytes.readUInt32LE(at + 42),
    })
    at = next
  }
  if (at !== end) throw new ArchiveRefused('archive-corrupt')
  return entries
}

/** Offsets where the data of each entry begins. Entries that share bytes could unpack to more than there is. */
function dataStarts(
  bytes: Buffer,
  entries: readonly Listed[],
  directoryStart: number,
): ReadonlyMap<Listed, number> {
  const starts = new Map<Listed, number>()
  let free = 0
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    const { offset, path, packedSize } = entry
    if (offset < free) throw new ArchiveRefused('archive-overlap', path)
    const start = dataStart(bytes, entry)
    free = start + packedSize
    if (free > directoryStart) throw new ArchiveRefused('archive-corrupt', path)
    starts.set(entry, start)
  }
  return starts
}

function dataStart(bytes: Buffer, { offset, name, path }: Listed): number {
  const isHeader =
    offset + LOCAL_SIZE <= bytes.length && bytes.readUInt32LE(offset) === LOCAL_SIGNATURE
  if (!isHeader) throw new ArchiveRefused('archive-corrupt', path)
  const nameStart = offset + LOCAL_SIZE
  const nameEnd = nameStart + bytes.readUInt16LE(offset + 26)
  if (!bytes.subarray(nameStart, nameEnd).equals(name)) {
    throw new ArchiveRefused('archive-corrupt', path)
  }
  return nameEnd + bytes.readUInt16LE(offset + 28)
}

function toEntry(bytes: Buffer, entry: Listed, start: number): ArchiveEntry {
  const { path, flags, method, packedSize, size, checksum } = entry
  if (flags & ENCRYPTED) throw new ArchiveRefused('archive-encrypted', path)
  const kind = kindOf(entry)
  if (kind === 'file' && method !== STORED && method !== DEFLATED) {
    throw new ArchiveRefused('archive-unsupported', path)
  }
  return {
    path: path.replace(/\/$/, ''),
    kind,
    size,
    packedSize,
    read: async () => {
      const packed = bytes.subarray(start, start + packedSize)
      const data = method === STORED ? packed : await inflateRaw(packed, size)
      if (crc32(data) !== checksum) throw new ArchiveRefused('archive-checksum')
      return data
    },
  }
}

const UNIX_KINDS: Readonly<Record<number, ArchiveEntry['kind']>> = {
  0: 'file',
  4: 'folder',
  8: 'file',
  10: 'link',
}
/** The attribute by which Windows marks links to another place. */
const REPARSE_POINT = 0x400

function kindOf({ path, attributes }: Listed): ArchiveEntry['kind'] {
  const kind = UNIX_KINDS[attributes >>> 28] ?? 'other'
  if (kind === 'link' || attributes & REPARSE_POINT) return 'link'
  return kind === 'file' && path.endsWith('/') ? 'folder' : kind
}
