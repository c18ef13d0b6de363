/** Id and classes of the body element, which themes style by. */

import { bodyClasses, type Theme, type TweakValues } from '@sitewright/theme/for-pages'
import { type PageView, pageOf } from '../data/page-data.ts'
import { layoutName } from '../templates/layout-name.ts'
import { typeNameOf } from '../templates/theme-collection.ts'

export function pageId(view: PageView): string {
  if (view.kind === 'item') return `item-${view.item.id}`
  const page = pageOf(view)
  return page ? `collection-${page.id}` : (OTHER_IDS[view.kind] ?? '')
}

const OTHER_IDS: Readonly<Partial<Record<PageView['kind'], string>>> = {
  notFound: 'not-found',
  error: 'error',
  search: 'search',
  // Themes style `#cart` and `.cart`, which are the link to it.
  cart: 'cart-page',
}

interface BodySource {
  readonly theme: Theme
  readonly tweaks: TweakValues
  readonly currency: string
  readonly view: PageView
}

/** Classes in the platform's order: tweaks, currency, collection, view. */
export function pageClasses({ theme, tweaks, currency, view }: BodySource): string {
  return [
    ...bodyClasses(theme.tweaks, tweaks),
    `native-currency-code-${currency.toLowerCase()}`,
    ...viewClasses(view, theme),
    'mobile-style-available',
  ].join(' ')
}

function viewClasses(view: PageView, theme: Theme): string[] {
  const page = pageOf(view)
  if (!page) return [pageId(view)]
  const isItem = view.kind === 'item'
  return [
    ...(isItem ? ['view-item'] : []),
    `collection-${page.id}`,
    `collection-type-${typeNameOf(theme, page)}`,
    `collection-layout-${layoutName(theme, page)}`,
    ...(page.isHome ? ['homepage'] : []),
    ...(isItem ? [] : ['view-list']),
  ]
}
