import { updatePageTemplate as contract } from '@sitewright/api/page-templates/update-page-template'
import { fail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { renameTemplate } from './page-template-table.ts'

export const updatePageTemplate = ownerCall(
  contract,
  async ({ pageTemplateId, name }, { inSite }) => {
    if (!(await inSite((site) => renameTemplate(site, pageTemplateId, name)))) {
      throw fail('notFound')
    }
    return { ok: true as const }
  },
)
