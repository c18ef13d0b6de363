import type { SiteForm } from '@sitewright/core/forms/site-form'
import { can } from '@sitewright/core/roles'
import { fail } from './errors.ts'

/** Scripts that run after a form was sent are code of the site: who may not write code may keep them, and change nothing of them. */
export function refuseCode(
  role: number,
  { submissionHtml }: Pick<SiteForm, 'submissionHtml'>,
  before?: Pick<SiteForm, 'submissionHtml'>,
): void {
  if (submissionHtml === (before?.submissionHtml ?? '') || can(role, 'site.code')) return
  throw fail('codeNotAllowed')
}
