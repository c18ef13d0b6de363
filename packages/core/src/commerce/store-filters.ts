/** Sorting and filtering of a store's page by its visitors: the rules that page, server and studio share. Pure. */

/** Filters of a store's page, in the order they are shown. */
export const STORE_FILTERS = ['categories', 'availability', 'price', 'options', 'tags'] as const
export type StoreFilter = (typeof STORE_FILTERS)[number]

/** Filters of a new store before its owner chooses: categories are left to the theme's own links. */
export const DEFAULT_STORE_FILTERS: readonly StoreFilter[] = [
  'availability',
  'price',
  'options',
  'tags',
]

/** Orders that visitors can choose, by their names in the address. Without one the owner's order holds. */
export const STORE_SORTS = {
  featured: 'featured',
  newest: 'newest',
  'price-asc': 'priceUp',
  'price-desc': 'priceDown',
  name: 'title',
} as const
export type StoreSort = keyof typeof STORE_SORTS

export function isStoreSort(name: string): name is StoreSort {
  return Object.hasOwn(STORE_SORTS, name)
}

/** Values of one option of which a product's variant must have one. */
export interface OptionWish {
  readonly name: string
  readonly values: readonly string[]
}

/** Faceted search: what a visitor wants of a store's products beside a category and a tag. */
export interface StoreWishes {
  readonly sort: StoreSort | undefined
  /** Lowest and highest price in units of the store's currency: 12.5 is $12.50. */
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
  readonly isAvailable: boolean
  readonly options: readonly OptionWish[]
  /** More tags beside the list's own: a product must have one of them all. */
  readonly moreTags: readonly string[]
}

export const NO_WISHES: StoreWishes = {
  sort: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  isAvailable: false,
  options: [],
  moreTags: [],
}

/** Bounds of an address: no store's page offers more. */
const MAX_OPTIONS = 10
const MAX_VALUES = 20
const MAX_WORD = 200

/** Prefix of an option's name in the address: `option.Size=M`. */
const OPTION = 'option.'

/** The part of `URLSearchParams` that is read. */
interface Parameters {
  get(name: string): string | null
  getAll(name: string): string[]
  keys(): Iterable<string>
}

/**
 * The wishes in an address, spelled one way: sorted, each once. What nobody can have meant is left out, so that unknown
 * orders, prices that are no numbers and words without end lead to pages that are there already.
 */
export function readStoreWishes(parameters: Parameters): StoreWishes | undefined {
  const sort = parameters.get('sort') ?? ''
  const [low, high] = pricesIn(parameters)
  const wishes: StoreWishes = {
    sort: isStoreSort(sort) ? sort : undefined,
    priceFrom: low,
    priceTo: high,
    isAvailable: parameters.get('available') === '1',
    options: optionsIn(parameters),
    moreTags: wordsIn(parameters.getAll('tag')).slice(1, MAX_VALUES),
  }
  return storeWishParameters(wishes).length === 0 ? undefined : wishes
}

/** Names and values for an address, always in the same order. */
export function storeWishParameters(wishes: StoreWishes): [name: string, value: string][] {
  const { sort, priceFrom, priceTo, isAvailable, options, moreTags } = wishes
  return [
    ...moreTags.map((tag): [string, string] => ['tag', tag]),
    ...(isAvailable ? [['available', '1'] as [string, string]] : []),
    ...(priceFrom === undefined ? [] : [['price-from', String(priceFrom)] as [string, string]]),
    ...(priceTo === undefined ? [] : [['price-to', String(priceTo)] as [string, string]]),
    ...options.flatMap(({ name, values }) =>
      values.map((value): [string, string] => [optionParameter(name), value]),
    ),
    ...(sort === undefined ? [] : [['sort', sort] as [string, string]]),
  ]
}

export function optionParameter(name: string): string {
  return OPTION + name
}

/** The wishes that an owner lets visitors have; undefined where none is left. */
export function allowedWishes(
  wishes: StoreWishes | undefined,
  { showsSort, storeFilters }: AllowedFilters,
): StoreWishes | undefined {
  if (!wishes) return undefined
  const has = (filter: StoreFilter) => storeFilters.includes(filter)
  const allowed: StoreWishes = {
    sort: showsSort ? wishes.sort : undefined,
    priceFrom: has('price') ? wishes.priceFrom : undefined,
    priceTo: has('price') ? wishes.priceTo : undefined,
    isAvailable: has('availability') && wishes.isAvailable,
    options: has('options') ? wishes.options : [],
    moreTags: has('tags') ? wishes.moreTags : [],
  }
  return storeWishParameters(allowed).length === 0 ? undefined : allowed
}

export interface AllowedFilters {
  readonly showsSort: boolean
  readonly storeFilters: readonly StoreFilter[]
}

/** Whether the list has fewer products for the wishes, not only another order. */
export function narrows(wishes: StoreWishes | undefined): boolean {
  return wishes !== undefined && storeWishParameters({ ...wishes, sort: undefined }).length > 0
}

const PRICE = /^\d{1,9}(?:[.,]\d{1,2})?$/

/** Lowest and highest price; the other way round where they were entered so. */
function pricesIn(parameters: Parameters): [number | undefined, number | undefined] {
  const [from, to] = ['price-from', 'price-to'].map((name) => {
    const text = parameters.get(name)?.trim() ?? ''
    return PRICE.test(text) ? Number(text.replace(',', '.')) : undefined
  })
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
}

function optionsIn(parameters: Parameters): OptionWish[] {
  const keys = [...new Set(parameters.keys())].filter((key) => key.startsWith(OPTION))
  return wordsIn(keys.map((key) => key.slice(OPTION.length)))
    .slice(0, MAX_OPTIONS)
    .flatMap((name) => {
      const own = optionParameter(name).toLowerCase()
      const spellings = keys.filter((key) => key.toLowerCase() === own)
      const values = wordsIn(spellings.flatMap((key) => parameters.getAll(key)))
      return values.length === 0 ? [] : [{ name, values: values.slice(0, MAX_VALUES) }]
    })
}

/** Words in order, each once whatever its letters' case; without those that no store can have. */
export function wordsIn(texts: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const text of texts) {
    const isPossible = text !== '' && text.length <= MAX_WORD && !text.includes('\0')
    if (isPossible && !known.has(text.toLowerCase())) known.set(text.toLowerCase(), text)
  }
  return [...known.values()].sort(inOrder)
}

/** By code units, so that every machine has the same order. */
const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
