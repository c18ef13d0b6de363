/** Merchandising contexts of products in templates: what is said of those of which little or nothing is left. */

import type { BlockData } from '@sitewright/blocks/registry'
import {
  DEFAULT_PRODUCT_MERCHANDISING,
  isScarce,
  type ProductMerchandising,
  type StoreMerchandising,
  showsScarcity,
} from '@sitewright/core/commerce/merchandising'
import type { JsonObject } from '@sitewright/core/json'
import type { CatalogItem } from '../data/catalog-item.ts'
import { objectOf } from '../head/item-fields.ts'
import { isForSale, offersOf } from '../products/product-offer.ts'

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

/** A view for each variant of which little is left; its attributes say for which choice it is. */
function scarceVariants(item: CatalogItem, store: StoreMerchandising): JsonObject[] {
  return offersOf(item)
    .filter((offer) => isScarce(offer, store))
    .map(({ attributes, quantity }) => ({
      qtyInStock: quantity,
      ...(Object.keys(attributes).length > 0 && { attributes }),
    }))
}
