/** Every island by touch alone, on a phone: what mouse and keyboard do in other journeys, fingers do here. */

import { expect, type Locator, type Page, test } from '@playwright/test'
import type { ShownParts } from '@sitewright/testing/block-states'
import { BlockSite } from './block-site.ts'
import { loadBlockStates } from './load-bundled.ts'

const VIDEO = 'https://vimeo.com/76979871'
const ANNOUNCING = { title: '', announcement: 'Two cups for one', announcementUrl: '/shop' }
/** Names of the states that stand on the page of blocks. */
const SHOWN = ['gallery-slideshow', 'summary-v2-carousel', 'audio-file', 'album', 'video']

let site: BlockSite
let product: string
let post: string

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeAll(async ({ browser }) => {
  const { request } = await browser.newContext()
  const made = await BlockSite.make(request)
  site = made.site
  await site.set({
    cookieBanner: { mode: 'ask', text: '', policyUrl: '/about', version: 1 },
    popup: { ...(await site.settings()).popup, ...POPUP },
    shareServices: ['bluesky'],
    disqusShortname: 'salt-and-kiln',
    commentsEnabled: true,
  })
  await site.put('/site-header-footer', {
    header: { ...ANNOUNCING, buttonLabel: '', buttonUrl: '' },
  })
  product = await addMug()
  await addBlocks(made.parts)
  await site.publish()
  post = '/journal/three-weeks-in-the-life-of-a-bowl'
})

const POPUP = {
  isOn: true,
  title: 'Ten per cent off',
  text: 'For your first cup.',
  delayS: 0,
  paths: ['/about'],
}

/** A product in two sizes that asks for a name. */
async function addMug(): Promise<string> {
  const variants = ['Small', 'Large'].map((Size) => ({
    ...{ sku: Size, attributes: { Size }, priceMinor: 1000 },
    stock: { unlimited: true, quantity: 0 },
  }))
  const made = await site.post('/products', {
    ...{ title: 'Name mug', state: 'public', variants },
    options: [{ name: 'Size', values: ['Small', 'Large'] }],
    form: { name: 'Yours', fields: [{ id: 'name', type: 'text', title: 'Name', required: true }] },
  })
  return new URL(made.product.url).pathname
}

async function addBlocks(parts: ShownParts): Promise<void> {
  const { exampleStates, sectionFor } = await loadBlockStates()
  const states = exampleStates(parts).filter(({ name }) => SHOWN.includes(name))
  const sections = states.map((state) => {
    const { pictures } = state.props as { pictures?: object[] }
    // The second of the pictures is the still of a film at another site.
    const withVideo = pictures?.with(1, { ...pictures[1], videoUrl: VIDEO })
    const props = withVideo ? { ...state.props, pictures: withVideo } : state.props
    return sectionFor({ ...state, props } as typeof state, 'light')
  })
  await site.addPage('Blocks', sections)
}

/** Opens a page as a visitor who has chosen before; `allowed` are the purposes. */
async function open(page: Page, path: string, allowed = ''): Promise<void> {
  const value = encodeURIComponent(`1:${allowed}`)
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value, url: site.at('/') }])
  await page.goto(site.at(path))
}

/** Draws a finger over an element to one side, as far as most of its width. */
async function swipe(page: Page, element: Locator, towards: 'left' | 'right'): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to swipe over')
  const ends = [box.x + box.width * 0.85, box.x + box.width * 0.15] as const
  const [from, to] = towards === 'left' ? ends : ends.toReversed()
  const y = box.y + box.height / 2
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', Number(from) + ((Number(to) - Number(from)) * step) / 8)
  }
  await touch('touchEnd')
  await session.detach()
}

/** Presses until it had an effect: right after a swipe, a browser takes a touch for the end of what still moves. */
async function pressAfterSwipe(target: Locator, effect: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await target.tap({ timeout: 1000 })
    await effect()
  }).toPass()
}

/** Answers other hosts with an empty page, and says which were asked. */
async function others(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(/^https?:\/\/(?![\w.-]*localhost)/, (route) => {
    asked.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' })
  })
  return asked
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const counted = (page: Page, at: number) => dialog(page, 'Pictures').getByText(`${at} of 3`)

/** Opens the gallery's picture that is shown above the page. */
async function enlarge(page: Page): Promise<void> {
  await page.locator('.sw-gallery').scrollIntoViewIfNeeded()
  await page.locator('.slide a').first().tap()
  await expect(counted(page, 1)).toBeVisible()
}

const JOURNEYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'the cookie banner asks by purpose and comes again'(page) {
    await page.goto(site.at('/'))
    const banner = page.getByRole('region', { name: 'Cookies' })
    await banner.getByText('Choose for what').tap()
    await page.getByLabel('Statistics about visits').tap()
    await page.getByRole('button', { name: 'Save my choice' }).tap()
    await expect(banner).toBeHidden()
    await page.getByRole('link', { name: 'Cookie settings' }).tap()
    await expect(page.getByLabel('Statistics about visits')).toBeChecked()
  },

  async 'the announcement leads somewhere and closes'(page) {
    await open(page, '/contact')
    const announcement = page.getByRole('complementary', { name: 'Announcement' })
    await announcement.getByRole('button').tap()
    await expect(announcement).toBeHidden()
  },

  async 'the popup closes beside it and by its button'(page) {
    for (const close of ['beside', 'button'] as const) {
      await open(page, '/about')
      await expect(dialog(page, POPUP.title), close).toBeVisible()
      if (close === 'beside') await page.touchscreen.tap(5, 5)
      else await dialog(page, POPUP.title).getByRole('button', { name: 'Close' }).tap()
      // It leaves the page when all is kept.
      await expect(page.locator('dialog')).toHaveCount(0)
      await page.evaluate(() => localStorage.clear())
    }
  },

  async 'a slideshow follows fingers, buttons and small pictures'(page) {
    await open(page, '/blocks')
    const gallery = page.locator('.sw-gallery')
    await gallery.scrollIntoViewIfNeeded()
    await gallery.getByRole('button', { name: 'Next picture' }).tap()
    await expect(page.locator('.slide').nth(1)).toHaveClass(/sqs-active-slide/)
    // A finger that comes while it still scrolls only stops it.
    await expect(async () => {
      await swipe(page, page.locator('.sqs-gallery'), 'left')
      await expect(page.locator('.slide').nth(2)).toHaveClass(/sqs-active-slide/, { timeout: 2000 })
    }).toPass()
    await pressAfterSwipe(gallery.locator('.sw-gallery-strip a').first(), () =>
      expect(page.locator('.slide').first()).toHaveClass(/sqs-active-slide/, { timeout: 2000 }),
    )
  },

  async 'pictures above the page turn by swiping, and a film waits for a press'(page) {
    const asked = await others(page)
    await open(page, '/blocks')
    await enlarge(page)
    await swipe(page, dialog(page, 'Pictures').locator('figure'), 'left')
    await expect(counted(page, 2)).toBeVisible()
    const play = dialog(page, 'Pictures').getByRole('button', { name: 'Play from Vimeo' })
    await expect(play).toBeVisible()
    expect(asked).toEqual([])
    await pressAfterSwipe(play, () =>
      expect.poll(() => asked, { timeout: 1000 }).toContain('player.vimeo.com'),
    )
    await dialog(page, 'Pictures').getByRole('button', { name: 'Next picture' }).tap()
    await swipe(page, dialog(page, 'Pictures').locator('figure'), 'right')
    await expect(counted(page, 2)).toBeVisible()
    await pressAfterSwipe(dialog(page, 'Pictures').getByRole('button', { name: 'Close' }), () =>
      expect(dialog(page, 'Pictures')).toHaveCount(0, { timeout: 1000 }),
    )
  },

  async 'a carousel of a summary turns by its buttons'(page) {
    await open(page, '/blocks')
    const list = page.locator('.sw-summary-list')
    await list.scrollIntoViewIfNeeded()
    const [previous, next] = ['Previous', 'Next'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    )
    await expect(previous as Locator).toHaveAttribute('aria-disabled', 'true')
    await next?.tap()
    await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50)
    await expect(previous as Locator).toHaveAttribute('aria-disabled', 'false')
    await swipe(page, list, 'right')
    await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(2)
  },

  async 'a sound plays, moves and stops'(page) {
    await open(page, '/blocks')
    const player = page.locator('.sqs-block-audio')
    await player.scrollIntoViewIfNeeded()
    await player.getByRole('button', { name: /^Play/ }).tap()
    await expect(player.getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:0[1-9] of 0:20$/)
    const bar = await player.getByRole('slider').boundingBox()
    await page.touchscreen.tap(
      (bar?.x ?? 0) + (bar?.width ?? 0) * 0.5,
      (bar?.y ?? 0) + (bar?.height ?? 0) / 2,
    )
    await expect(player.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      /^0:(09|1\d) of 0:20$/,
    )
    await player.getByRole('button', { name: /^Pause/ }).tap()
    await expect(player.getByRole('button', { name: /^Play/ })).toBeVisible()
  },

  async 'a track of an album plays, and stops the one before'(page) {
    await page.context().route('https://example.com/**', (route) => route.abort())
    await open(page, '/blocks')
    const album = page.locator('.sqs-block-album')
    await album.scrollIntoViewIfNeeded()
    await album.getByRole('button', { name: /^Play/ }).first().tap()
    await expect(album.getByText('This cannot be played.').first()).toBeVisible()
  },

  async 'a film at another site comes by a press'(page) {
    const asked = await others(page)
    await open(page, '/blocks')
    const video = page.locator('.sqs-block-video')
    await video.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await video.locator('.sw-facade-link').tap()
    await expect(video.frameLocator('iframe').getByText('Elsewhere')).toBeVisible()
  },

  async 'a product is chosen, its form filled in, and it lies in the cart'(page) {
    await open(page, product)
    await page.getByRole('radiogroup', { name: 'Size' }).getByText('Large').tap()
    await page.locator('.sqs-add-to-cart-button').tap()
    await page.getByRole('dialog').getByLabel('Name').fill('Ida')
    await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).tap()
    await expect(page.locator('.sw-cart-pill')).toHaveText('1 item')
  },

  async 'a post is shared, and its comments come by a press'(page) {
    const asked = await others(page)
    await open(page, post)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Bluesky' }).tap()
    expect((await opened).url()).toContain('https://bsky.app/intent/compose')
    expect(asked).toEqual(['bsky.app'])
    await page.getByRole('button', { name: /comments.*disqus\.com/ }).tap()
    await expect.poll(() => asked).toContain('salt-and-kiln.disqus.com')
  },
}

for (const [name, journey] of Object.entries(JOURNEYS)) {
  test(`by touch: ${name}`, ({ page }) => journey(page))
}

test('by touch: from right to left, the next picture comes from the left', async ({ page }) => {
  await site.set({ language: 'ar' })
  await open(page, '/blocks')
  await enlarge(page)
  const figure = dialog(page, 'Pictures').locator('figure')
  await swipe(page, figure, 'right')
  await expect(counted(page, 2)).toBeVisible()
  await swipe(page, figure, 'left')
  await expect(counted(page, 1)).toBeVisible()
})
