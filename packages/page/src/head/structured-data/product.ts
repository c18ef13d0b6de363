import { isStore } from '@sitewright/core/content/collection-kinds'
import type { JsonObject } from '@sitewright/core/json'
import type { CatalogItem } from '../../data/catalog-item.ts'
import { isSelling } from '../../products/nothing-sold.ts'
import { effectivePrice, isAvailable, isForSale, offersOf } from '../../products/product-offer.ts'
import { absoluteUrl, siteUrl } from '../absolute.ts'
import { pageDescription } from '../description.ts'
import type { Describe } from './describe.ts'

const OUT_OF_STOCK = 'https://schema.org/OutOfStock'
const IN_STOCK = 'https://schema.org/InStock'

export const product: Describe = (data) => {
  const { view, site } = data
  if (view.kind !== 'item' || !isStore(view.page.kind)) return undefined
  const { item } = view
  const url = siteUrl(item.fullUrl, site.origin)
  const description = pageDescription(data)
  const image = imagesOf(item, site.origin)
  const isSold = isForSale(item) && isSelling(site)
  return {
    '@type': 'Product',
    name: item.title,
    url,
    ...(description !== '' && { description }),
    ...(image.length > 0 && { image }),
    offers: offersOf(item).map(
      (offer): JsonObject => ({
        '@type': 'Offer',
        url,
        sku: offer.sku,
        price: effectivePrice(offer),
        priceCurrency: offer.currency,
        ...(isSold && { availability: isAvailable(offer) ? IN_STOCK : OUT_OF_STOCK }),
      }),
    ),
  }
}

function imagesOf({ items }: CatalogItem, origin: string): string[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((image) => absoluteUrl(image?.assetUrl, origin) ?? [])
}
