/**
 * The entries of an archive, and which of them become files of a theme. Entries that may not be in one are refused
 * here.
 */

import { isUtf8 } from 'node:buffer'
import { belongsToTheme, MAX_FILE_BYTES, MAX_FILES, MAX_THEME_BYTES } from '../theme-files.ts'
import { ArchiveRefused } from './archive-refused.ts'

export interface ArchiveEntry {
  /** Path in the archive, without a slash at the end. */
  readonly path: string
  readonly kind: 'file' | 'folder' | 'link' | 'other'
  /** Unpacked size in bytes, as the archive announces it; reading holds the entry to that. */
  readonly size: number
  /** Packed size in bytes; absent in formats that do not pack each entry by itself. */
  readonly packedSize?: number
  /** Throws `ArchiveRefused` when the data is not what the archive announces. */
  read(): Promise<Buffer>
}

/** The most entries an archive may have, counting those that are not part of the theme. */
export const MAX_ENTRIES = 10_000
const MAX_RATIO = 100
/** Unpacked size, in bytes, from which the compression ratio is checked: a small drawing can be one repeated line. */
const RATIO_COUNTS_FROM = 64 * 1024
const MAX_PATH = 500

/** Checks all entries before the first one is read. */
export async function takeFiles(
  entries: Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>,
  archiveBytes: number,
): Promise<Map<string, Buffer>> {
  const listed = await listFiles(entries)
  const top = topFolder(listed)
  const chosen = listed.flatMap((entry) => {
    const path = entry.path.slice(top.length)
    return entry.path.startsWith(top) && belongsToTheme(path) ? [{ path, entry }] : []
  })
  refuseTooMuch(
    chosen.map(({ entry }) => entry),
    archiveBytes,
  )
  const files = new Map<string, Buffer>()
  for (const { path, entry } of chosen.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    files.set(path, await readEntry(entry))
  }
  return files
}

async function listFiles(
  entries: Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>,
): Promise<ArchiveEntry[]> {
  const files: ArchiveEntry[] = []
  const seen = new Set<string>()
  let count = 0
  for await (const entry of entries) {
    const { path, kind } = entry
    if (++count > MAX_ENTRIES) throw new ArchiveRefused('too-many-files')
    if (!isPlainPath(path)) throw new ArchiveRefused('path-refused', path)
    if (kind === 'link') throw new ArchiveRefused('link-refused', path)
    if (kind === 'other') throw new ArchiveRefused('entry-refused', path)
    if (kind === 'folder') continue
    const name = path.normalize('NFC').toLowerCase()
    if (seen.has(name)) throw new ArchiveRefused('path-duplicate', path)
    seen.add(name)
    files.push(entry)
  }
  return files
}

function isPlainPath(path: string): boolean {
  return (
    path.length <= MAX_PATH &&
    !/[\\\p{Cc}]|^[a-z]:/iu.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  )
}

/**
 * The single folder around everything, with its slash; empty if there is none. Archives made of a folder have one.
 */
function topFolder(entries: readonly ArchiveEntry[]): string {
  const tops = new Set<string>()
  for (const { path } of entries) {
    const isForeign = path.startsWith('.') || path.startsWith('__MACOSX/')
    if (!isForeign) tops.add(path.includes('/') ? path.slice(0, path.indexOf('/') + 1) : '')
  }
  const [only = ''] = tops
  return tops.size === 1 ? only : ''
}

function refuseTooMuch(entries: readonly ArchiveEntry[], archiveBytes: number): void {
  if (entries.length > MAX_FILES) throw new ArchiveRefused('too-many-files')
  let total = 0
  for (const { path, size } of entries) {
    if (size > MAX_FILE_BYTES) throw new ArchiveRefused('file-too-large', path)
    total += size
    if (total > MAX_THEME_BYTES) throw new ArchiveRefused('theme-too-large', path)
  }
  const bomb = entries.find(({ size, packedSize = size }) => size > mostFrom(packedSize))
  if (bomb) throw new ArchiveRefused('archive-ratio', bomb.path)
  if (total > mostFrom(archiveBytes)) throw new ArchiveRefused('archive-ratio')
}

/** The most bytes that `packedSize` bytes may unpack to. */
export function mostFrom(packedSize: number): number {
  return Math.max(RATIO_COUNTS_FROM, MAX_RATIO * packedSize)
}

async function readEntry({ path, size, read }: ArchiveEntry): Promise<Buffer> {
  try {
    const bytes = await read()
    if (bytes.length !== size) throw new ArchiveRefused('archive-corrupt')
    return bytes
  } catch (error) {
    if (error instanceof ArchiveRefused) throw new ArchiveRefused(error.code, error.file ?? path)
    throw error
  }
}

/** The name of an entry, read as UTF-8 only: names in older character sets would be guesswork. */
export function pathFrom(bytes: Buffer): string {
  const path = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1')
  if (!isUtf8(bytes)) throw new ArchiveRefused('path-refused', path)
  return path
}
