import { createProduct as contract } from '@sitewright/api/commerce/create-product'
import { newId } from '@sitewright/core/id'
import { ownerCall } from '../../../platform/http/route.ts'
import { ensureStorePage } from '../../content/index.ts'
import { addProduct } from './add-product.ts'
import { presentProduct } from './present-product.ts'
import { ownerPaths } from './store-pages.ts'

export const createProduct = ownerCall(contract, async (input, { inSite, app, site: { origin } }) =>
  inSite(async (site) => {
    const now = app.clock.now()
    const collectionId = await ensureStorePage(site)
    const product = await addProduct(site, { ...input, id: newId(), collectionId }, now)
    return { product: presentProduct(product, { origin, paths: await ownerPaths(site), now }) }
  }),
)
