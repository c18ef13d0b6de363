/** Clicks of the eight things that a new owner does first, counted; the guide for owners has the same numbers. */

import { expect, type Locator, type Page, test } from '@playwright/test'
import { closeOthers } from '../close-others.ts'
import { expectTyping, makeSite, saveState } from '../owner.ts'
import { world } from '../world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

type Press = (target: Locator, clickCount?: number) => Promise<void>

interface Task {
  readonly name: string
  readonly clicks: number
  run(page: Page, press: Press): Promise<void>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const canvasOf = (page: Page) => page.frameLocator('iframe')
const home = (page: Page) => page.getByText('Home', { exact: true }).first()

async function openHome(page: Page, press: Press) {
  await press(home(page))
  await expect(canvasOf(page).locator('[data-block-id]').first()).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  return canvasOf(page)
}

const TASKS: readonly Task[] = [
  {
    name: 'make a site and publish it',
    clicks: 4,
    async run(page, press) {
      await page.goto(world().demo.studio)
      await press(page.getByRole('link', { name: 'New site' }))
      await page.keyboard.type('Second Wind')
      await press(button(page, 'Make the site'))
      await expect(canvasOf(page).locator('[data-block-id]').first()).toBeVisible()
      await press(button(page, 'Publish'))
      await press(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }))
      await expect(page.getByText('Your site is live.')).toBeVisible()
    },
  },
  {
    name: 'change the headline',
    clicks: 5,
    async run(page, press) {
      const canvas = await openHome(page, press)
      const headline = canvas.locator('h1').first()
      await press(headline)
      await press(headline, 3)
      await expectTyping(canvas)
      await page.keyboard.type('Glazed on a Sunday')
      await expect(headline).toHaveText('Glazed on a Sunday')
    },
  },
  {
    name: 'add a page',
    clicks: 2,
    async run(page, press) {
      await press(button(page, 'Add page'))
      await press(page.getByRole('menuitem', { name: /^Page/ }).first())
      await expect(page.getByLabel('Title')).toBeFocused()
      await page.keyboard.type('Workshops')
      await page.keyboard.press('Enter')
      await expect(page).toHaveTitle(/Workshops/)
    },
  },
  {
    name: 'add a post',
    clicks: 2,
    async run(page, press) {
      await press(page.getByText('Journal', { exact: true }).first())
      await press(page.locator('[data-list-add]').getByRole('button', { name: 'Add post' }))
      await expect(canvasOf(page).getByRole('textbox', { name: 'Title' })).toBeFocused()
      await page.keyboard.type('A new kiln')
      await expect(page.getByRole('heading', { name: /A new kiln/, level: 1 })).toBeAttached()
    },
  },
  {
    name: 'add a product',
    clicks: 5,
    async run(page, press) {
      await press(page.getByRole('link', { name: 'Products' }).first())
      await press(page.getByRole('link', { name: 'Add product' }).first())
      await press(page.getByLabel('Title', { exact: true }))
      await page.keyboard.type('Bowl')
      await press(page.getByLabel('Price', { exact: true }))
      await page.keyboard.type('24')
      await press(button(page, 'Add product'))
      await expect(page.getByText('Saved “Bowl”')).toBeVisible()
    },
  },
  {
    name: 'change a colour',
    clicks: 3,
    async run(page, press) {
      const canvas = await openHome(page, press)
      await press(button(page, 'Styles'))
      const panel = page.getByRole('complementary', { name: 'Styles' })
      await press(panel.getByRole('textbox', { name: 'Background' }).first())
      await page.keyboard.press('Control+a')
      await page.keyboard.type('#fde7c7')
      await page.keyboard.press('Enter')
      await expect(canvas.locator('body')).toHaveCSS('background-color', 'rgb(253, 231, 199)')
    },
  },
  {
    name: 'give the header a button',
    clicks: 3,
    async run(page, press) {
      const canvas = await openHome(page, press)
      await press(button(page, 'Edit header'))
      await press(page.getByLabel('Button label'))
      await page.keyboard.type('Visit us')
      await expect(canvas.locator('header').first()).toContainText('Visit us')
    },
  },
  {
    name: 'add a form',
    clicks: 3,
    async run(page, press) {
      await press(page.getByRole('link', { name: 'Forms' }).first())
      await press(button(page, 'Add a form'))
      await press(page.getByRole('dialog').getByRole('button', { name: /^Blank/ }))
      await expect(page.getByRole('heading', { name: 'My Form Name', level: 1 })).toBeVisible()
    },
  },
]

test('the eight first tasks take the clicks that the guide says', async ({ page }) => {
  test.setTimeout(180_000)
  await makeSite(page, { email: 'first-tasks@example.com', title: 'First Wind', start: 'Shop' })
  const pages = page.url()
  const taken: Record<string, number> = {}
  for (const { name, run } of TASKS) {
    await test.step(name, async () => {
      await page.goto(pages)
      await expect(page.getByRole('button', { name: /to publish$/ })).toBeVisible()
      let clicks = 0
      await run(page, async (target, clickCount = 1) => {
        clicks += clickCount
        await target.click({ clickCount })
      })
      taken[name] = clicks
    })
  }
  expect(taken).toEqual(Object.fromEntries(TASKS.map(({ name, clicks }) => [name, clicks])))
})
