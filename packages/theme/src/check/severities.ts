/** The codes of findings, and what each means for a theme. */

import { type FindingCode, SEVERITIES } from '@sitewright/template/check'

/**
 * The level of a finding: with an `error` the theme cannot be installed; a `warning` costs something of it, while
 * the rest works; `info` is good to know, and costs nothing.
 */
export type ThemeSeverity = 'error' | 'warning' | 'info'

/** A mistake in a template costs a part of that template at most, whatever it is to the language. */
const OF_TEMPLATES = Object.fromEntries(
  Object.keys(SEVERITIES).map((code) => [code, 'warning']),
) as Readonly<Record<FindingCode, 'warning'>>

export const THEME_SEVERITIES = {
  ...OF_TEMPLATES,
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
  'attribute-missing': 'warning',
  'conf-missing': 'error',
  'entry-refused': 'error',
  'file-missing': 'warning',
  'file-not-text': 'warning',
  'file-too-large': 'warning',
  'file-unreadable': 'warning',
  'headers-twice': 'warning',
  'json-duplicate-key': 'warning',
  'json-syntax': 'warning',
  'key-unknown': 'info',
  'layout-missing': 'error',
  'less-import': 'warning',
  'less-memory': 'warning',
  'less-mixin-unknown': 'warning',
  'less-nesting': 'warning',
  'less-recursion': 'warning',
  'less-refused': 'warning',
  'less-syntax': 'warning',
  'less-timeout': 'warning',
  'less-too-large': 'warning',
  'less-unsupported': 'warning',
  'less-value': 'warning',
  'less-variable-unknown': 'warning',
  'link-refused': 'warning',
  'name-invalid': 'warning',
  'navigation-unknown': 'warning',
  'path-duplicate': 'error',
  'path-refused': 'error',
  'query-limit': 'warning',
  'region-unused': 'info',
  'script-missing': 'warning',
  'scripts-never-run': 'info',
  'style-sheet-missing': 'warning',
  'tag-unknown': 'warning',
  'theme-too-large': 'error',
  'too-many-files': 'error',
  'tweak-undeclared': 'warning',
  'tweak-unknown': 'warning',
  'value-invalid': 'warning',
  'value-unknown': 'warning',
} as const satisfies Record<string, ThemeSeverity>

export type ThemeFindingCode = FindingCode | keyof typeof THEME_SEVERITIES
