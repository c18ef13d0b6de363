import { getProduct as contract } from '@sitewright/api/commerce/get-product'
import { ownerCall } from '../../../platform/http/route.ts'
import { productForOwner } from './product-for-owner.ts'

export const getProduct = ownerCall(contract, async ({ productId }, request) =>
  request.inSite(async (site) => ({ product: await productForOwner(site, request, productId) })),
)
