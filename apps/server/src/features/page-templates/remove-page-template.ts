import { removePageTemplate as contract } from '@sitewright/api/page-templates/remove-page-template'
import { fail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { deleteTemplate } from './page-template-table.ts'

export const removePageTemplate = ownerCall(contract, async ({ pageTemplateId }, { inSite }) => {
  if (!(await inSite((site) => deleteTemplate(site, pageTemplateId)))) throw fail('notFound')
  return { ok: true as const }
})
