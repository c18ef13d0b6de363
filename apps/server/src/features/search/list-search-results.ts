import { listSearchResults as contract } from '@sitewright/api/search/list-search-results'
import { SEARCH_TYPE_NAMES, SEARCH_TYPES } from '@sitewright/core/search/search-types'
import { searchQuestion } from '@sitewright/page/address/search-question'
import type { CatalogItem } from '@sitewright/page/data/catalog-item'
import type { SearchResult, SearchResults } from '@sitewright/page/data/search-results'
import { fail as platformFail } from '../../platform/http/problems.ts'
import { visitorCall } from '../../platform/http/route.ts'
import { loadPublishedSite } from '../content/index.ts'
import { withLocks } from '../locks/index.ts'
import { SEARCH_SETTINGS } from '../search-index/index.ts'
import { siteDirectory } from '../sites/index.ts'
import { searchSite } from './search-site.ts'

export const listSearchResults = visitorCall(contract, async (input, { app, siteId }) => {
  const live = await siteDirectory(app).byId(siteId)
  const publicationId = live?.publicationId
  if (!live || publicationId === undefined) throw platformFail('notFound')
  const found = await app.database.inSite(
    siteId,
    async (site) => {
      const content = withLocks(await loadPublishedSite(site, publicationId), live)
      const now = new Date(app.clock.now())
      return searchSite(site, { content, live, now }, searchQuestion(input))
    },
    SEARCH_SETTINGS,
  )
  return presentResults(found)
})

function presentResults({
  question,
  correctedQuery,
  results,
  total,
  pageSize,
  counts,
}: SearchResults) {
  return {
    query: question.query,
    correctedQuery: correctedQuery ?? null,
    total,
    page: question.page,
    pageSize,
    types: SEARCH_TYPE_NAMES.flatMap((type) => {
      const count = counts[type] ?? 0
      return count === 0 ? [] : [{ type, title: SEARCH_TYPES[type].many, count }]
    }),
    items: results.map(presentResult),
  }
}

function presentResult({ image, product, ...result }: SearchResult) {
  return {
    ...result,
    imageUrl: image?.assetUrl ?? null,
    imageAlt: image?.altText ?? '',
    price: product ? lowestPrice(product) : null,
    hasMorePrices: product ? new Set(pricesOf(product).map(({ value }) => value)).size > 1 : false,
    onSale: product ? offerOf(product).onSale === true : false,
  }
}

interface Money {
  readonly currency: string
  readonly value: string
}

function offerOf({ structuredContent }: CatalogItem) {
  return structuredContent as unknown as {
    readonly onSale: boolean
    readonly priceMoney: Money
    readonly salePriceMoney: Money
    readonly variants: readonly {
      readonly onSale: boolean
      readonly priceMoney: Money
      readonly salePriceMoney: Money
    }[]
  }
}

/** Today's price of each variant; of a product without any, its own. */
function pricesOf(product: CatalogItem): Money[] {
  const { variants, priceMoney } = offerOf(product)
  const prices = variants.map((one) => (one.onSale ? one.salePriceMoney : one.priceMoney))
  return prices.length === 0 ? [priceMoney] : prices
}

function lowestPrice(product: CatalogItem): Money {
  const { currency, value } = pricesOf(product).reduce((lowest, price) =>
    Number(price.value) < Number(lowest.value) ? price : lowest,
  )
  return { currency, value }
}
