/** `item.productPage`: what the page of a product says of it and of its shop. Left out where neither says anything. */

import { arrivalOf } from '@sitewright/core/commerce/delivery-estimate'
import { PROMISE_ICONS, type ProductDetail } from '@sitewright/core/commerce/product-page'
import { requiresShipping } from '@sitewright/core/commerce/product-types'
import { isStore } from '@sitewright/core/content/collection-kinds'
import { dayOf } from '@sitewright/core/content/months'
import { countryName } from '@sitewright/core/country-name'
import type { JsonObject } from '@sitewright/core/json'
import type { CatalogItem } from '../data/catalog-item.ts'
import type { PageData } from '../data/page-data.ts'
import { isForSale, offersOf, productTypeOf } from '../products/product-offer.ts'

type Told = Pick<PageData, 'view' | 'store' | 'deliveries' | 'site' | 'now'>

export function productPageContext(data: Told): JsonObject {
  const { view, store } = data
  if (view.kind !== 'item' || !isStore(view.page.kind)) return {}
  const { promises } = store.productPage
  const item = view.item as CatalogItem
  const details = [...ownDetailsOf(item), ...store.productPage.details]
  const arrivals = arrivesSoon(item) ? arrivalsOf(data) : []
  if (promises.length + details.length + arrivals.length === 0) return {}
  return {
    productPage: {
      ...(arrivals.length > 0 && { arrivals, arrivalIcon: PROMISE_ICONS.delivery }),
      promises: promises.map(({ icon, text }) => ({ icon: PROMISE_ICONS[icon], text })),
      details: details.map(({ title, text }) => ({ title, text })),
    },
  }
}

/** Details of the product itself, which stand above those of the shop. */
function ownDetailsOf({ ownDetails }: CatalogItem): readonly ProductDetail[] {
  return (ownDetails as unknown as readonly ProductDetail[] | undefined) ?? []
}

/** Whether there is something that can be sent. */
function arrivesSoon(item: CatalogItem): boolean {
  const isLeft = offersOf(item).some(({ unlimited, quantity }) => unlimited || quantity > 0)
  return requiresShipping(productTypeOf(item)) && isForSale(item) && isLeft
}

/** Each way with its days in the language of the site, as its calendar writes them, and the shop's country where it is known: elsewhere it may take longer. */
function arrivalsOf({ store, deliveries = [], site, now }: Told): JsonObject[] {
  const { language } = site.settings
  const today = dayOf(now, site.timeZone)
  const calendar = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const place = store.country && `, ${countryName(store.country, language)}`
  return deliveries.map(({ title, transitDays }) => {
    const { from, to } = arrivalOf(today, store.deliveryTimes, transitDays)
    return {
      title: title + place,
      days: calendar.formatRange(Date.parse(from), Date.parse(to)),
    }
  })
}
