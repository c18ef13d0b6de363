import type { themeFinding } from '@sitewright/api/themes/shapes'
import type * as z from 'zod'
import { fail } from './errors.ts'

type Finding = z.output<typeof themeFinding>

export function presentFinding({ file, line, column, severity, message, hint }: Finding): Finding {
  return {
    file,
    message,
    severity,
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(hint !== undefined && { hint }),
  }
}

/** Maximum number of problems that a refusal lists; nobody would read more. */
const MOST_TOLD = 50

/** The refusal of a theme, with each problem under its place: `styles/site.less:3:14`. */
export function refusalOf(findings: readonly Omit<Finding, 'severity'>[]) {
  const errors = new Map<string, string>()
  for (const { file, line, column, message, hint = '' } of findings.slice(0, MOST_TOLD)) {
    const place = [file === '' ? 'archive' : file, line, column].filter(Boolean).join(':')
    errors.set(place, [errors.get(place), message, hint].filter(Boolean).join(' '))
  }
  const [[place, message] = ['archive', '']] = errors
  const where = place === 'archive' ? '' : `${place}: `
  return fail('themeRefused', {
    message: `The theme cannot be installed as it is. ${where}${message}`,
    errors: Object.fromEntries(errors),
  })
}
