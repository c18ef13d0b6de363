import { isStore } from '@sitewright/core/content/collection-kinds'
import type { JsonObject } from '@sitewright/core/json'
import type { CatalogItem } from '../../data/catalog-item.ts'
import { isSelling } from '../../products/nothing-sold.ts'
import {
  effectivePrice,
  isAvailable,
  isForSale,
  type Offer,
  offersOf,
  optionNamesOf,
} from '../../products/product-offer.ts'
import { absoluteUrl, siteUrl } from '../absolute.ts'
import { pageDescription } from '../description.ts'
import type { Describe } from './describe.ts'

const OUT_OF_STOCK = 'https://schema.org/OutOfStock'
const IN_STOCK = 'https://schema.org/InStock'

/** Properties of schema.org that products vary by, with the names that owners give such options. */
const VARIES_BY: Readonly<Record<string, RegExp>> = {
  'https://schema.org/color': /^(colou?r|farbe|couleur|色|カラー)$/i,
  'https://schema.org/size': /^(size|grösse|größe|taille|talla|tamaño|サイズ)$/i,
  'https://schema.org/material': /^(material|matière|素材)$/i,
}

/** A product, or the group that its variants make: each has a name, an address and an offer of its own. */
export const product: Describe = (data) => {
  const { view, site } = data
  if (view.kind !== 'item' || !isStore(view.page.kind)) return undefined
  const { item } = view
  const url = siteUrl(item.fullUrl, site.origin)
  const description = pageDescription(data)
  const image = imagesOf(item, site.origin)
  const offers = offersOf(item)
  const isSold = isForSale(item) && isSelling(site)
  const isGroup = offers.length > 1
  const offerOf = (offer: Offer): JsonObject => ({
    '@type': 'Offer',
    url: isGroup ? `${url}?variant=${offer.id}` : url,
    sku: offer.sku,
    price: effectivePrice(offer),
    priceCurrency: offer.currency,
    ...(isSold && { availability: isAvailable(offer) ? IN_STOCK : OUT_OF_STOCK }),
  })
  return {
    '@type': isGroup ? 'ProductGroup' : 'Product',
    name: item.title,
    url,
    ...(description !== '' && { description }),
    ...(image.length > 0 && { image }),
    ...(site.title !== '' && { brand: { '@type': 'Brand', name: site.title } }),
    ...(isGroup
      ? {
          productGroupID: item.id,
          variesBy: optionNamesOf(item).map(propertyOf),
          hasVariant: offers.map((offer) => ({
            '@type': 'Product',
            name: [item.title, ...Object.values(offer.attributes)].join(' – '),
            sku: offer.sku,
            ...(image[0] && { image: imageOf(offer, item, site.origin) ?? image[0] }),
            ...namedValues(offer),
            offers: offerOf(offer),
          })),
        }
      : { offers: offers.map(offerOf) }),
  }
}

/** The property's address, or the owner's own name where schema.org has none. */
function propertyOf(option: string): string {
  const known = Object.entries(VARIES_BY).find(([, names]) => names.test(option.trim()))
  return known?.[0] ?? option
}

/** Values of the properties that schema.org knows: `color`, `size`. */
function namedValues({ attributes }: Offer): JsonObject {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([option, value]) => {
      const property = propertyOf(option)
      return property === option ? [] : [[property.replace('https://schema.org/', ''), value]]
    }),
  )
}

function imageOf({ imageId }: Offer, { items }: CatalogItem, origin: string): string | undefined {
  if (!Array.isArray(items) || imageId === '') return undefined
  return absoluteUrl(items.find((image) => image?.id === imageId)?.assetUrl, origin)
}

function imagesOf({ items }: CatalogItem, origin: string): string[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((image) => absoluteUrl(image?.assetUrl, origin) ?? [])
}
