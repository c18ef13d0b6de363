import { getProductFile as contract } from '@sitewright/api/commerce/get-product-file'
import { ownerCall } from '../../../platform/http/route.ts'
import { fileOfProduct, presentFile } from './product-file.ts'

export const getProductFile = ownerCall(contract, async ({ productId }, { inSite }) =>
  inSite(async (site) => ({
    file: await presentFile(site, await fileOfProduct(site, productId, { locks: false })),
  })),
)
