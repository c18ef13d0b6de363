import { removeProductFile as contract } from '@sitewright/api/commerce/remove-product-file'
import { ownerCall } from '../../../platform/http/route.ts'
import { letFileGo } from './product-file.ts'

export const removeProductFile = ownerCall(contract, async ({ productId }, { inSite }) =>
  inSite(async (site) => {
    await letFileGo(site, productId)
    return { ok: true as const }
  }),
)
