import type { CheckedTheme } from '@sitewright/theme/check'
import { countSeverities } from './count-severities.ts'

/** One document for programs. Its fields are always there; what is not known is null. */
export function reportAsJson(path: string, { texts, findings }: CheckedTheme): string {
  const document = {
    path,
    files: texts.size,
    ...countSeverities(findings),
    findings: findings.map(({ file, line, column, code, severity, message, hint }) => ({
      file,
      line: line ?? null,
      column: column ?? null,
      code,
      severity,
      message,
      hint: hint ?? null,
    })),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
