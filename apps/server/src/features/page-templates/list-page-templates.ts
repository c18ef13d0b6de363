import { listPageTemplates as contract } from '@sitewright/api/page-templates/list-page-templates'
import { ownerCall } from '../../platform/http/route.ts'
import { pageTemplates } from './page-template-table.ts'

export const listPageTemplates = ownerCall(contract, async (_input, { inSite }) => ({
  templates: await inSite(pageTemplates),
}))
