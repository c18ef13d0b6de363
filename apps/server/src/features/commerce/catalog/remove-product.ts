import { removeProduct as contract } from '@sitewright/api/commerce/remove-product'
import { ownerCall } from '../../../platform/http/route.ts'
import { noteActivity } from '../../activity/index.ts'
import { removeFieldsOf } from '../../content/index.ts'
import { announceItem, forgetItem, lockItem, markItemRemoved } from '../../items/index.ts'
import { letFileGo } from '../downloads/product-file.ts'
import { fail } from '../errors.ts'
import { findProduct } from './product-table.ts'
import { markVariantsRemoved } from './save-product.ts'

export const removeProduct = ownerCall(contract, async ({ productId }, { account, inSite }) =>
  inSite(async (site) => {
    await lockItem(site, productId)
    const product = await findProduct(site, productId)
    if (!product) throw fail('productUnknown')
    await letFileGo(site, productId)
    await markItemRemoved(site, productId)
    await markVariantsRemoved(site, productId)
    await removeFieldsOf(site, productId)
    await forgetItem(site, productId)
    await noteActivity(site, { kind: 'productRemoved', by: account.id, about: product.title })
    await announceItem(site, product)
    return { ok: true as const }
  }),
)
