/** Turns an uploaded archive into a theme that can be installed, or into the findings that prevent it. */

import { ArchiveRefused } from '../archive/archive-refused.ts'
import { readThemeArchive } from '../archive/read-theme-archive.ts'
import { checkThemeFiles } from '../check/check-theme.ts'
import { type ThemeFinding, type ThemeFindingCode, themeFinding } from '../check/finding.ts'
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

/** Errors that do not prevent installing: the rest of the theme works, and themes used elsewhere have them. */
const TOLERATED: ReadonlySet<ThemeFindingCode> = new Set([
  'apply-partial-missing',
  'attribute-missing',
  'dead-code-block',
  'extra-chars',
  'formatter-args-invalid',
  'formatter-needs-args',
  'formatter-unknown',
  'less-mixin-unknown',
  'less-syntax',
  'less-value',
  'less-variable-unknown',
  'local-never-bound',
  'predicate-unknown',
  'query-limit',
  'style-sheet-missing',
  'value-invalid',
])
/** Errors that cost the rest of one template. In a region, they cost the whole site and prevent installing. */
const OF_ONE_TEMPLATE: ReadonlySet<ThemeFindingCode> = new Set([
  'eof-in-block',
  'mismatched-end',
  'not-allowed-at-root',
  'not-allowed-in-block',
])
const MANIFEST = 'template.conf'

/** The theme and its findings; without a theme, the findings say what to fix first. */
export async function readUpload(
  bytes: Buffer,
  { mostMs = MOST_READING_MS }: { readonly mostMs?: number } = {},
): Promise<UploadAnswer & { readonly files?: ThemeFiles }> {
  try {
    return readTheme(await readThemeArchive(bytes), mostMs)
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    const { code, message, file = '' } = error
    return { findings: [themeFinding({ file }, { code, message })] }
  }
}

function readTheme(
  files: ThemeFiles,
  mostMs: number,
): UploadAnswer & { readonly files?: ThemeFiles } {
  const { findings } = checkThemeFiles(files)
  const grave = findings.filter(isGrave)
  if (grave.length > 0) return { findings: grave }
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

/** Whether a finding would make the theme something other than its author made. */
function isGrave({ severity, code, file }: ThemeFinding): boolean {
  if (severity !== 'error' || TOLERATED.has(code)) return false
  if (OF_ONE_TEMPLATE.has(code)) return file.endsWith('.region')
  // The mistake is in a tweak, which is left out.
  if (code === 'json-syntax') return !file.startsWith('styles/')
  return code !== 'file-missing' || file === MANIFEST
}
