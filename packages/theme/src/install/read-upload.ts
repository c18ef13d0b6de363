/** Turns an uploaded archive into a theme that can be installed, or into the findings that prevent it. */

import { ArchiveRefused } from '../archive/archive-refused.ts'
import { readThemeArchive } from '../archive/read-theme-archive.ts'
import { checkThemeFiles } from '../check/check-theme.ts'
import { archiveFinding, type ThemeFinding, themeFinding } from '../check/finding.ts'
import type { ThemeFiles } from '../theme-files.ts'
import { themeFrom } from '../theme-from.ts'

export interface UploadedTheme {
  /** Name in its manifest; empty if it has none. */
  readonly name: string
  readonly author: string
  /** A hash that changes with every byte of the theme. */
  readonly revision: string
  readonly files: number
  /** Total size of the files in bytes, not packed. */
  readonly bytes: number
}

export type UploadAnswer =
  | { readonly theme: UploadedTheme; readonly findings: readonly ThemeFinding[] }
  | { readonly theme?: undefined; readonly findings: readonly ThemeFinding[] }

/** The theme and its findings; without a theme, the findings say what to fix first. */
export async function readUpload(
  bytes: Buffer,
  { mostMs = MOST_READING_MS }: { readonly mostMs?: number } = {},
): Promise<UploadAnswer & { readonly files?: ThemeFiles }> {
  try {
    return readTheme(await readThemeArchive(bytes), mostMs)
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    return { findings: [archiveFinding(error)] }
  }
}

function readTheme(
  files: ThemeFiles,
  mostMs: number,
): UploadAnswer & { readonly files?: ThemeFiles } {
  const { findings } = checkThemeFiles(files)
  const reasons = findings.filter(({ severity }) => severity === 'error')
  if (reasons.length > 0) return { findings: reasons }
  const { name, author, revision } = themeFrom(files, { id: '' })
  if (readingMs(files, revision) > mostMs) return { findings: [tooLong] }
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  return { theme: { name, author, revision, files: files.size, bytes }, findings, files }
}

/** Milliseconds of processor time that reading a theme may take: a server does nothing else meanwhile. */
const MOST_READING_MS = 400
const tooLong = themeFinding(
  { file: '' },
  {
    code: 'theme-too-large',
    message: 'Reading its templates and style sheets takes too long. Make them shorter.',
  },
)

/** Processor time of the second reading, when the code is compiled and warm. */
function readingMs(files: ThemeFiles, revision: string): number {
  const before = process.cpuUsage()
  themeFrom(files, { id: '', revision })
  return process.cpuUsage(before).user / 1_000
}
