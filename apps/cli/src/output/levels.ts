import type { ThemeSeverity } from '@sitewright/theme/check'

/** How the levels of findings are called and coloured, by severity. */
export const LEVELS = {
  error: { label: 'cannot be installed', colour: 'red' },
  warning: { label: 'costs something', colour: 'yellow' },
  info: { label: 'note', colour: 'cyan' },
} as const satisfies Record<ThemeSeverity, object>
