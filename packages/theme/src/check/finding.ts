/** The findings of the theme checker, about templates and all other files. */

import { type Lines, linesOf } from '@sitewright/template/check'
import type { ArchiveRefused } from '../archive/archive-refused.ts'
import type { SourceFile } from '../joined-source.ts'
import { CONSEQUENCES } from './consequences.ts'
import { THEME_SEVERITIES, type ThemeFindingCode, type ThemeSeverity } from './severities.ts'

/** Codes that cost one file, and in the manifest the whole theme. */
const OF_ONE_FILE: ReadonlySet<ThemeFindingCode> = new Set([
  'file-not-text',
  'file-too-large',
  'file-unreadable',
  'json-syntax',
  'link-refused',
])

/** The manifest, without which there is no theme. */
export const MANIFEST = 'template.conf'

export interface ThemeFinding {
  /** Path relative to the theme, with forward slashes. */
  readonly file: string
  /** Both count from 1; absent for what is about the whole file. */
  readonly line?: number
  readonly column?: number
  readonly code: ThemeFindingCode
  readonly severity: ThemeSeverity
  readonly message: string
  readonly hint?: string
}

export interface ThemeRemark {
  readonly code: ThemeFindingCode
  readonly message: string
  readonly hint?: string | undefined
}

type Place = Pick<ThemeFinding, 'file' | 'line' | 'column'>

export function themeFinding(
  place: Place,
  { code, message, hint }: ThemeRemark,
  severity = severityOf(code, place),
): ThemeFinding {
  const consequence = CONSEQUENCES[code]
  return {
    ...place,
    code,
    severity,
    message: consequence === undefined ? message : `${message} ${consequence}`,
    ...(hint !== undefined && { hint }),
  }
}

function severityOf(code: ThemeFindingCode, { file }: Place): ThemeSeverity {
  const isManifestLost = file === MANIFEST && OF_ONE_FILE.has(code)
  return isManifestLost ? 'error' : THEME_SEVERITIES[code]
}

/** The finding for which a whole archive is refused. */
export function archiveFinding({ code, message, file }: ArchiveRefused, name = ''): ThemeFinding {
  return themeFinding({ file: file ?? name }, { code, message }, 'error')
}

const known = new WeakMap<SourceFile, Lines>()

export function placeIn(file: SourceFile, offset: number): Place {
  const lines = known.get(file) ?? linesOf(file.text)
  known.set(file, lines)
  return { file: file.path, ...lines.placeAt(offset) }
}
