/**
 * A shop of 10,000 products and 30,000 variants in the studio: its lists as calls, beside the same calls in the shop as it was
 * before it was filled, and the grid for editing many in a browser.
 */

import { chromium, type Page } from '@playwright/test'
import { createProduct } from '@sitewright/api/commerce/create-product'
import { editProducts } from '@sitewright/api/commerce/edit-products'
import { getProductOrder } from '@sitewright/api/commerce/get-product-order'
import { listCategories } from '@sitewright/api/commerce/list-categories'
import { listProductRows } from '@sitewright/api/commerce/list-product-rows'
import { listProducts } from '@sitewright/api/commerce/list-products'
import { signIn } from '../../e2e/owner.ts'
import { demoSignIn, removeFolder, startServer } from '../../e2e/server.ts'
import { openCluster } from '../lib/cluster.ts'
import { signInOwner } from '../lib/owner.ts'
import { type PercentileAim, reportPercentile } from '../lib/report-waits.ts'
import { waitsOf } from '../lib/waits.ts'
import { fillStore, PRODUCTS } from '../pages/full-store.ts'

const ROUNDS = 20
/** Milliseconds of a call that lists or searches: the slowest twentieth. */
const LIST_AIM: PercentileAim = { p95: 200 }
/** Changes of 200 products and their 600 variants, in one transaction. */
const EDIT_AIM: PercentileAim = { p95: 1500 }
const KEY_AIM: PercentileAim = { p95: 60 }

const server = await startServer()
const cluster = await openCluster(server.dataDir)
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
})
try {
  const owner = await signInOwner(server)
  const siteId = await onlySite()
  const { collectionId } = await firstStore()
  const lists = {
    'list of products': () => owner(listProducts, { siteId }),
    'search in it': () => owner(listProducts, { siteId, search: 'glaz' }),
    'search for what is not there': () => owner(listProducts, { siteId, search: 'xylophone' }),
    'rows of the grid': () => owner(listProductRows, { siteId }),
    'rows found by SKU': () => owner(listProductRows, { siteId, search: 'BENCH-77' }),
    'products arranged by hand': () => owner(getProductOrder, { siteId, collectionId }),
  }
  const before = await measureAll(lists)
  // Made before the store is full of products that no call would have let in.
  const largeProduct = await makeLargeProduct()
  await fillStore(cluster.admin)
  const after = await measureAll(lists)
  for (const [name, times] of after) {
    const small = waitsOf(before.get(name) ?? []).p50
    const { p50 } = reportPercentile(name, times, LIST_AIM)
    console.log(`  ${(p50 / small).toFixed(1)} times as long as before`)
  }
  const wide = (await firstStore()).categories.find(({ urlId }) => urlId === 'wide-1')
  if (!wide) throw new Error('The store has no wide category.')
  const ofCategory = () => owner(listProductRows, { siteId, categoryId: wide.id })
  reportPercentile('rows of a category and those below', await timesOf(ofCategory), LIST_AIM)

  const { items } = await owner(listProductRows, { siteId })
  const raise = (by: number) => () =>
    owner(editProducts, {
      siteId,
      changes: items.map(({ id, variants }) => ({
        productId: id,
        variants: variants.map((variant) => ({
          id: variant.id,
          priceMinor: variant.priceMinor + by,
        })),
      })),
    })
  let by = 0
  const edit = () => raise(++by)()
  reportPercentile(`editing ${items.length} products`, await timesOf(edit, 5), EDIT_AIM)

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await inGrid(page, siteId)
  await inVariants(page, `${server.studio}/sites/${siteId}/products/${largeProduct}`)

  async function makeLargeProduct(): Promise<string> {
    const values = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${name}${at + 1}`)
    const options = [
      { name: 'Size', values: values('S', 25) },
      { name: 'Colour', values: values('C', 10) },
    ]
    const variants = (options[0]?.values ?? []).flatMap((Size) =>
      (options[1]?.values ?? []).map((Colour) => ({
        sku: `${Size}-${Colour}`,
        attributes: { Size, Colour },
        priceMinor: 1000,
        stock: { unlimited: false, quantity: 5 },
      })),
    )
    const { product } = await owner(createProduct, { siteId, title: 'Shirt', options, variants })
    return product.id
  }

  async function onlySite(): Promise<string> {
    const { rows } = await cluster.admin.query('SELECT id FROM site ORDER BY created_at LIMIT 1')
    return rows[0].id
  }
  async function firstStore() {
    const { stores } = await owner(listCategories, { siteId })
    const [store] = stores
    if (!store) throw new Error('The demo shop has no store.')
    return store
  }
} finally {
  await browser.close()
  await cluster.close()
  await server.stop()
  await removeFolder(server.dataDir)
}

type Calls = Readonly<Record<string, () => Promise<unknown>>>

async function measureAll(calls: Calls): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  for (const [name, call] of Object.entries(calls)) times.set(name, await timesOf(call))
  return times
}

async function timesOf(call: () => Promise<unknown>, rounds = ROUNDS): Promise<number[]> {
  await call()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now()
    await call()
    times.push(performance.now() - begin)
  }
  return times
}

/** The grid: opened, loaded whole, scrolled, moved in by keys, and all of it changed and saved. */
async function inGrid(page: Page, siteId: string): Promise<void> {
  const { email, password } = await demoSignIn(server.dataDir)
  await signIn(page, email, password, server.studio)
  await page
    .getByRole('link', { name: /Hearth & Clay/ })
    .first()
    .waitFor()
  const say = (what: string, ms: number, aim: PercentileAim = {}) =>
    reportPercentile(`grid: ${what}`, [ms], aim)
  let begin = performance.now()
  const since = () => performance.now() - begin
  await page.goto(`${server.studio}/sites/${siteId}/products/bulk`)
  const grid = page.getByRole('grid')
  await grid
    .getByText(/Handmade/)
    .first()
    .waitFor()
  say('first lines', since(), { p95: 4000 })
  await page.getByText(/^4\d,?\d\d\d lines$/).waitFor({ timeout: 120_000 })
  say(`all ${PRODUCTS} products`, since(), { p95: 60_000 })

  reportPercentile('grid: frames while it is scrolled', await scrollFrames(page), { p95: 60 })
  const cell = grid.getByRole('row').nth(2).getByRole('gridcell').nth(2)
  await page.evaluate(() => document.querySelector('[role=grid]')?.parentElement?.scrollTo(0, 0))
  await cell.focus()
  reportPercentile('grid: a key that moves', await keys(page, 'ArrowDown', 40), KEY_AIM)
  await page.keyboard.press('Enter')
  reportPercentile('grid: a key that is typed', await keys(page, '1', 20), KEY_AIM)
  await page.keyboard.press('Escape')
  reportPercentile('grid: Shift and arrow', await keys(page, 'Shift+ArrowDown', 20), KEY_AIM)

  begin = performance.now()
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByText(/^4\d,?\d\d\d selected$/).waitFor()
  say('everything selected', since(), { p95: 500 })
  begin = performance.now()
  await page.getByLabel('Value', { exact: true }).fill('+10%')
  await page.getByRole('button', { name: 'Set for selected' }).click()
  const save = page.getByRole('button', { name: /^Save 10,?0\d\d products$/ })
  await save.waitFor()
  say('all prices raised', since(), { p95: 3000 })
  begin = performance.now()
  await save.click()
  await page.getByText(/^10,?0\d\d products saved/).waitFor({ timeout: 300_000 })
  say('all of them saved', since(), { p95: 120_000 })
}

/** The form of a product with 250 variants: typed into, filled down and pasted into. */
async function inVariants(page: Page, url: string): Promise<void> {
  await page.goto(url)
  const table = page.getByRole('table', { name: 'Variants' })
  const price = (size: number, colour: number) =>
    table.getByRole('textbox', { name: `Price, S${size} / C${colour}`, exact: true })
  await price(1, 1).focus()
  await page.keyboard.press('ControlOrMeta+a')
  reportPercentile('250 variants: a key in a price', await keys(page, '2', 20), KEY_AIM)
  await price(1, 1).fill('12')
  const shown = async (what: string, value: string, press: () => Promise<void>) => {
    const begin = performance.now()
    await press()
    while ((await price(25, 10).inputValue()) !== value) await page.waitForTimeout(10)
    reportPercentile(`250 variants: ${what}`, [performance.now() - begin], { p95: 1000 })
  }
  await shown('filled down', '12.00', () => price(1, 1).press('ControlOrMeta+d'))
  const other = await page.context().newPage()
  await other.setContent('<textarea></textarea>')
  const area = other.locator('textarea')
  await area.fill(Array.from({ length: 250 }, (_, at) => (20 + at / 100).toFixed(2)).join('\n'))
  await area.press('ControlOrMeta+a')
  await area.press('ControlOrMeta+c')
  await other.close()
  await page.bringToFront()
  await price(1, 1).focus()
  await shown('a pasted column', '22.49', () => page.keyboard.press('ControlOrMeta+v'))
}

async function scrollFrames(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const frame = document.querySelector('[role=grid]')?.parentElement
        const times: number[] = []
        const step = (now: number) => {
          times.push(now)
          frame?.scrollBy(0, 900)
          if (times.length < 120) requestAnimationFrame(step)
          else done(times.slice(1).map((time, index) => time - (times[index] ?? time)))
        }
        requestAnimationFrame(step)
      }),
  )
}

/** Milliseconds from each press to the end of the frame that follows it; Shift alone shows nothing, and does not count. */
async function keys(page: Page, key: string, count: number): Promise<number[]> {
  const seen = await page.evaluateHandle(() => {
    const times: number[] = []
    const take = ({ timeStamp, key }: KeyboardEvent) => {
      if (key === 'Shift') return
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - timeStamp)
        port2.postMessage('')
      })
    }
    addEventListener('keydown', take, { capture: true })
    return { times, end: () => removeEventListener('keydown', take, { capture: true }) }
  })
  for (let round = 0; round < count; round += 1) await page.keyboard.press(key)
  await page.waitForTimeout(200)
  return seen.evaluate(({ times, end }) => {
    end()
    return times
  })
}
