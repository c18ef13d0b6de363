/** What search engines read: the site on its home page, the product on a product page. */

import type { JsonObject } from '@sitewright/core/json'
import type { CatalogItem } from '../../commerce/index.ts'
import type { PageView } from '../page/page-data.ts'
import { effectivePrice, isAvailable, offersOf } from './product-offer.ts'

interface Described {
  readonly view: PageView
  readonly siteTitle: string
  readonly origin: string
  readonly description: string
}

export function structuredData({ view, siteTitle, origin, description }: Described): JsonObject[] {
  if (view.kind === 'item' && view.page.kind === 'products') {
    return [product(view.item, origin, description)]
  }
  if (view.kind !== 'page' || !view.page.isHome) return []
  return [{ '@context': 'https://schema.org', '@type': 'WebSite', name: siteTitle, url: origin }]
}

const OUT_OF_STOCK = 'https://schema.org/OutOfStock'
const IN_STOCK = 'https://schema.org/InStock'

function product(item: CatalogItem, origin: string, description: string): JsonObject {
  const url = `${origin}${item.fullUrl}`
  const image = imagesOf(item).map((path) => new URL(path, origin).href)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.title,
    url,
    ...(description !== '' && { description }),
    ...(image.length > 0 && { image }),
    offers: offersOf(item).map((offer) => ({
      '@type': 'Offer',
      url,
      sku: offer.sku,
      price: effectivePrice(offer),
      priceCurrency: offer.currency,
      availability: isAvailable(offer) ? IN_STOCK : OUT_OF_STOCK,
    })),
  }
}

function imagesOf({ items }: CatalogItem): string[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((image) => (typeof image?.assetUrl === 'string' ? [image.assetUrl] : []))
}
