import { getSiteHeaderFooter as contract } from '@sitewright/api/content/get-site-header-footer'
import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import { ownerCall } from '../../platform/http/route.ts'
import { readDraft } from './draft-table.ts'

export const getSiteHeaderFooter = ownerCall(contract, async (_input, { inSite }) =>
  inSite(async (site) => {
    const { header, fields } = await readDraft(site)
    const footer = fields[FOOTER_FIELD]
    if (!footer) throw new Error(`Site ${site.id} has no footer`)
    return { header, footer: { documentId: footer.documentId } }
  }),
)
