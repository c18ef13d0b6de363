/** Reads an uploaded archive into the files of a theme, in memory: nothing is unpacked to disk or run. */

import { MAX_THEME_BYTES, type ThemeFiles } from '../theme-files.ts'
import { mostFrom, takeFiles } from './archive-entry.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { bundleEntries } from './git-bundle.ts'
import { gunzip } from './inflate.ts'
import { tarEntries } from './tar.ts'
import { zipEntries } from './zip.ts'

export const MAX_ARCHIVE_BYTES = MAX_THEME_BYTES
/** The most bytes of an unpacked tar file: the largest theme, and 16 MB for the headers. */
const MAX_TAR_BYTES = MAX_THEME_BYTES + 16 * 1024 * 1024

/** The first bytes of each kind of archive: in hexadecimal, bundles as text. */
const ZIP = /^504b(?:0304|0506)/
const GZIP = /^1f8b08/
const BUNDLE = /^# v[23] git bundle\n/

/**
 * Reads a zip file, a git bundle or a tar.gz file. A single folder around everything is taken off, and what is not
 * part of a theme, such as `node_modules`, is left out. Throws `ArchiveRefused` with a code and the file it is about.
 */
export async function readThemeArchive(bytes: Buffer): Promise<ThemeFiles> {
  if (bytes.length > MAX_ARCHIVE_BYTES) throw new ArchiveRefused('archive-too-large')
  const start = bytes.toString('hex', 0, 4)
  if (ZIP.test(start)) return takeFiles(zipEntries(bytes), bytes.length)
  if (GZIP.test(start)) return takeFiles(tarEntries(await openTar(bytes)), bytes.length)
  const isBundle = BUNDLE.test(bytes.toString('latin1', 0, 20))
  if (isBundle) return takeFiles(bundleEntries(bytes), bytes.length)
  throw new ArchiveRefused('archive-unknown')
}

async function openTar(bytes: Buffer): Promise<Buffer> {
  const most = Math.min(MAX_TAR_BYTES, mostFrom(bytes.length))
  const tar = await gunzip(bytes, most)
  if (!tar) throw new ArchiveRefused(most < MAX_TAR_BYTES ? 'archive-ratio' : 'theme-too-large')
  return tar
}
