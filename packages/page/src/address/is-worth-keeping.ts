import type { PageView } from '../data/page-data.ts'

/** Most choices of a list that is cached: with more there are too many combinations for two visitors to meet. */
const MOST_CHOICES = 3

/**
 * Whether a page is one of few, so that others will ask for it. Filtered lists are not where a price, which can be any
 * number, or a word that the store does not know would make one more page in the cache.
 */
export function isWorthKeeping(view: PageView): boolean {
  if (view.kind !== 'list') return true
  // A list grows from where its visitor came in, which for others is the first page.
  if ((view.query.firstPage ?? 1) !== 1) return false
  if (view.query.wishes === undefined) return true
  const { wishes } = view.query
  const { options, moreTags, priceFrom, priceTo } = wishes
  // As the store's own links spell them: an address in other letters shows the same list.
  const known = new Set(view.facets?.options.map(({ name, value }) => optionKey(name, value)))
  const tags = new Set(view.facets?.tags.map(({ name }) => name))
  const chosen = options.flatMap(({ name, values }) => values.map((one) => optionKey(name, one)))
  return (
    priceFrom === undefined &&
    priceTo === undefined &&
    chosen.length + moreTags.length <= MOST_CHOICES &&
    chosen.every((key) => known.has(key)) &&
    moreTags.every((tag) => tags.has(tag))
  )
}

const optionKey = (name: string, value: string) => JSON.stringify([name, value])
