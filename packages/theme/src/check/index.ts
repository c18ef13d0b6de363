/** The theme checker, an entry of its own: servers that only show themes need not load it. */

export { checkFile } from './check-file.ts'
export { type CheckedTheme, checkTheme } from './check-theme.ts'
export type { ThemeFinding } from './finding.ts'
export { THEME_SEVERITIES, type ThemeFindingCode, type ThemeSeverity } from './severities.ts'
