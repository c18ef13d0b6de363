/** `item.productPage`: what the shop says on the page of every product. Left out where it says nothing. */

import { PROMISE_ICONS } from '@sitewright/core/commerce/product-page'
import { isStore } from '@sitewright/core/content/collection-kinds'
import type { JsonObject } from '@sitewright/core/json'
import type { PageData } from '../data/page-data.ts'

export function productPageContext({ view, store }: Pick<PageData, 'view' | 'store'>): JsonObject {
  if (view.kind !== 'item' || !isStore(view.page.kind)) return {}
  const { promises, details } = store.productPage
  if (promises.length + details.length === 0) return {}
  return {
    productPage: {
      promises: promises.map(({ icon, text }) => ({ icon: PROMISE_ICONS[icon], text })),
      details: details.map(({ title, text }) => ({ title, text })),
    },
  }
}
