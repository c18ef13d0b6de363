/** `storeList` of a store's page: what its visitors can sort and filter by, with counts, and the numbers of its pages. */

import {
  NO_WISHES,
  narrows,
  optionParameter,
  STORE_SORTS,
  type StoreFilter,
  type StoreSort,
  type StoreWishes,
} from '@sitewright/core/commerce/store-filters'
import { isStore } from '@sitewright/core/content/collection-kinds'
import { currencySymbol } from '@sitewright/core/currency-symbols'
import type { JsonObject } from '@sitewright/core/json'
import { decimalText, type Minor } from '@sitewright/core/money'
import { formatDecimal } from '@sitewright/core/money-format'
import { type ListQuery, listPath } from '../address/list-query.ts'
import type { Facets } from '../data/facets.ts'
import { moneyFormatOf } from '../data/money-format.ts'
import type { PageData, ViewOf } from '../data/page-data.ts'
import { pagePath } from '../data/site-content.ts'
import type { PageWord } from '../words/english.ts'
import type { SayWord } from '../words/page-words.ts'
import type { FacetValue } from './facet-value.ts'
import { pageNumbers } from './page-numbers.ts'
import { categoryValues } from './store-categories.ts'

/** Groups of options that are shown: the most common ones of a store of many kinds of things. */
const MOST_OPTIONS = 6

interface Group extends JsonObject {
  readonly kind: StoreFilter
  readonly label: string
  readonly chosen: number
  readonly values: FacetValue[]
}

const SORT_WORDS: Readonly<Record<StoreSort, PageWord>> = {
  featured: 'pageFeatured',
  newest: 'pageSortNewest',
  'price-asc': 'pageSortPriceUp',
  'price-desc': 'pageSortPriceDown',
  name: 'pageSortName',
}

type ListData = Pick<PageData, 'site' | 'store' | 'stores'> & { readonly view: ViewOf<'list'> }

/** Undefined for lists that are no store's. */
export function storeListContext(data: ListData, say: SayWord): JsonObject | undefined {
  const { view } = data
  const { page, query, total, stretch } = view
  if (!isStore(page.kind)) return undefined
  const groups = view.facets ? groupsOf(data, view.facets, say) : []
  const sorts = page.settings.showsSort ? sortsOf(view, say) : []
  const isNarrowed = narrows(query.wishes) || query.tag !== undefined
  const { pageNumber, firstPage = pageNumber } = query
  const shown = Math.min(total, pageNumber * stretch.pageSize)
  // In a small category its visitors still have to find the way to the others.
  const isWorthIt = isNarrowed || total > 1 || groups.some(({ chosen }) => chosen > 0)
  return {
    action: pagePath(page),
    total,
    isNarrowed,
    clearUrl: urlOf(view, { tag: undefined, wishes: undefined }),
    kept: keptFields(view, groups),
    groups: isWorthIt ? groups : [],
    sorts: isWorthIt ? sorts : [],
    chosen: groups.reduce((sum, { chosen }) => sum + chosen, 0),
    active: activeOf(data, say),
    shown,
    ...(stretch.previous && { prevUrl: urlOf(view, stretch.previous) }),
    ...(stretch.next && {
      nextUrl: urlOf(view, stretch.next),
      moreUrl: urlOf(view, { ...stretch.next, firstPage }),
    }),
    pages: pageNumbers(pageNumber, Math.ceil(total / stretch.pageSize)).map((number) => ({
      number,
      isGap: number === null,
      isCurrent: number === pageNumber,
      ...(number !== null && { url: urlOf(view, { pageNumber: number }) }),
    })),
  }
}

function urlOf({ page, query }: ViewOf<'list'>, change: Partial<ListQuery>): string {
  return listPath(pagePath(page), {
    ...query,
    pageNumber: 1,
    firstPage: undefined,
    ...change,
  })
}

/** Every order, the current one marked. The owner's own order has no name in the address. */
function sortsOf({ page, query }: ViewOf<'list'>, say: SayWord): JsonObject[] {
  const { productOrder } = page.settings
  const own = ownSort(productOrder)
  const current = query.wishes?.sort ?? own
  return (Object.keys(STORE_SORTS) as StoreSort[]).map((sort) => ({
    value: sort === own ? '' : sort,
    label: say(SORT_WORDS[sort]),
    isChosen: sort === current,
  }))
}

function ownSort(order: string): StoreSort {
  const named = Object.entries(STORE_SORTS).find(([, meant]) => meant === order)
  return (named?.[0] as StoreSort | undefined) ?? 'featured'
}

function groupsOf(data: ListData, facets: Facets, say: SayWord): Group[] {
  const { query, page } = data.view
  const wishes = query.wishes ?? NO_WISHES
  const makers: Readonly<Record<StoreFilter, () => Group[]>> = {
    categories: () => {
      const values = categoryValues(data.view, data.stores, { facets, all: say('pageEverything') })
      return group('categories', say('pageCategory'), values, { chosen: query.category ? 1 : 0 })
    },
    availability: () => {
      const { isAvailable } = wishes
      const differs = isAvailable || (facets.available > 0 && facets.available < facets.total)
      const label = say('pageInStock')
      const count = facets.available
      const value = { name: 'available', value: '1', label, count, isChosen: isAvailable }
      return differs ? group('availability', say('pageAvailability'), [value], { fewest: 1 }) : []
    },
    price: () => priceGroup(data, facets, say),
    options: () => optionGroups(facets, wishes),
    tags: () => {
      const chosen = chosenTags(query).map((tag) => tag.toLowerCase())
      const values = facets.tags.map(({ name, count }) => {
        return {
          name: 'tag',
          value: name,
          label: name,
          count,
          isChosen: chosen.includes(name.toLowerCase()),
        }
      })
      return group('tags', say('pageTags'), values)
    },
  }
  return page.settings.storeFilters.length === 0
    ? []
    : STORE_ORDER.flatMap((filter) =>
        page.settings.storeFilters.includes(filter) ? makers[filter]() : [],
      )
}

const STORE_ORDER: readonly StoreFilter[] = [
  'categories',
  'availability',
  'price',
  'options',
  'tags',
]

/** A group of the values that lead somewhere; none where there is nothing to choose between. */
function group(
  kind: StoreFilter,
  label: string,
  values: readonly FacetValue[],
  { fewest = 2, chosen }: { fewest?: number; chosen?: number } = {},
): Group[] {
  const useful = values.filter(({ count, isChosen }) => count > 0 || isChosen)
  const marked = chosen ?? useful.filter(({ isChosen }) => isChosen).length
  if (useful.length < fewest && marked === 0) return []
  return [{ kind, label, chosen: marked, values: useful, isSingle: kind === 'categories' }]
}

function optionGroups({ options }: Facets, wishes: StoreWishes): Group[] {
  const byName = new Map<string, { name: string; values: FacetValue[] }>()
  for (const { name, value, count } of options) {
    const key = name.toLowerCase()
    const own = byName.get(key) ?? { name, values: [] }
    const wish = wishes.options.find((one) => one.name.toLowerCase() === key)
    const isChosen = wish?.values.some((one) => one.toLowerCase() === value.toLowerCase()) ?? false
    const parameter = optionParameter(wish?.name ?? own.name)
    own.values.push({ name: parameter, value, label: value, count, isChosen })
    byName.set(key, own)
  }
  return [...byName.values()]
    .flatMap(({ name, values }) => group('options', name, values))
    .slice(0, MOST_OPTIONS)
}

function priceGroup({ store, view }: ListData, facets: Facets, say: SayWord): Group[] {
  const { priceFrom, priceTo } = view.query.wishes ?? NO_WISHES
  const { lowest, highest } = facets
  const isChosen = priceFrom !== undefined || priceTo !== undefined
  if (!isChosen && (lowest === null || highest === null || lowest === highest)) return []
  const asText = (amount: Minor | null) =>
    amount === null ? '' : decimalText(amount, store.currency)
  return [
    {
      kind: 'price',
      label: say('pagePrice'),
      chosen: isChosen ? 1 : 0,
      values: [],
      isPrice: true,
      symbol: currencySymbol(store.currency),
      from: priceFrom === undefined ? '' : String(priceFrom),
      to: priceTo === undefined ? '' : String(priceTo),
      lowest: asText(lowest),
      highest: asText(highest),
    },
  ]
}

function chosenTags({ tag, wishes }: ListQuery): string[] {
  return [...(tag === undefined ? [] : [tag]), ...(wishes?.moreTags ?? [])]
}

/** The chosen filters, each with the address of the list without it. */
function activeOf({ view, site, store }: ListData, say: SayWord): JsonObject[] {
  const { query } = view
  const wishes = query.wishes ?? NO_WISHES
  const without = (change: Partial<StoreWishes>) =>
    urlOf(view, { wishes: { ...wishes, ...change } })
  const format = moneyFormatOf(site.settings, store.currency)
  const price = (units: number) => formatDecimal(String(units), format)
  const { priceFrom, priceTo } = wishes
  const tags = chosenTags(query)
  return [
    ...(wishes.isAvailable
      ? [{ label: say('pageInStock'), url: without({ isAvailable: false }) }]
      : []),
    ...(priceFrom === undefined
      ? []
      : [{ label: `≥ ${price(priceFrom)}`, url: without({ priceFrom: undefined }) }]),
    ...(priceTo === undefined
      ? []
      : [{ label: `≤ ${price(priceTo)}`, url: without({ priceTo: undefined }) }]),
    ...wishes.options.flatMap((option) =>
      option.values.map((value) => ({
        label: `${option.name}: ${value}`,
        url: without({
          options: wishes.options.flatMap((one) => {
            if (one !== option) return [one]
            const values = one.values.filter((own) => own !== value)
            return values.length === 0 ? [] : [{ ...one, values }]
          }),
        }),
      })),
    ),
    ...tags.map((tag) => {
      const [first, ...moreTags] = tags.filter((own) => own !== tag)
      return { label: tag, url: urlOf(view, { tag: first, wishes: { ...wishes, moreTags } }) }
    }),
  ]
}

/** Fields of the address that the form keeps although it does not show them, such as one of more tags than are listed. */
function keptFields({ query }: ViewOf<'list'>, groups: readonly Group[]): JsonObject[] {
  const keyOf = ({ name, value }: Pick<FacetValue, 'name' | 'value'>) =>
    JSON.stringify([name, value.toLowerCase()])
  const shown = new Set(groups.flatMap(({ values }) => values.map(keyOf)))
  const { category, wishes } = query
  const chosen = [
    ...chosenTags(query).map((value) => ({ name: 'tag', value })),
    ...(wishes?.options ?? []).flatMap(({ name, values }) =>
      values.map((value) => ({ name: optionParameter(name), value })),
    ),
  ]
  return [
    ...(category === undefined || groups.some(({ kind }) => kind === 'categories')
      ? []
      : [{ name: 'category', value: category }]),
    ...chosen.filter((one) => !shown.has(keyOf(one))),
  ]
}
