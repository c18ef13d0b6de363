import { getSiteHeaderFooter as contract } from '@sitewright/api/content/get-site-header-footer'
import { ownerCall } from '../../platform/http/route.ts'
import { readDraft } from './draft-table.ts'

export const getSiteHeaderFooter = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => {
    const { header, footer } = await readDraft(site)
    return { header, footer: { documentId: footer.documentId } }
  }),
)
