/**
 * Markers in every text field of every call, and one pass in a browser over everything that shows them: pages in every
 * theme, formats, JSON, the shop's pages, the studio, the editor and mail. Nothing of them runs, loads or opens anything.
 */

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { CONTRACTS } from '@sitewright/api/contracts'
import { PAGE_FORMATS } from '@sitewright/page/address/page-url'
import { ALARM, MARKERS } from '@sitewright/testing/markup/marked-fields'
import type { MarkedSite } from '@sitewright/testing/markup/marked-site'
import { archive } from '../install-theme.ts'
import { loadMarkedSite } from '../load-bundled.ts'
import { type MarkerAlarm, setMarkerAlarm } from '../marker-alarm.ts'
import { ownerBy, shopperOn } from '../people.ts'
import { studioAddresses } from '../studio-addresses.ts'
import { THEME_SITES } from '../theme-sites.ts'
import { world } from '../world.ts'

const [MARKER] = MARKERS
const THEMES = THEME_SITES.map(({ theme }) => theme)

interface Window {
  readonly context: BrowserContext
  readonly page: Page
  readonly alarm: MarkerAlarm
}

let site: MarkedSite
let notFilled: string[]
let owner: Window
let shopper: Window
let paths: string[]

const at = (path: string) => `http://${site.identifier}.localhost:${world().port}${path}`

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000)
  const open = async (): Promise<Window> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const alarm = await setMarkerAlarm(context)
    return { context, alarm, page: await context.newPage() }
  }
  owner = await open()
  shopper = await open()
  const marked = await loadMarkedSite()
  site = new marked.MarkedSite(person())
  await site.fill()
  await installMarkedTheme()
  await site.wear(THEMES[0] ?? '')
  await shopper.page.goto(at('/cart'))
  await site.buy(shopperOn(shopper.page))
  paths = await site.paths()
  notFilled = marked.callsNotFilled(site)
})

test.afterAll(async () => {
  await owner.context.close()
  await shopper.context.close()
})

test.beforeEach(() => {
  test.setTimeout(1_800_000)
})

test.afterEach(() => {
  expect([...owner.alarm.take(), ...shopper.alarm.take()]).toEqual([])
})

/** A theme with markers in whatever it says to people; gives its id. */
async function installMarkedTheme(): Promise<string> {
  const marked = (text: string) =>
    JSON.stringify(JSON.parse(text), (key, value) =>
      typeof value === 'string' && /^(author|title)$/.test(key) ? MARKER : value,
    )
  const theme = await archive({ 'template.conf': marked })
  const { body } = await person().post(`${site.api}/themes`, theme)
  return body.version.id
}

const person = () => ownerBy(owner.context.request, world().demo.studio)

/** Opens each address as somebody would who was sent there; says at how many of them a marker can be read. */
async function walk({ page, alarm }: Window, addresses: readonly string[]): Promise<number> {
  let shown = 0
  for (const address of addresses) {
    const response = await page.goto(address).catch(unlessDownloaded)
    const isPage = response?.headers()['content-type']?.includes('html')
    if (isPage) await page.waitForLoadState('networkidle')
    if (await alarm.look(page)) shown += 1
  }
  return shown
}

/** Null for an address that is downloaded, since that is no page; other errors are thrown. */
function unlessDownloaded(error: Error): null {
  if (!/Download is starting|ERR_ABORTED/.test(error.message)) throw error
  return null
}

const escaped = MARKER.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

test.describe('a marker sets off the alarm', () => {
  for (const [where, html] of Object.entries({
    'between elements': `<p>${MARKER}</p>`,
    'in the title': `<title>${MARKER}</title>`,
    'in a double-quoted attribute': `<p title="${MARKER}"></p>`,
    'in a single-quoted attribute': `<p title='${MARKER}'></p>`,
    'in an attribute whose quotes alone are left': `<input value="${MARKER.replace(/[<>]/g, '')}">`,
    'as the address of a link': `<a href="${escaped}">Press</a>`,
    'in a double-quoted script string': `<script>var a = {b: "${scripted(MARKER)}"}</script>`,
    'in a single-quoted script string': `<script>var a = {b: '${scripted(MARKER)}'}</script>`,
    'in a script string of lines': `<script>var a = {b: \`${scripted(MARKER)}\`}</script>`,
    'in styles': `<style>p { color: ${MARKER.replaceAll('<', '')} }</style><p>Styled</p>`,
    ...Object.fromEntries(MARKERS.map((marker) => [`as short as ${marker}`, `<p>${marker}</p>`])),
  })) {
    test(where, async () => {
      const { page, alarm } = shopper
      await page.route('http://control.test/', (route) =>
        route.fulfill({ body: `<!doctype html>${html}`, contentType: 'text/html' }),
      )
      await page.goto('http://control.test/', { waitUntil: 'networkidle' })
      await alarm.look(page)
      await expect.poll(() => alarm.take().length).toBeGreaterThan(0)
      await page.unroute('http://control.test/')
    })
  }
})

/** A script's string from which `<` cannot end the script. */
function scripted(marker: string): string {
  return marker.replaceAll('<', '\\u003c')
}

test('every call that takes text has an example, or a reason for none', () => {
  expect(notFilled).toEqual([])
})

for (const theme of THEMES) {
  test(`on no page in the theme ${theme}`, async () => {
    await site.wear(theme)
    const shown = await walk(shopper, paths.map(at))
    expect(shown).toBeGreaterThan(paths.length / 2)
  })
}

test('in no other format of a page', async () => {
  const formats = PAGE_FORMATS.filter((format) => format !== 'html')
  const plain = paths.filter((path) => !path.includes('?'))
  const shown = await walk(
    shopper,
    plain.flatMap((path) => formats.map((format) => at(`${path}?format=${format}`))),
  )
  expect(shown).toBeGreaterThan(0)
})

test('in no answer of a call that is opened as a page', async () => {
  const { studio } = world().demo
  const reading = CONTRACTS.filter(({ method }) => method === 'GET')
  const forOwners = reading.filter(({ audience }) => audience !== 'visitor')
  const forVisitors = reading.filter(({ audience }) => audience === 'visitor')
  expect(
    await walk(
      owner,
      forOwners.flatMap(asked).map((path) => studio + path),
    ),
  ).toBeGreaterThan(0)
  expect(await walk(shopper, forVisitors.flatMap(asked).map(at))).toBeGreaterThan(0)
})

/** The call's address with each id that fits, and with a marker as everything else that it can be asked. */
function asked({ path, query }: (typeof CONTRACTS)[number]): string[] {
  const known = { ...site.ids, itemId: [...(site.ids.itemId ?? []), ...(site.ids.productId ?? [])] }
  const found = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const filled = found.reduce(
    (made, name) => {
      const ids = known[name as keyof typeof known] ?? []
      if (ids.length === 0) throw new Error(`No id is known for ${path}`)
      return made.flatMap((one) => ids.map((id) => one.replace(`:${name}`, id)))
    },
    [path],
  )
  const names = Object.keys((query?._zod.def as { shape?: object } | undefined)?.shape ?? {})
  const queries = [
    '',
    ...names.map((name) => `?${name}=${encodeURIComponent(MARKER)}`),
    '?q=onerror',
    `?itemId=${site.ids.productId?.[0]}`,
  ]
  return filled.flatMap((one) => queries.map((text) => one + text))
}

test('not while somebody buys, with script and without', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const withoutScript = {
    context,
    alarm: await setMarkerAlarm(context),
    page: await context.newPage(),
  }
  const buyer = shopperOn(shopper.page)
  await shopper.page.goto(at('/cart'))
  const itemId = site.ids.productId?.[0] ?? ''
  const { body } = await buyer.get(`/api/commerce/inventory/stock/?itemId=${itemId}`)
  const [{ sku }] = body.results
  await buyer.post('/api/commerce/shopping-cart/entries', { itemId, sku, quantity: 1 })
  await site.type(buyer)
  await context.addCookies(await shopper.context.cookies())
  const { orderPath = [], expressPath = [] } = site.ids
  const pages = ['/cart', '/checkout', ...expressPath, ...orderPath].map(at)
  expect(await walk(shopper, pages)).toBe(pages.length)
  expect(await walk(withoutScript, pages)).toBe(pages.length)
  expect(withoutScript.alarm.take()).toEqual([])
  await context.close()
})

test('on no screen of the studio', async () => {
  const { studio } = world().demo
  const ids = { ...site.ids, pageId: [...(site.ids.pageId ?? []), ...(site.ids.homeId ?? [])] }
  const marker = encodeURIComponent(MARKER)
  const addresses = studioAddresses(ids).flatMap((path) => [
    path,
    ...(/sign-in|reset|confirm|new$/.test(path)
      ? [`${path}?next=${marker}&type=${marker}&token=${marker}#${marker}`]
      : []),
  ])
  const shown = await walk(
    owner,
    addresses.map((path) => studio + path),
  )
  expect(shown).toBeGreaterThan(addresses.length / 2)
})

test('not in the editor, with each block selected and each of its dialogs open', async () => {
  const { page, alarm } = owner
  await page.goto(`${world().demo.studio}/sites/${site.siteId}/edit/${site.ids.homeId?.[0]}`)
  const canvas = page.frameLocator('iframe')
  const panel = page.locator('[data-settings]')
  const seen = new Set<string | null>()
  const blocks = canvas.locator('[data-block-id]')
  await expect(blocks.first()).toBeVisible()
  for (const block of await blocks.all()) {
    await block.scrollIntoViewIfNeeded()
    await block.click({ force: true })
    await expect(panel).not.toHaveText(/^(Settings)?$/)
    seen.add(await panel.textContent())
    await alarm.look(page)
    await page.keyboard.press('Escape')
  }
  expect(site.blockLabels.filter((label) => !seen.has(label))).toEqual([])
  for (const name of ['Styles', 'History', 'Publish']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.waitForLoadState('networkidle')
    await alarm.look(page)
    await page.keyboard.press('Escape')
  }
})

test('not in mail, as a page of its own', async () => {
  const { page, alarm } = shopper
  for (const id of site.ids.messageId ?? []) {
    const { body } = await person().get(`${site.api}/mail/${id}`)
    expect(body.message.html).toContain(ALARM)
    const { html } = body.message
    await page.route('http://mail.test/', (route) =>
      route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
    )
    await page.goto('http://mail.test/', { waitUntil: 'networkidle' })
    expect(await alarm.look(page)).toBe(true)
    await page.unroute('http://mail.test/')
  }
})

// Last, since nobody sees the site from here on.
for (const status of ['private', 'maintenance'] as const) {
  test(`not on a site that is ${status}`, async ({ browser }) => {
    await site.close(status)
    const context = await browser.newContext()
    const stranger = {
      context,
      alarm: await setMarkerAlarm(context),
      page: await context.newPage(),
    }
    const marker = encodeURIComponent(MARKER)
    const shown = await walk(stranger, ['/', `/?q=${marker}`, `/${marker}`].map(at))
    expect(shown).toBeGreaterThan(0)
    expect(stranger.alarm.take()).toEqual([])
    await context.close()
  })
}
