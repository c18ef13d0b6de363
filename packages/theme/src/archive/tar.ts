/** Tar files, as `tar`, `git archive` and `npm pack` make them. */

import { type ArchiveEntry, pathFrom } from './archive-entry.ts'
import { ArchiveRefused } from './archive-refused.ts'

const BLOCK = 512

const KINDS: Readonly<Record<string, ArchiveEntry['kind']>> = {
  '\0': 'file',
  '0': 'file',
  '7': 'file',
  '1': 'link',
  '2': 'link',
  '5': 'folder',
}

/** The fields that one header sets for the next entry. */
interface Notes {
  path?: string
  size?: number
}

/** Header types that describe the entry behind them instead of being one. */
const ABOUT_NEXT: Readonly<Record<string, (data: Buffer) => Notes>> = {
  L: (data) => ({ path: untilZero(data) }),
  g: () => ({}),
  x: extendedNotes,
}

/** Throws `ArchiveRefused`. */
export function* tarEntries(tar: Buffer): Generator<ArchiveEntry> {
  let notes: Notes = {}
  let at = 0
  for (let header = headerAt(tar, at); header; header = headerAt(tar, at)) {
    const type = String.fromCharCode(header[156] ?? 0)
    const { path = pathOf(header), size = numberAt(header, 124, 12) } = notes
    const start = at + BLOCK
    const data = tar.subarray(start, start + size)
    if (data.length !== size) throw new ArchiveRefused('archive-corrupt', path)
    at = start + Math.ceil(size / BLOCK) * BLOCK
    const aboutNext = ABOUT_NEXT[type]
    notes = aboutNext ? { ...notes, ...aboutNext(data) } : {}
    if (!aboutNext) yield* toEntry(path, KINDS[type] ?? 'other', data)
  }
}

/** Undefined at the end, which a block of zeros marks. */
function headerAt(tar: Buffer, at: number): Buffer | undefined {
  const header = tar.subarray(at, at + BLOCK)
  if (header.length < BLOCK) throw new ArchiveRefused('archive-corrupt')
  if (header.every((byte) => byte === 0)) return undefined
  if (!hasChecksum(header)) throw new ArchiveRefused('archive-checksum')
  return header
}

function* toEntry(path: string, kind: ArchiveEntry['kind'], data: Buffer): Generator<ArchiveEntry> {
  // In archives of the current folder all paths begin like this.
  const plain = path.replace(/^(?:\.\/)+/, '').replace(/\/$/, '')
  if (plain === '' || plain === '.') return
  const isFolder = kind === 'folder' || (kind === 'file' && path.endsWith('/'))
  yield {
    path: plain,
    kind: isFolder ? 'folder' : kind,
    size: data.length,
    read: async () => data,
  }
}

function pathOf(header: Buffer): string {
  const name = untilZero(header.subarray(0, 100))
  const isUstar = header.toString('latin1', 257, 263) === 'ustar\0'
  const prefix = isUstar ? untilZero(header.subarray(345, 500)) : ''
  return prefix === '' ? name : `${prefix}/${name}`
}

function untilZero(bytes: Buffer): string {
  const end = bytes.indexOf(0)
  return pathFrom(end < 0 ? bytes : bytes.subarray(0, end))
}

/** A number in octal digits; other forms are for sizes that no theme has. */
function numberAt(header: Buffer, start: number, length: number): number {
  const digits = header
    .toString('latin1', start, start + length)
    .replace(/[\0 ]+$/, '')
    .trim()
  if (!/^[0-7]*$/.test(digits)) throw new ArchiveRefused('archive-unsupported')
  return digits === '' ? 0 : Number.parseInt(digits, 8)
}

/** Whether the checksum fits: the sum of all bytes of the header, those of the checksum itself counted as spaces. */
function hasChecksum(header: Buffer): boolean {
  let sum = 8 * 0x20
  for (const [index, byte] of header.entries()) if (index < 148 || index >= 156) sum += byte
  return sum === numberAt(header, 148, 8)
}

/** The records of a pax header: `<length> <key>=<value>\n`, one after another. */
function extendedNotes(data: Buffer): Notes {
  const notes: Notes = {}
  let at = 0
  while (at < data.length) {
    const [, digits] = /^(\d{1,8}) /.exec(data.toString('latin1', at, at + 9)) ?? []
    const end = at + Number(digits)
    if (!(end > at && end <= data.length)) throw new ArchiveRefused('archive-corrupt')
    const record = data.subarray(at + `${digits} `.length, end - 1)
    const equals = record.indexOf('=')
    const key = record.toString('latin1', 0, Math.max(0, equals))
    const value = record.subarray(equals + 1)
    if (key === 'path') notes.path = pathFrom(value)
    if (key === 'size') notes.size = Number(value.toString('latin1'))
    at = end
  }
  if (notes.size !== undefined && !Number.isSafeInteger(notes.size)) {
    throw new ArchiveRefused('archive-corrupt')
  }
  return notes
}
