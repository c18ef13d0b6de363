/** The editor and the screens around it, on one site whose theme writes down what it hears. */

import { expect, type Frame, type FrameLocator, type Page, test } from '@playwright/test'
import { runInPage } from './in-page.ts'
import { archive, choose, install } from './install-theme.ts'
import { expectTyping, makeSite, openEditor, typeAndSave } from './owner.ts'
import { ownerOn } from './people.ts'
import { takePicture } from './picture.ts'

declare const providers: typeof import('./in-page/providers.tsx')

declare global {
  interface Window {
    heard: string[]
    pageTypes: string[]
  }
}

/** A theme's script that keeps the names of the tweak events it hears. */
const LISTENER = `<script>
window.heard = []
for (const name of ['beforeopen', 'aftershow', 'change', 'reset', 'save', 'close', 'afterclose']) {
  addEventListener('tweak:' + name, ({ detail }) => heard.push([name, detail.name, detail.value].filter(Boolean).join(' ')))
}
</script><img src="/slow.png" alt="" width="1" height="1">`

let page: Page
let canvas: FrameLocator

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  await makeSite(page, { email: 'in-the-studio@example.com', title: 'All Ears' })
  await page.getByRole('link', { name: 'Themes' }).click()
  await install(page, await archive({ 'site.region': (text) => LISTENER + text }, 'plain'))
  await choose(page, 'Use Plain', 'Plain')
  await page.getByRole('link', { name: 'Pages' }).click()
  canvas = await openEditor(page, 'Home')
})
test.afterAll(() => page.close())

function frame(): Frame {
  const [found] = page.frames().slice(1)
  if (!found) throw new Error('The editor has no page')
  return found
}

test.describe('a theme’s scripts hear of tweaks', () => {
  const heard = () => frame().evaluate(() => window.heard)
  const panel = () => page.getByRole('complementary', { name: 'Styles' })

  test('fact 2.editor.09: before they are opened', async () => {
    expect(await heard()).toEqual([])
    await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
    await expect.poll(heard).toContain('beforeopen')
  })

  test('fact 2.editor.07: after they are shown', async () => {
    await expect(panel().getByText('Theme: Plain')).toBeVisible()
    await expect.poll(heard).toEqual(['beforeopen', 'aftershow'])
  })

  test('fact 2.editor.03: when one changes', async () => {
    await panel().getByRole('textbox', { name: 'Text Color' }).fill('#7b2d90')
    await expect.poll(heard).toContain('change textColor #7b2d90')
  })

  test('fact 2.editor.05: when they are saved', async () => {
    await expect(panel().getByText('Saved as a draft.')).toBeVisible()
    await expect.poll(heard).toContain('save')
  })

  test('fact 2.editor.06: when all are reset, and only then', async () => {
    expect(await heard()).not.toContain('reset')
    await panel().getByRole('button', { name: 'Reset all styles' }).click()
    await expect.poll(heard).toContain('reset')
    expect((await heard()).filter((name) => name === 'reset')).toHaveLength(1)
    // The reset is saved, too; nothing of it comes later.
    await expect.poll(async () => (await heard()).at(-1)).toBe('save')
  })

  test('fact 2.editor.04: when they are closed', async () => {
    expect(await heard()).not.toContain('close')
    await panel().getByRole('button', { name: 'Close' }).click()
    await expect.poll(heard).toContain('close')
  })

  test('fact 2.editor.08: after they are closed', async () => {
    await expect.poll(async () => (await heard()).slice(-2)).toEqual(['close', 'afterclose'])
  })
})

test.describe('styling says which page it is about', () => {
  const panel = () => page.getByRole('complementary', { name: 'Styles' })
  /** Page types of the tweak events that the page in the frame has heard since it was listened to. */
  const types = () => frame().evaluate(() => [...new Set(window.pageTypes)])

  async function listen(): Promise<void> {
    await frame().evaluate(() => {
      window.pageTypes = []
      for (const name of ['tweak:change', 'tweak:aftershow'] as const) {
        addEventListener(name, ({ detail }: CustomEventInit<{ pageType: string }>) =>
          window.pageTypes.push(detail?.pageType ?? ''),
        )
      }
    })
  }

  async function color(value: string): Promise<void> {
    await panel().getByRole('textbox', { name: 'Text Color' }).fill(value)
  }

  async function show(screen: string): Promise<void> {
    await panel().getByRole('button', { name: 'Shown beside the styles' }).click()
    await page.getByRole('option', { name: screen }).click()
  }

  test('fact 2.editor.14: a page, by its style', async () => {
    await listen()
    await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
    await expect.poll(types).toEqual(['style'])
  })

  test('fact 2.editor.11: the lock screen, which the frame shows as visitors get it', async () => {
    await show('The lock screen')
    await expect(canvas.getByText('This site is private')).toBeVisible()
    await listen()
    await color('#1f5c3a')
    await expect.poll(types).toEqual(['lock-screen'])
    await expect(canvas.locator('main')).toHaveCSS('color', 'rgb(31, 92, 58)')
    await takePicture(page, 'styles-lock-screen-1400')
  })

  test('fact 2.editor.13: the checkout with a sample cart, where nothing can be bought', async () => {
    await show('The checkout')
    await expect(canvas.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
    await listen()
    await color('#1f5c3c')
    await expect.poll(types).toEqual(['checkout'])
    await expect(canvas.locator('main')).toHaveCSS('color', 'rgb(31, 92, 60)')
    // The address of the bill is folded away by the page's own styles.
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveCount(1)
    await takePicture(page, 'styles-checkout-1400')
    await canvas.getByRole('button', { name: /^Pay .*\d/ }).click()
    await expect(canvas.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  })

  test('fact 2.editor.12: the popup', async () => {
    await show('The popup')
    await expect(canvas.locator('.sw-popup')).toBeAttached()
    await listen()
    await color('#1f5c3b')
    await expect.poll(types).toEqual(['popup-overlay'])
    await panel().getByRole('button', { name: 'Close' }).click()
    await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
  })

  test('fact 2.editor.10: a cover page', async () => {
    const home = page.url()
    const owner = ownerOn(page)
    const [, site] = /\/sites\/(\w+)\//.exec(home) ?? []
    const made = await owner.post(`/s/${site}/api/pages`, { title: 'Cover', kind: 'splash-page' })
    await page.goto(home.replace(/\/edit\/.*/, `/edit/${made.body.page.id}`))
    await expect(page.locator('[aria-busy=false]').first()).toBeVisible()
    await listen()
    await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
    await expect.poll(types).toEqual(['splash-page'])
    await page.goto(home)
  })
})

test.describe('the frame tells its toolbar', () => {
  const tools = () => page.locator('[aria-busy]').filter({ hasText: /./ }).first()

  test('fact 2.editor.01: when everything of the page is loaded', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/slow.png', async (route) => {
      await isAnswered
      await route.abort()
    })
    await page.reload()
    await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
    await expect(tools()).toHaveAttribute('aria-busy', 'true')
    answer()
    await expect(tools()).toHaveAttribute('aria-busy', 'false')
    await page.unrouteAll()
  })

  test('fact 2.editor.02: when the page leaves', async () => {
    await frame().evaluate(() => location.replace('/elsewhere'))
    await expect(tools()).toHaveText('The page has left its frame. What you changed is kept.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(tools()).toHaveAttribute('aria-busy', 'false')
    await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
  })
})

test.describe('the editor', () => {
  const width = () => frame().evaluate(() => innerWidth)

  test('fact 1.owners.02: shows the page as desktops do', async () => {
    await expect(page.getByRole('radio', { name: 'Desktop' })).toBeChecked()
    expect(await width()).toBeGreaterThanOrEqual(1280)
  })

  test('fact 1.owners.03: shows the page as phones do', async () => {
    await page.getByText('Phone', { exact: true }).click()
    await expect.poll(width).toBe(390)
    await page.getByText('Desktop', { exact: true }).click()
  })

  test('fact 1.owners.01: has the page edited on the page itself', async () => {
    const heading = canvas.locator('h1').first()
    await heading.click()
    await heading.click({ clickCount: 3 })
    await expectTyping(canvas)
    await typeAndSave(page, 'Written where it stands', async () => {
      await page.keyboard.type('Written where it stands')
      await page.keyboard.press('Escape')
      await expect(heading).toHaveText('Written where it stands')
    })
    await page.reload()
    await expect(page.frameLocator('iframe').locator('h1').first()).toHaveText(
      'Written where it stands',
    )
  })
})

test.describe('a confirm dialog', () => {
  const row = () => page.getByRole('row', { name: 'Contact' })

  test.beforeAll(async () => {
    await page.goto(page.url().replace(/\/edit\/.*/, '/pages'))
  })

  async function answer(button: string): Promise<void> {
    await row().getByRole('button', { name: 'More for Contact' }).click()
    await page.getByRole('menuitem', { name: 'Remove page' }).click()
    const pressed = page.getByRole('alertdialog').getByRole('button', { name: button, exact: true })
    await pressed.click()
    await expect(pressed).toHaveCount(0)
  }

  test('fact 2.editor.17: can be cancelled, and nothing happens', async () => {
    await answer('Cancel')
    await page.reload()
    await expect(row()).toBeVisible()
  })

  test('fact 2.editor.16: can be confirmed, and it happens', async () => {
    await answer('Remove page')
    await expect(row()).toHaveCount(0)
  })
})

test.describe('a question that waits', () => {
  const row = () => page.getByRole('row', { name: 'Work' }).first()
  const question = () => page.getByRole('alertdialog', { name: 'Remove “Work”?' })

  async function ask(): Promise<void> {
    await row()
      .getByRole('button', { name: /^More for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Remove page' }).click()
    await expect(question()).toBeVisible()
  }

  test('fact 2.editor.19: its cancel is disabled while it is done', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/pages/*', async (route) => {
      await isAnswered
      await route.abort()
    })
    await ask()
    await question().getByRole('button', { name: 'Remove page' }).click()
    await expect(question().getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(question()).toBeVisible()
    answer()
    await expect(question().getByRole('button', { name: 'Cancel' })).toBeEnabled()
    await page.unrouteAll()
    await page.keyboard.press('Escape')
    await expect(question()).toHaveCount(0)
  })

  test('fact 2.editor.18: it closes by itself once nobody is there, and nothing happens', async () => {
    await page.clock.install()
    await page.reload()
    await ask()
    await page.clock.fastForward(119_000)
    await page.mouse.move(7, 7)
    await page.clock.fastForward(119_000)
    await expect(question()).toBeVisible()
    await page.clock.fastForward(2_000)
    await expect(question()).toHaveCount(0)
    await expect(row()).toBeVisible()
  })
})

test.describe('helpers that count on a provider', () => {
  test.beforeAll(() => runInPage(page, 'providers'))

  test('fact 8.store-session.06: asking for a confirmation throws outside of it', async () => {
    expect(await page.evaluate(() => providers.confirmInside())).toBe('')
    expect(await page.evaluate(() => providers.confirmOutside())).toContain('ConfirmProvider')
  })

  test('fact 8.store-session.07: reading a context throws outside of it', async () => {
    expect(await page.evaluate(() => providers.contextInside())).toBe('')
    expect(await page.evaluate(() => providers.contextOutside())).toContain('ShelfContext')
  })
})

test.describe('the mark of the studio', () => {
  for (const [fact, part, color] of [
    ['9.brand.01', 'rect', 'rgb(2, 122, 255)'],
    ['9.brand.02', 'path:last-of-type', 'rgb(255, 184, 2)'],
  ] as const) {
    test(`fact ${fact}: has the brand’s colour ${color}`, async () => {
      const mark = page.locator('svg[viewBox="0 0 28 28"]').first()
      await expect(mark.locator(part)).toHaveCSS('fill', color)
    })
  }
})

test('fact 9.texts.04: what is newer than a minute is from now', async () => {
  // Asked for by itself: what a page was answered may be gone by the time it is read.
  const [, site] = /\/sites\/(\w+)\//.exec(page.url()) ?? []
  const list = await page.request.get(new URL(`/s/${site}/api/pages`, page.url()).href)
  const { pages } = await list.json()
  const { updatedAt } = pages.find(({ isHome }: { isHome: boolean }) => isHome)
  for (const [age, words] of [
    [59_999, 'now'],
    [60_000, '1 minute ago'],
  ] as const) {
    await page.clock.setFixedTime(updatedAt + age)
    await page.reload()
    await expect(
      page.getByRole('row', { name: 'Home' }).getByText(words, { exact: true }),
    ).toBeVisible()
  }
})

test('fact 9.misc.06: sizes of files are in units of 1024, from Bytes to YB', async () => {
  const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB']
  // One of the site's pictures in every size.
  await page.route(/\/api\/assets(\?|$)/, async (route) => {
    const response = await route.fetch()
    const [picture] = (await response.json()).items
    const items = units.map((unit, power) => {
      const id = power.toString().padStart(24, '0')
      return { ...picture, id, filename: `In ${unit}`, bytes: 2 * 1024 ** power }
    })
    await route.fulfill({ response, json: { items, nextCursor: null } })
  })
  await page.getByRole('link', { name: 'Files' }).click()
  for (const unit of units) {
    const file = page.getByRole('row', { name: `In ${unit}` })
    await expect(file).toContainText(`, 2 ${unit}`)
  }
})
