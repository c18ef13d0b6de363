import { removeProduct as contract } from '@sitewright/api/commerce/remove-product'
import { ownerCall } from '../../../platform/http/route.ts'
import { removeFieldsOf } from '../../content/index.ts'
import { forgetEntries } from '../../search-index/index.ts'
import { fail } from '../errors.ts'
import { announceProduct } from './announce-product.ts'
import { findProduct, lockProduct } from './product-table.ts'
import { markProductRemoved } from './save-product.ts'

export const removeProduct = ownerCall(contract, async ({ productId }, { inSite }) =>
  inSite(async (site) => {
    await lockProduct(site, productId)
    const product = await findProduct(site, productId)
    if (!product) throw fail('productUnknown')
    await markProductRemoved(site, productId)
    await removeFieldsOf(site, productId)
    await forgetEntries(site, 'product', [productId])
    await announceProduct(site, product)
    return { ok: true as const }
  }),
)
