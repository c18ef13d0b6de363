/** One item of a collection with its neighbours, and others like it where the theme shows them. */

import { collectionKind, type ItemRules } from '@sitewright/core/content/collection-kinds'
import type { SiteTx } from '../../../platform/database.ts'
import { productByUrlId, storePage } from '../../commerce/index.ts'
import { type PageRecord, pagePath } from '../../content/index.ts'
import {
  type ItemRecord,
  itemByUrlId,
  neighboursOf,
  nextChangeOf,
  visibleItemByUrlId,
  visibleItems,
} from '../../items/index.ts'
import { typeNameOf } from '../context/collection.ts'
import type { PageSource } from './page-data.ts'
import { pathsOf } from './paths-of.ts'
import { NOT_FOUND, type PendingView, settled } from './pending-view.ts'
import { type ItemsOnPage, needsOf, presentItems } from './present-items.ts'

const MOST_RELATED = 4

export interface ItemOnPage {
  readonly page: PageRecord
  readonly urlId: string
  readonly source: ItemsOnPage['source']
}

export function loadItem(site: SiteTx, wanted: ItemOnPage): Promise<PendingView> {
  const rules = collectionKind(wanted.page.kind).items
  return rules ? loadPost(site, wanted, rules) : loadProduct(site, wanted)
}

async function loadProduct(
  site: SiteTx,
  { page, urlId, source }: ItemOnPage,
): Promise<PendingView> {
  const collectionPath = pagePath(page)
  const paths = pathsOf(source.content)
  const item = await productByUrlId(site, page.id, urlId, { collectionPath, paths })
  if (!item) return NOT_FOUND
  const alone = { kind: 'item', page, item, previous: undefined, next: undefined } as const
  if (!showsRelated(source, page)) return settled({ ...alone, related: [] })
  const { items } = await storePage(site, {
    collectionId: page.id,
    page: 1,
    pageSize: MOST_RELATED + 1,
    collectionPath,
    paths,
  })
  const related = items.filter(({ id }) => id !== item.id).slice(0, MOST_RELATED)
  return settled({ ...alone, related })
}

async function loadPost(
  site: SiteTx,
  { page, urlId, source }: ItemOnPage,
  { ordering }: ItemRules,
): Promise<PendingView> {
  const now = new Date(source.now)
  const isDraft = source.mode === 'edit'
  const find = isDraft ? itemByUrlId : visibleItemByUrlId
  const item = await find(site, { collectionId: page.id, now }, urlId)
  if (!item) return NOT_FOUND
  const { previous, next } = await neighboursOf(site, { item, ordering, now })
  const related = showsRelated(source, page) ? await relatedTo(site, { item, ordering, now }) : []
  const change = await nextChangeOf(site, [page.id], now)
  const others = [previous, next].flatMap((one) => one ?? [])
  const { assets } = needsOf([item, ...others, ...related])
  const place = { page, source, isTop: false }
  return {
    ...(isDraft
      ? { drafts: item.documentId === null ? [] : [item.documentId] }
      : { bodies: needsOf([item]).bodies }),
    assets,
    validUntil: change?.getTime(),
    finish: (fetched) => {
      const present = (some: readonly ItemRecord[]) => presentItems(some, fetched, place)
      const [shown] = presentItems([item], fetched, { ...place, isTop: true })
      if (!shown) return { kind: 'notFound' }
      const [before] = present(previous ? [previous] : [])
      const [after] = present(next ? [next] : [])
      return {
        kind: 'item',
        page,
        item: shown,
        previous: before,
        next: after,
        related: present(related),
      }
    },
  }
}

/** Those that share a category come first; then whatever is newest. */
async function relatedTo(
  site: SiteTx,
  { item, ordering, now }: { item: ItemRecord; ordering: ItemRules['ordering']; now: Date },
): Promise<ItemRecord[]> {
  const { items } = await visibleItems(site, {
    collectionId: item.collectionId,
    now,
    ordering,
    limit: MOST_CANDIDATES,
  })
  const shared = ({ categories }: ItemRecord) =>
    categories.filter((category) => item.categories.includes(category)).length
  return items
    .filter(({ id }) => id !== item.id)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, MOST_RELATED)
}

const MOST_CANDIDATES = 50

function showsRelated({ theme }: PageSource, page: PageRecord): boolean {
  const template = theme.collections.get(typeNameOf(page))?.item?.source ?? ''
  return page.settings.showsRelatedItems && template.includes('<squarespace:related')
}
