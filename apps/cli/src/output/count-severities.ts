import type { ThemeFinding } from '@sitewright/theme/check'

export function countSeverities(findings: readonly ThemeFinding[]): {
  errors: number
  warnings: number
} {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: findings.length - errors }
}
