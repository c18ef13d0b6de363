/** Items of collections that blocks list: their questions join those of the page in one statement, however many blocks ask. */

import type { BlockData, BlockList, ListWish } from '@sitewright/blocks/registry'
import { listKey } from '@sitewright/blocks/registry'
import { documentNeeds } from '@sitewright/blocks/render'
import { collectionKind, isStore } from '@sitewright/core/content/collection-kinds'
import { monthBounds, monthOf, nextMidnight } from '@sitewright/core/content/months'
import { instantOf } from '@sitewright/core/content/zoned-time'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { PageSource } from '@sitewright/page/data/page-data'
import { type PageRecord, pagePath } from '@sitewright/page/data/site-content'
import type { TemplateItem } from '@sitewright/page/data/template-item'
import { type Likeness, relativesOf } from '@sitewright/page/items/relatives'
import type { ItemQuestion } from '../../items/index.ts'
import { countsOf } from './list-counts.ts'
import { mergeListed } from './merge-listed.ts'
import { needsOf } from './needs-of.ts'
import type { Pending } from './pending-view.ts'
import { type FoundList, type ListQuestion, NOTHING_FOUND, type Plan } from './plan.ts'
import { holdsItems, itemsOf, questionOf, storeQuestion } from './plan-queries.ts'
import { MOST_CANDIDATES } from './plan-related.ts'

/** The item that a page shows. */
export interface ShownItem extends Likeness {
  readonly collectionId: Id
}

/** Answers to wishes, by `listKey`. */
export type BlockLists = BlockData['lists']
export type FindBlockLists = (shown: ShownItem | undefined) => Pending<BlockLists>

export interface ListsOnPage {
  readonly source: PageSource
  /** The page that the blocks are on, if any. */
  readonly page: PageRecord | undefined
}

/** Maximum number of items in one list. */
const MOST_LISTED = 100
/** Maximum number of collections that one list merges. */
const MOST_COLLECTIONS = 10
/** Maximum number of wishes of one page; what goes beyond stays empty. */
const MOST_WISHES = 100

/** Wishes of documents, each once. */
export function wishesIn(documents: Iterable<PageDocument>): ListWish[] {
  const all = [...documents].flatMap((document) => documentNeeds(document).lists)
  return [...new Map(all.map((wish) => [listKey(wish), wish])).values()]
}

export function planBlockLists(
  wishes: readonly ListWish[],
  around: ListsOnPage,
): Plan<FindBlockLists> {
  const { source } = around
  const asked = wishes.slice(0, MOST_WISHES).map((wish) => planOne(wish, around))
  return {
    lists: asked.flatMap(({ questions }) => questions),
    shows: asked.flatMap(({ pages }) => pages),
    tallied: asked.flatMap(({ wish, pages }) =>
      wish.isCounted ? pages.filter(({ kind }) => !isStore(kind)).map(({ id }) => id) : [],
    ),
    found: ({ lists, survey, stores }) => {
      const answers = lists.values()
      const found = asked.map((one) => one.questions.map(() => answers.next().value))
      return (shown) => {
        const chosen = asked.map((one, index) => ({
          ...one,
          found: one.pages.map((_, at) =>
            chosenOf(found[index]?.[at] ?? NOTHING_FOUND, one.wish, shown),
          ),
        }))
        const all = chosen.flatMap((one) => one.found)
        return {
          assets: needsOf(all.flatMap(({ items }) => items)).assets,
          products: all.flatMap(({ products }) => products.map(({ id }) => id)),
          validUntil: wishes.some(({ months }) => months > 0)
            ? nextMidnight(source.now, source.site.timeZone)
            : undefined,
          finish: (fetched) =>
            new Map(
              chosen.map(({ wish, pages, missing, found: parts }) => {
                const items = pages.map((page, at) =>
                  itemsOf(parts[at] ?? NOTHING_FOUND, fetched, { page, source }),
                )
                return [listKey(wish), answerOf({ wish, pages, missing, items })]
              }),
            ),
        }
      }

      function answerOf({
        wish,
        pages,
        missing,
        items,
      }: Pick<OneList, 'missing' | 'pages' | 'wish'> & {
        items: readonly (readonly TemplateItem[])[]
      }): BlockList {
        return {
          pages: pages.map((page) => ({
            id: page.id,
            title: page.title,
            url: pagePath(page),
            kind: collectionKind(page.kind).name,
            isDated: isDated(page),
          })),
          missing,
          items: mergeListed(items, wish),
          counts: countsOf(pages, { survey, stores, timeZone: source.site.timeZone }),
          now: source.now,
        }
      }
    },
  }
}

interface OneList {
  readonly wish: ListWish
  readonly pages: readonly PageRecord[]
  readonly missing: BlockList['missing']
  /** A question for each page; none where only counts are wanted. */
  readonly questions: readonly ListQuestion[]
}

function planOne(wish: ListWish, around: ListsOnPage): OneList {
  const wanted = wish.isRelated
    ? [around.page?.id].flatMap((id) => id ?? [])
    : [...new Set(wish.collectionIds.filter(Boolean))].slice(0, MOST_COLLECTIONS)
  const states = wanted.map((id) => stateOf(id, around))
  const pages = states.flatMap(({ page }) => page ?? [])
  const missing = states.find((one) => one.missing !== null)?.missing ?? null
  const isAsked = wish.limit > 0
  return {
    wish,
    pages,
    missing: wish.isRelated ? null : missing,
    questions: isAsked ? pages.map((page) => questionFor(wish, page, around.source)) : [],
  }
}

/**
 * The page of a collection, if visitors of this page may see its items: it is there, switched on, and without a password, or
 * with the one that they have entered for this page.
 */
function stateOf(
  id: Id,
  { source, page: own }: ListsOnPage,
): { readonly page?: PageRecord; readonly missing: BlockList['missing'] } {
  const page = source.content.pages.get(id)
  if (!page || !holdsItems(page)) return { missing: 'gone' }
  if (!page.settings.isEnabled) return { missing: 'off' }
  const isOpen = page.lockedBy === undefined || page.lockedBy === own?.lockedBy
  return isOpen ? { page, missing: null } : { missing: 'locked' }
}

function questionFor(wish: ListWish, page: PageRecord, source: PageSource): ListQuestion {
  const now = new Date(source.now)
  const base = {
    categories: [...wish.categories],
    tags: [...wish.tags],
    isFeatured: wish.isFeatured,
    ...stretchOf(wish, page),
  }
  if (isStore(page.kind)) {
    const question = storeQuestion(base, page, now)
    const order = wish.order === 'page' ? question.order : wish.order
    return { sold: { ...question, order } }
  }
  const { period: _, ...question } = questionOf(base, page, now)
  return {
    items: {
      ...question,
      ...(wish.authors.length > 0 && { authorNames: wish.authors }),
      ...(wish.order !== 'page' && { sortedBy: wish.order }),
      ...(question.ordering === 'calendar' && eventsOf(wish, source)),
    },
  }
}

function isDated({ kind }: PageRecord): boolean {
  const { items } = collectionKind(kind)
  return items !== undefined && !items.isSold && items.ordering !== 'user-orderable'
}

/** Number of items to ask for: candidates for related ones, one more where the item of the page may be among them. */
function stretchOf(wish: ListWish, { kind }: PageRecord): { limit: number; skip: number } {
  if (wish.isRelated) {
    return { limit: isStore(kind) ? MOST_CANDIDATES.products : MOST_CANDIDATES.items, skip: 0 }
  }
  const limit = Math.min(wish.limit, MOST_LISTED) + (wish.withoutShown ? 1 : 0)
  // Several collections are merged first, and their beginning is left out afterwards.
  return wish.collectionIds.length > 1
    ? { limit: limit + wish.skip, skip: 0 }
    : { limit, skip: wish.skip }
}

function eventsOf(
  { period, months }: ListWish,
  { now, site: { timeZone } }: PageSource,
): Pick<ItemQuestion, 'during' | 'period'> {
  if (months > 0) {
    const at = (local: string) => instantOf(local, timeZone)
    const first = monthBounds(monthOf(now, timeZone), at)
    const last = monthBounds(monthsAfter(monthOf(now, timeZone), months - 1), at)
    return first && last ? { during: { what: 'starts_at', from: first.from, to: last.to } } : {}
  }
  return period === 'any' ? {} : { period }
}

/** The month some months after another, in the format of addresses. */
function monthsAfter(month: string, count: number): string {
  const [number = 1, year = 0] = month.split('-').map(Number)
  const sum = year * 12 + number - 1 + count
  return `${String((sum % 12) + 1).padStart(2, '0')}-${Math.floor(sum / 12)}`
}

/** Items of those found that a list shows, once it is known which item the page shows. */
function chosenOf(
  { items, products }: FoundList,
  wish: ListWish,
  shown: ShownItem | undefined,
): Pick<FoundList, 'items' | 'products'> {
  const most = Math.min(wish.limit, MOST_LISTED)
  if (wish.isRelated) {
    if (!shown) return { items: [], products: [] }
    return {
      items: relativesOf(shown, items, most),
      products: relativesOf(shown, products, most),
    }
  }
  const isOther = ({ id }: { readonly id: Id }) => !wish.withoutShown || id !== shown?.id
  const room = wish.collectionIds.length > 1 ? most + wish.skip : most
  return {
    items: items.filter(isOther).slice(0, room),
    products: products.filter(isOther).slice(0, room),
  }
}
