import { removeProduct as contract } from '@sitewright/api/commerce/remove-product'
import { ownerCall } from '../../../platform/http/route.ts'
import { noteActivity } from '../../activity/index.ts'
import { lockItem, trashItem } from '../../items/index.ts'
import { fail } from '../errors.ts'
import { findProduct } from './product-table.ts'
import { markVariantsRemoved } from './save-product.ts'

export const removeProduct = ownerCall(contract, async ({ productId }, { account, inSite }) =>
  inSite(async (site) => {
    await lockItem(site, productId)
    const product = await findProduct(site, productId)
    if (!product) throw fail('productUnknown')
    const { title, state, variants } = product
    await markVariantsRemoved(site, productId)
    const trashId = await trashItem(site, {
      kind: 'product',
      item: { ...product, status: state },
      by: account.id,
      alsoWas: { variantIds: variants.map(({ id }) => id) },
    })
    await noteActivity(site, { kind: 'productRemoved', by: account.id, about: title })
    return { ok: true as const, trashId }
  }),
)
