/** A page with every block, as visitors have it: what it asks of other hosts and when, how it stands still, and where it fits. */

import { type Browser, expect, type Page, test } from '@playwright/test'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { loadEveryBlockPage } from './load-bundled.ts'
import { overflow } from './overflow.ts'
import { ownerBy } from './people.ts'
import { takePictures } from './picture.ts'
import { world } from './world.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const SMALLEST = { width: 320, height: 700 }
/** The most that the page may shift while it is scrolled through (cumulative layout shift). */
const MOST_SHIFT = 0.02

/** Hosts whose players and pages the examples embed. */
const EMBEDDED = ['player.vimeo.com', 'www.youtube-nocookie.com']

let address: string

test.beforeAll(async ({ request }) => {
  const { studio } = world().demo
  const owner = ownerBy(request, studio)
  const email = `every-block-${process.pid}@example.com`
  await owner.post('/api/sign-up', { name: 'Eve', email, password: 'correct horse battery' })
  const { site } = (
    await owner.post('/api/sites', { title: 'Everything', startingPointId: 'shop' })
  ).body
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#7a5c48' }
  const { makeEveryBlockPage } = await loadEveryBlockPage()
  const { path } = await makeEveryBlockPage(owner, {
    ...{ siteId: site.id, now: Date.now(), entries: 4 },
    picture: await sharp({ create }).jpeg().toBuffer(),
  })
  const cookieBanner = { ...DEFAULT_SITE_SETTINGS.cookieBanner, mode: 'ask' }
  await owner.put(`/s/${site.id}/api/settings`, {
    ...DEFAULT_SITE_SETTINGS,
    ...{ title: 'Everything', timeZone: 'Europe/London', cookieBanner },
  })
  const { status, body } = await owner.post(`/s/${site.id}/api/publish`, {})
  expect(status, JSON.stringify(body)).toBe(200)
  address = site.url + path
})
test.afterEach(({ browser, context }) => closeOthers(browser, context))

interface Visit {
  readonly page: Page
  /** Hosts other than the site's own that the page has asked for something. */
  readonly elsewhere: Set<string>
  /** Messages of errors in its scripts and in its console. */
  readonly errors: string[]
}

/** Opens the page in a new browser; what it asks of others is answered with a page, or not at all. */
async function visit(
  browser: Browser,
  { viewport = DESK, others = 'answer' }: { viewport?: typeof DESK; others?: 'answer' | 'block' },
): Promise<Visit> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const [elsewhere, errors] = [new Set<string>(), [] as string[]]
  const { host } = new URL(address)
  await page.addInitScript(watchShifts)
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.host !== host && /^https?:$/.test(url.protocol)) elsewhere.add(url.host)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.route(
    (url) => url.host !== host,
    (route) =>
      others === 'block'
        ? route.abort()
        : route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }),
  )
  await page.goto(address)
  return { page, elsewhere, errors }
}

interface Shift {
  readonly value: number
  /** Elements that moved, each with the type of its block. */
  readonly of: readonly string[]
}
type Watched = typeof globalThis & { shifts?: Shift[] }

/** Runs in the page: notes what moves by itself. */
function watchShifts(): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    const block = element?.closest('[data-block-type]')?.getAttribute('data-block-type')
    return `${element?.tagName} ${element?.className} in block ${block}`
  }
  type Entry = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue
      shifts.push({ value: entry.value, of: entry.sources.map(({ node }) => nameOf(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Scrolls to the end, a window at a time, and waits for every picture that came into it and for idle time after it. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await nextFrame()
      const near = [...document.images].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight
      })
      await Promise.all(near.map((image) => image.decode().catch(() => {})))
      await nextFrame()
    }
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
  // Islands that wait to be seen are there: the player's own buttons, and the gallery's.
  await expect(page.locator('.sqs-block-audio .sw-player')).toBeVisible()
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

for (const viewport of [DESK, PHONE]) {
  test(`before consent nothing of the page leaves its host, and nothing moves: ${viewport.width} px`, async ({
    browser,
  }) => {
    const { page, elsewhere, errors } = await visit(browser, { viewport })
    await expect(banner(page)).toBeVisible()
    await scrollThrough(page)
    const shifts = (await page.evaluate(() => (globalThis as Watched).shifts)) ?? []
    const shifted = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(shifted, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT)
    await expectAccessible(page)
    for (const size of [viewport, SMALLEST]) {
      await page.setViewportSize(size)
      expect(await overflow(page), `${size.width} px`).toBe(0)
    }
    await page.setViewportSize(viewport)
    await takePictures(page, `every-block-${viewport.width}`)
    expect([...elsewhere]).toEqual([])
    expect(errors).toEqual([])
  })
}

test('after consent players come, and only what the owner embedded', async ({ browser }) => {
  const { page, elsewhere, errors } = await visit(browser, {})
  await page.getByRole('button', { name: 'Allow all' }).click()
  await expect(banner(page)).toBeHidden()
  // A browser that is busy sees nothing of what it has passed already.
  await expect(async () => {
    await scrollThrough(page)
    expect([...elsewhere]).toEqual(expect.arrayContaining([...EMBEDDED]))
  }).toPass()
  expect(await overflow(page)).toBe(0)
  expect(errors).toEqual([])
})

test('where other hosts are blocked the page is whole all the same', async ({ browser }) => {
  const { page, elsewhere, errors } = await visit(browser, { others: 'block' })
  await page.getByRole('button', { name: 'Allow all' }).click()
  await expect(async () => {
    await scrollThrough(page)
    expect([...elsewhere]).toContain(EMBEDDED[0])
  }).toPass()
  // The console tells of each request that failed; scripts do not.
  expect(errors.filter((message) => !message.startsWith('Failed to load resource'))).toEqual([])
  await expect(page.locator('[data-sw-failed]')).toHaveCount(0)
  expect(await overflow(page)).toBe(0)
  const question = page.locator('.sqs-block-accordion summary').nth(1)
  await question.click()
  await expect(page.getByText('no raku')).toBeVisible()
})
