/**
 * A site with 10,000 products: how long a visitor waits for its lists, for one of its products, and for a search.
 * The page cache is off.
 */

import { publishSite } from '@sitewright/api/content/publish-site'
import { updatePage } from '@sitewright/api/content/update-page'
import type { ProductOrder } from '@sitewright/core/content/collection-settings'
import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { openCluster } from '../lib/cluster.ts'
import { signInOwner } from '../lib/owner.ts'
import { timeOf, type Waits, waitsOf } from '../lib/waits.ts'
import { categoryPath, fillStore, PRODUCTS, type Store, urlIdOf } from './full-store.ts'

const ROUNDS = 60
const ASKERS = 2
/** Milliseconds that the slowest twentieth of lists may take. */
const LIST_AIM_MS = 120
/** Milliseconds that the slowest twentieth of searches may take. */
const SEARCH_AIM_MS = 200
/** Products on a page of the list, as the theme has it. */
const PAGE_SIZE = 24

/** Gives the end of the address, after the store's, in one round. */
type Ending = (round: number) => string

const LAST_PAGE = Math.floor(PRODUCTS / PAGE_SIZE)
/** One address in two spellings, so that those who ask at once do not share the making of a page. */
const either = (one: string, other: string) => (round: number) => (round < ROUNDS / 2 ? one : other)

const LISTS: readonly (readonly [what: string, ending: Ending])[] = [
  ['first page', either('', '?view=list')],
  ['a page in the middle', (round) => `?page=${150 + round}`],
  ['a late page', (round) => `?page=${LAST_PAGE - round}`],
  ['a category', (round) => `?category=${categoryPath(round)}`],
  ['its last page', (round) => `?category=${categoryPath(round)}&page=9`],
  ['a wide category', either('?category=wide-1', '?category=wide-2')],
  ['a tag', (round) => `?tag=tag${round}`],
  ['one size', (round) => `?option.Size=M&page=${1 + round}`],
  ['a price', (round) => `?price-from=${12 + round / 4}&price-to=50`],
  ['a category in one size', (round) => `?category=${categoryPath(round)}&option.Size=M`],
  ['first page as JSON', either('?format=json', '?format=json&view=list')],
  ['a late page as JSON', (round) => `?format=json&page=${LAST_PAGE - round}`],
  ['a category as JSON', (round) => `?format=json&category=${categoryPath(round)}`],
  ['one product', (round) => `/p/${urlIdOf(round * 163)}`],
]

/** Lists in other orders than the newest first. */
const OTHER_ORDERS: readonly ProductOrder[] = ['priceUp', 'title', 'manual']
const ORDERED_LISTS = LISTS.filter(([what]) =>
  /^(?:first page|a late page|one product)$/.test(what),
)

const QUESTIONS: readonly (readonly [what: string, query: string])[] = [
  ['a word of few products', 'word77'],
  ['a word of half of them', 'glazed'],
  ['a word of all', 'handmade'],
  ['the beginning of all', 'h'],
  ['three words', 'glazed handmade word7'],
  ['a misspelt word', 'handmaed'],
  ['a short misspelt word', 'mgu'],
  ['two misspelt words', 'glzed handmaed'],
  ['a word of none', 'xylophone'],
  ['7 KB', 'handmade '.repeat(700)],
]

const server = await startServer({ env: { PAGE_CACHE_MB: '0' } })
const cluster = await openCluster(server.dataDir)
try {
  const { host } = new URL((await demoSignIn(server.dataDir)).site)
  const store = await fillStore(cluster.admin)
  console.log(`index of ${PRODUCTS} products made in ${store.indexedInS} s`)
  const owner = await signInOwner(server)

  head('beside these', 'p50   p95')
  report('a page without a list', LIST_AIM_MS, await measure(host, either('/about', '/visit')))
  head('lists, newest first', 'p50   p95')
  await measureLists(host, store, LISTS)
  for (const productOrder of OTHER_ORDERS) {
    const { siteId, pageId } = store
    await owner(updatePage, { siteId, pageId, settings: { productOrder } })
    await owner(publishSite, { siteId })
    head(`lists by ${productOrder}`, 'p50   p95')
    await measureLists(host, store, ORDERED_LISTS)
  }
  head('search', 'call p50   p95  page p50   p95')
  await measureSearches(host)
} finally {
  await cluster.close()
  await server.stop()
  await removeFolder(server.dataDir)
}

function head(what: string, columns: string): void {
  console.log(`\n${what.padEnd(26)}  ${columns}`)
}

async function measureLists(
  host: string,
  { path }: Store,
  lists: readonly (readonly [what: string, ending: Ending])[],
): Promise<void> {
  for (const [what, ending] of lists) {
    report(what, LIST_AIM_MS, await measure(host, (round) => path + ending(round)))
  }
}

async function measureSearches(host: string): Promise<void> {
  for (const [what, query] of QUESTIONS) {
    const q = encodeURIComponent(query)
    const call = await measure(host, () => `/api/search/GeneralSearch?q=${q}`)
    const page = await measure(host, () => `/search?q=${q}`)
    report(what, SEARCH_AIM_MS, call, page)
  }
  console.log(
    `\nms, ${ASKERS} at once; aim: p95 under ${LIST_AIM_MS}, searches under ${SEARCH_AIM_MS}`,
  )
}

function report(what: string, aim: number, ...waits: readonly Waits[]): void {
  const isSlow = waits.some(({ p95 }) => p95 > aim)
  const cells = waits.map(
    ({ p50, p95 }) => `${p50.toFixed(0).padStart(8)} ${p95.toFixed(0).padStart(5)}`,
  )
  console.log(`${what.padEnd(22)} ${cells.join('  ')}${isSlow ? `  over ${aim} ms` : ''}`)
  if (isSlow) process.exitCode = 1
}

/** Askers are half the rounds apart, so that they do not share the making of a page. */
async function measure(host: string, pathOf: (round: number) => string): Promise<Waits> {
  const { port } = server
  const waits: number[] = []
  const asker = async (_: unknown, index: number) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = pathOf((round + (index * ROUNDS) / ASKERS) % ROUNDS)
      waits.push(await timeOf({ port, host, path }))
    }
  }
  for (let warm = 0; warm < 3; warm += 1) await timeOf({ port, host, path: pathOf(warm) })
  await Promise.all(Array.from({ length: ASKERS }, asker))
  return waitsOf(waits)
}
