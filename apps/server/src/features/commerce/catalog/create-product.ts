import { createProduct as contract } from '@sitewright/api/commerce/create-product'
import { newId } from '@sitewright/core/id'
import { ownerCall } from '../../../platform/http/route.ts'
import { draftPage, ensureStorePage } from '../../content/index.ts'
import { checkCustomType } from '../../items/index.ts'
import { addProduct } from './add-product.ts'
import { productForOwner } from './product-for-owner.ts'
import { refuseUnsold } from './refuse-unsold.ts'

export const createProduct = ownerCall(contract, async ({ siteId: _, ...input }, request) =>
  request.inSite(async (site) => {
    const { app } = request
    refuseUnsold(input, input.state)
    const collectionId = await ensureStorePage(site)
    const page = await draftPage(site, collectionId)
    if (page) await checkCustomType(site, input, { app, page, before: '' })
    const { id } = await addProduct(site, { ...input, id: newId(), collectionId }, app.clock.now())
    return { product: await productForOwner(site, request, id) }
  }),
)
