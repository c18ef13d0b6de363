/** From an archive that somebody uploads to a theme that can be installed, or to what is wrong with it. */

import { ArchiveRefused } from '../archive/archive-refused.ts'
import { readThemeArchive } from '../archive/read-theme-archive.ts'
import { checkThemeFiles } from '../check/check-theme.ts'
import { type ThemeFinding, type ThemeFindingCode, themeFinding } from '../check/finding.ts'
import type { ThemeFiles } from '../theme-files.ts'
import { themeFrom } from '../theme-from.ts'

export interface UploadedTheme {
  /** As its manifest says; empty where it does not. */
  readonly name: string
  readonly author: string
  /** Changes with every byte of the theme. */
  readonly revision: string
  readonly files: number
  /** As they are served, not packed. */
  readonly bytes: number
}

export type UploadAnswer =
  | { readonly theme: UploadedTheme; readonly findings: readonly ThemeFinding[] }
  | { readonly theme?: undefined; readonly findings: readonly ThemeFinding[] }

/** Errors in spite of which all the rest of a theme works, as themes that are used elsewhere have them. */
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
/** Mistakes that cost a page of one kind what stands after them, and a layout the whole site. */
const OF_ONE_TEMPLATE: ReadonlySet<ThemeFindingCode> = new Set([
  'eof-in-block',
  'mismatched-end',
  'not-allowed-at-root',
  'not-allowed-in-block',
])
const MANIFEST = 'template.conf'

/** The theme with what may be said about it; without a theme, what has to be put right first. */
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

/** Of computing: a server does nothing else while it reads a theme. */
const MOST_READING_MS = 400
const tooLong = themeFinding(
  { file: '' },
  {
    code: 'theme-too-large',
    message: 'Reading its templates and style sheets takes too long. Make them shorter.',
  },
)

/** The second time, when everything that could be made fast is. */
function readingMs(files: ThemeFiles, revision: string): number {
  const before = process.cpuUsage()
  themeFrom(files, { id: '', revision })
  return process.cpuUsage(before).user / 1_000
}

/** Whether a theme with it would not be what its author made. */
function isGrave({ severity, code, file }: ThemeFinding): boolean {
  if (severity !== 'error' || TOLERATED.has(code)) return false
  if (OF_ONE_TEMPLATE.has(code)) return file.endsWith('.region')
  // Of a tweak, which is left out.
  if (code === 'json-syntax') return !file.startsWith('styles/')
  return code !== 'file-missing' || file === MANIFEST
}
