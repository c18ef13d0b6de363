import { listStockMovements as contract } from '@sitewright/api/commerce/list-stock-movements'
import { isId } from '@sitewright/core/id'
import { ownerCall } from '../../../platform/http/route.ts'
import { findProduct } from '../catalog/product-table.ts'
import { fail } from '../errors.ts'
import { stockMovements } from './movement-table.ts'

/** Movements of one answer; more come behind its cursor. */
const PAGE = 50

/** Keyset pagination by id. Two statements, however long the history. */
export const listStockMovements = ownerCall(
  contract,
  async ({ productId, variantId, cursor }, { inSite }) =>
    inSite(async (site) => {
      const product = await findProduct(site, productId)
      if (!product) throw fail('productUnknown')
      if (variantId !== undefined && !product.variants.some(({ id }) => id === variantId)) {
        throw fail('variantUnknown')
      }
      const before = isId(cursor) ? cursor : undefined
      const found = await stockMovements(site, { productId, variantId, before, limit: PAGE + 1 })
      const page = found.slice(0, PAGE)
      return {
        items: page,
        nextCursor: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      }
    }),
)
