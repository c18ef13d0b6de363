/** Merchandising contexts of products in templates: what is said of those of which little or nothing is left. */

import type { BlockData } from '@sitewright/blocks/registry'
import {
  DEFAULT_PRODUCT_MERCHANDISING,
  isScarce,
  type ProductMerchandising,
  type StoreMerchandising,
  showsScarcity,
} from '@sitewright/core/commerce/merchandising'
import { isCounted } from '@sitewright/core/commerce/stock'
import type { JsonObject } from '@sitewright/core/json'
import type { CatalogItem } from '../data/catalog-item.ts'
import { objectOf } from '../head/item-fields.ts'
import { isForSale, productTypeOf, structuredContentOf } from '../products/product-offer.ts'

/** Contexts by the id of each product that the page shows, in lists and blocks alike. */
export function merchandisingContext(
  products: BlockData['products'],
  store: StoreMerchandising,
): JsonObject {
  return Object.fromEntries(
    [...products].map(([id, item]) => [id, contextOf(item as CatalogItem, store)]),
  )
}

/** NOTE nothing serves sign-up for a product that is sold out yet, so no form for it is shown. */
const NO_RESTOCK_SIGN_UP: JsonObject = {
  restockNotificationViews: [],
  restockNotificationMessages: {},
  mailingListSignUpEnabled: false,
  mailingListOptInByDefault: false,
}

function contextOf(item: CatalogItem, store: StoreMerchandising): JsonObject {
  const own: ProductMerchandising = {
    ...DEFAULT_PRODUCT_MERCHANDISING,
    ...objectOf(item.merchandising),
  }
  const scarcityEnabled = showsScarcity(own, store) && isForSale(item)
  const scarcityText = own.scarcityText || store.scarcityText
  return {
    scarcityEnabled,
    scarcityText,
    scarcityShownByDefault: store.scarcityShownByDefault,
    scarcityTemplateViews: scarcityEnabled ? scarceVariants(item, store) : [],
    customSoldOutText: own.soldOutText || store.soldOutText,
    ...NO_RESTOCK_SIGN_UP,
  }
}

/**
 * A view for each variant of which little is left; its attributes say for which choice it is. Looks at nothing else of a
 * variant, since a page can have thousands of them.
 */
function scarceVariants(item: CatalogItem, store: StoreMerchandising): JsonObject[] {
  const { variants } = structuredContentOf(item)
  if (!Array.isArray(variants) || !isCounted(productTypeOf(item))) return []
  return variants.flatMap((value) => {
    const { unlimited, qtyInStock, attributes } = objectOf(value)
    const quantity = typeof qtyInStock === 'number' ? qtyInStock : 0
    if (!isScarce({ unlimited: unlimited === true, quantity }, store)) return []
    const chosen = objectOf(attributes)
    return { qtyInStock: quantity, ...(Object.keys(chosen).length > 0 && { attributes: chosen }) }
  })
}
