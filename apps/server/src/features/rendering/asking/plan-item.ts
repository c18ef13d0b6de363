/** One item of a collection with its neighbours. */

import { collectionKind, type ItemRules } from '@sitewright/core/content/collection-kinds'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import { pagePath } from '@sitewright/page/data/site-content'
import type { TemplateItem } from '@sitewright/page/data/template-item'
import { takesCommentsUntil, withThread } from '@sitewright/page/items/item-comments'
import { presentItem } from '@sitewright/page/items/present-item'
import { presentItems } from '@sitewright/page/items/present-items'
import type { SiteTx } from '../../../platform/database.ts'
import { itemByUrlId, visibleItemByUrlId, visibleItems } from '../../items/index.ts'
import { needsOf } from './needs-of.ts'
import type { PendingView } from './pending-view.ts'
import { NOWHERE, type Plan } from './plan.ts'
import { questionOf } from './plan-queries.ts'
import { planNamedProduct, planProduct } from './plan-store.ts'
import type { ItemOnPage } from './wanted-view.ts'

export async function planItem(
  site: SiteTx,
  wanted: ItemOnPage,
  isNamed: boolean,
): Promise<Plan<PendingView>> {
  const { page, urlId, source } = wanted
  const rules = collectionKind(page.kind).items
  if (!rules) return NOWHERE
  if (rules.isSold) return isNamed ? planNamedProduct(site, wanted) : planProduct(wanted)
  const now = new Date(source.now)
  const find = source.mode === 'edit' ? itemByUrlId : visibleItemByUrlId
  const item = await find(site, { collectionId: page.id, now }, urlId)
  return item ? planPost(item, wanted, rules) : NOWHERE
}

/** The first item of a collection, shown at the collection's own address. */
export async function planFirstItem(
  site: SiteTx,
  wanted: Omit<ItemOnPage, 'urlId'>,
): Promise<Plan<PendingView>> {
  const { page, source } = wanted
  const rules = collectionKind(page.kind).items
  if (!rules) return NOWHERE
  const all = { categories: [], tags: [], isFeatured: false }
  const question = questionOf({ ...all, limit: 1, skip: 0 }, page, new Date(source.now))
  const { items } = await visibleItems(site, question)
  const [item] = items
  return item ? planPost(item, wanted, rules) : NOWHERE
}

/** An item without its pictures and its body, which have not been fetched yet. */
function factsOf(item: ItemRecord, { page, source }: Omit<ItemOnPage, 'urlId'>): TemplateItem {
  return presentItem(item, {
    siteId: source.site.id,
    pictures: new Map(),
    collectionPath: pagePath(page),
    paths: new Map(),
    body: '',
  })
}

/** Whether comments are to be read; the item's own count says when there are none. */
function hasComments({ commentAccess, commentCount }: ItemRecord, { site }: ItemOnPage['source']) {
  const { commentsEnabled, disqusShortname } = site.settings
  return commentsEnabled && disqusShortname === '' && commentAccess !== 'off' && commentCount > 0
}

function planPost(
  item: ItemRecord,
  { page, source }: Omit<ItemOnPage, 'urlId'>,
  { ordering }: ItemRules,
): Plan<PendingView> {
  const all = { collectionId: page.id, now: new Date(source.now), ordering }
  const beside = (side: 'before' | 'after') => ({ ...all, limit: 1, beside: { item, side } })
  return {
    lists: [{ items: beside('before') }, { items: beside('after') }],
    shows: [page],
    scope: { item: factsOf(item, { page, source }) },
    found: ({ lists: [before, after] }) => {
      const [previous] = before?.items ?? []
      const [next] = after?.items ?? []
      const others = [previous, next].flatMap((one) => one ?? [])
      return {
        ...(source.mode === 'edit'
          ? { drafts: item.documentId === null ? [] : [item.documentId] }
          : { bodies: needsOf([item]).bodies }),
        items: [item, ...others],
        assets: needsOf([item, ...others]).assets,
        comments: hasComments(item, source) ? [item.id] : [],
        validUntil: takesCommentsUntil(item, source),
        finish: (fetched) => {
          const place = { page, source, isTop: false }
          const present = (some: readonly ItemRecord[]) => presentItems(some, fetched, place)
          const [shown] = presentItems([item], fetched, { ...place, isTop: true })
          if (!shown) return { kind: 'notFound' }
          const [itemBefore] = present(previous ? [previous] : [])
          const [itemAfter] = present(next ? [next] : [])
          return {
            kind: 'item',
            page,
            item: withThread(shown, fetched),
            previous: itemBefore,
            next: itemAfter,
          }
        },
      }
    },
  }
}
