/** Metadata for link previews on other sites: Open Graph, Twitter's card and item properties (themes §4). */

import { collectionKind, type SharedAs } from '@sitewright/core/content/collection-kinds'
import { escapeHtml } from '@sitewright/core/html'
import type { PageData } from '../data/page-data.ts'
import { isSelling } from '../products/nothing-sold.ts'
import { effectivePrice, isAvailable, isForSale, offersOf } from '../products/product-offer.ts'
import { objectOf, textOf, textsOf } from './item-fields.ts'
import { sharedPicture } from './shared-picture.ts'

export interface Shared {
  readonly title: string
  readonly description: string
  /** Absent for pages that have no address of their own. */
  readonly url: string | undefined
}

type Tag = readonly [kind: 'property' | 'itemprop' | 'name', name: string, content: string]

export function sharingTags(data: PageData, shared: Shared): string[] {
  const { title, description, url = '' } = shared
  const picture = sharedPicture(data)
  const [image, alt] = [picture?.url ?? '', picture?.alt ?? '']
  const tags: readonly Tag[] = [
    ['property', 'og:site_name', data.site.title],
    ['property', 'og:title', title],
    ['property', 'og:url', url],
    ['property', 'og:type', typeOf(data)],
    ['property', 'og:description', description],
    ['property', 'og:image', image],
    ['property', 'og:image:width', String(picture?.width ?? '')],
    ['property', 'og:image:height', String(picture?.height ?? '')],
    ['property', 'og:image:alt', alt],
    ...typeTags(data),
    ['itemprop', 'name', title],
    ['itemprop', 'url', url],
    ['itemprop', 'description', description],
    ['itemprop', 'thumbnailUrl', image],
    ['itemprop', 'image', image],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:url', url],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', alt],
    ['name', 'twitter:card', picture ? 'summary_large_image' : 'summary'],
  ]
  return tags
    .filter(([, , content]) => content !== '')
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`)
}

function typeOf({ view }: Pick<PageData, 'view'>): SharedAs {
  const rules = view.kind === 'item' ? collectionKind(view.page.kind).items : undefined
  return rules?.sharedAs ?? 'website'
}

function typeTags({ view, site }: PageData): Tag[] {
  if (view.kind !== 'item') return []
  switch (typeOf({ view })) {
    case 'article': {
      const { publishOn, updatedOn, author, categories, tags, title } = view.item
      const [published, updated] = [isoTime(publishOn), isoTime(updatedOn)]
      const writer = textOf(objectOf(author).displayName)
      return [
        ['property', 'article:published_time', published],
        ['property', 'article:modified_time', updated],
        ['property', 'article:author', writer],
        ['property', 'article:section', textsOf(categories)[0] ?? ''],
        ...textsOf(tags).map((tag): Tag => ['property', 'article:tag', tag]),
        ['itemprop', 'headline', title],
        ['itemprop', 'datePublished', published],
        ['itemprop', 'dateModified', updated],
        ['itemprop', 'author', writer],
      ]
    }
    case 'product': {
      const offers = offersOf(view.item)
      const offer = offers.find(isAvailable) ?? offers[0]
      if (!offer) return []
      return [
        ['property', 'product:price:amount', effectivePrice(offer)],
        ['property', 'product:price:currency', offer.currency],
        [
          'property',
          'product:availability',
          isForSale(view.item) && isSelling(site) ? (isAvailable(offer) ? 'instock' : 'oos') : '',
        ],
      ]
    }
    default:
      return []
  }
}

/** A time in milliseconds as `2026-03-29T02:30:00.000Z`; empty for no time. */
function isoTime(value: unknown): string {
  return typeof value === 'number' ? new Date(value).toISOString() : ''
}
