/** The checker of themes. Servers that only show them need not carry it. */

export { checkFile } from './check-file.ts'
export { type CheckedTheme, checkTheme } from './check-theme.ts'
export {
  THEME_SEVERITIES,
  type ThemeFinding,
  type ThemeFindingCode,
  type ThemeSeverity,
} from './finding.ts'
