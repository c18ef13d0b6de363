/** The findings of the theme checker, about templates and all other files. */

import { type FindingCode, type Lines, linesOf, SEVERITIES } from '@sitewright/template/check'
import type { SourceFile } from '../joined-source.ts'

/** `info` tells an author something useful although nothing is wrong. */
export type ThemeSeverity = 'error' | 'warning' | 'info'

export const THEME_SEVERITIES = {
  ...SEVERITIES,
  'archive-checksum': 'error',
  'archive-corrupt': 'error',
  'archive-encrypted': 'error',
  'archive-incomplete': 'error',
  'archive-overlap': 'error',
  'archive-ratio': 'error',
  'archive-ref-unknown': 'error',
  'archive-too-large': 'error',
  'archive-unknown': 'error',
  'archive-unsupported': 'error',
  'attribute-invalid': 'warning',
  'attribute-missing': 'error',
  'conf-missing': 'error',
  'entry-refused': 'error',
  'file-missing': 'error',
  'file-not-text': 'error',
  'file-too-large': 'error',
  'file-unreadable': 'error',
  'json-duplicate-key': 'warning',
  'json-syntax': 'error',
  'key-unknown': 'info',
  'layout-missing': 'error',
  'less-import': 'warning',
  'less-memory': 'error',
  'less-mixin-unknown': 'error',
  'less-nesting': 'error',
  'less-recursion': 'error',
  'less-refused': 'error',
  'less-syntax': 'error',
  'less-timeout': 'error',
  'less-too-large': 'error',
  'less-unsupported': 'warning',
  'less-value': 'error',
  'less-variable-unknown': 'error',
  'link-refused': 'error',
  'name-invalid': 'warning',
  'navigation-unknown': 'warning',
  'path-duplicate': 'error',
  'path-refused': 'error',
  'query-limit': 'error',
  'region-unused': 'warning',
  'script-missing': 'warning',
  'scripts-never-run': 'info',
  'style-sheet-missing': 'error',
  'tag-unknown': 'warning',
  'theme-too-large': 'error',
  'too-many-files': 'error',
  'tweak-undeclared': 'warning',
  'tweak-unknown': 'warning',
  'value-invalid': 'error',
  'value-unknown': 'warning',
} as const satisfies Record<string, ThemeSeverity>

export type ThemeFindingCode = FindingCode | keyof typeof THEME_SEVERITIES

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

export function themeFinding(place: Place, { code, message, hint }: ThemeRemark): ThemeFinding {
  return {
    ...place,
    code,
    severity: THEME_SEVERITIES[code],
    message,
    ...(hint !== undefined && { hint }),
  }
}

const known = new WeakMap<SourceFile, Lines>()

export function placeIn(file: SourceFile, offset: number): Place {
  const lines = known.get(file) ?? linesOf(file.text)
  known.set(file, lines)
  return { file: file.path, ...lines.placeAt(offset) }
}
