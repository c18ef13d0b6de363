import type { ThemeFinding, ThemeSeverity } from '@sitewright/theme/check'

export interface SeverityCounts {
  readonly errors: number
  readonly warnings: number
  /** Findings that an author may want to know of, though nothing is wrong. */
  readonly notes: number
}

export function countSeverities(findings: readonly ThemeFinding[]): SeverityCounts {
  const count = (wanted: ThemeSeverity) =>
    findings.filter(({ severity }) => severity === wanted).length
  return { errors: count('error'), warnings: count('warning'), notes: count('info') }
}
