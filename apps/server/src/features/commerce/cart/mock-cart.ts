import type { Cart } from '@sitewright/api/cart/shapes'
import { isPurchasable } from '@sitewright/core/commerce/purchasable'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { openStores } from '../catalog/open-stores.ts'
import { emptyCart, newestGoods } from './cart-table.ts'
import type { ShopVisit } from './cart-token.ts'
import { presentCart } from './present-cart.ts'

/** Products in a made-up cart, as far as the store sells as many. */
const ENTRIES = 2

const SOLD = Object.values(PRODUCT_TYPES).filter((type) => isPurchasable({ type }))

/**
 * A made-up cart of what the store sells, for who designs a theme; null where it sells nothing. It is stored nowhere, and
 * the visitor's own cart and cookies stay as they are.
 */
export async function mockCart(visit: ShopVisit): Promise<Cart | null> {
  const now = visit.app.clock.now()
  return visit.inSite(async (site) => {
    const isInStore = await openStores(visit, site)
    const newest = await newestGoods(site, { types: SOLD, now, limit: ENTRIES })
    const goods = newest.filter(({ collectionId }) => isInStore(collectionId))
    if (goods.length === 0) return null
    const lines = goods.map((one) => ({
      ...one,
      id: newId(),
      quantity: 1,
      additionalFields: null,
      answers: [],
      isRemoved: false,
    }))
    return presentCart(visit, site, emptyCart(newId(), new Date(now)), lines)
  })
}
