/** Publishing from every screen of a site, and the state of the whole site there. */

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor } from './owner.ts'
import { ownerOn } from './people.ts'
import { takePicture } from './picture.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const siteAt = (identifier: string) => world().demo.site.replace(/\/\/[^.]+\./, `//${identifier}.`)
const state = (page: Page) =>
  page.getByRole('button', { name: /^(All published|\d+ changes? to publish)$/ })
const row = (page: Page, title: string) => page.getByRole('row', { name: title })
const siteIdOf = (page: Page) => /\/sites\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? ''

/** Coming back to a window, which browsers without one do not tell. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

async function publishHere(page: Page): Promise<void> {
  await state(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('Your site is live.')).toBeVisible()
}

const closeDialog = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

async function secondTab(context: BrowserContext, page: Page): Promise<Page> {
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(state(second)).toBeVisible()
  return second
}

test('publish a new site from its list of pages, and a change from the settings of a page', async ({
  page,
  context,
}) => {
  await makeSite(page, { email: 'anywhere@example.com', title: 'Any Where' })
  await expect(state(page)).toHaveText(/^\d+ changes to publish$/)
  await expect(row(page, 'Contact').getByText('Draft', { exact: true })).toBeVisible()

  await test.step('what is not live cannot be looked at, so that leads to publishing', async () => {
    await page.getByRole('button', { name: 'View site' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Visitors do not see this site yet.')).toBeVisible()
    await expect(dialog.getByText('Site-wide').first()).toBeVisible()
    await look(page, 'publish-first')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByText('Your site is live.')).toBeVisible()
    const [site] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: 'View site' }).click(),
    ])
    await expect(site).toHaveURL(siteAt('any-where'))
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
    await site.close()
    await closeDialog(page)
  })

  await expect(state(page)).toHaveText('All published')
  await expect(row(page, 'Contact').getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View site' })).toBeVisible()

  await test.step('a change of settings is published where it is made', async () => {
    await row(page, 'Contact').getByRole('button', { name: 'More for Contact' }).click()
    await page.getByRole('menuitem', { name: 'Page settings' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Write to us')
    await expect(state(page)).toHaveText('1 change to publish')
    await look(page, 'publish-page-settings')
    await publishHere(page)
    await closeDialog(page)
    await expect(state(page)).toHaveText('All published')
    await page.getByRole('link', { name: 'Pages' }).first().click()
    await expect(row(page, 'Write to us').getByText('Live', { exact: true })).toBeVisible()
  })

  await test.step('it stands on every screen, on phones too', async () => {
    const places = page.getByRole('navigation', { name: 'Parts of Any Where' })
    for (const place of await places.getByRole('link').all()) {
      await place.click()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(page.getByRole('button', { name: 'All published' })).toBeVisible()
      }
    }
  })

  await test.step('a phone has few places in its bar, and the others in a menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const places = page.getByRole('navigation', { name: 'Parts of Any Where' })
    await expect(places.getByRole('link')).toHaveText(['Pages', 'Products', 'Orders', 'Forms'], {
      useInnerText: true,
    })
    for (const place of await places.locator('a:visible, button:visible').all()) {
      const { width = 0, height = 0 } = (await place.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await places.getByRole('button', { name: 'More' }).press('Enter')
    await expect(page.getByRole('menuitem')).toHaveCount(8)
    await expectAccessible(page)
    await takePicture(page, 'places-on-a-phone')
    await page.getByRole('menuitem', { name: 'Files' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(places.getByRole('button', { name: 'More' })).toBeHidden()
  })
})

test(
  'see what others change and publish, and get on when publishing is refused',
  NIGHTLY,
  async ({ page, context }) => {
    await makeSite(page, { email: 'others@example.com', title: 'Other Hands' })
    await publishHere(page)
    await closeDialog(page)
    await expect(state(page)).toHaveText('All published')

    const second = await secondTab(context, page)
    const siteId = siteIdOf(page)
    await ownerOn(second).post(`/s/${siteId}/api/pages`, {
      kind: 'page',
      title: 'From the other tab',
    })
    await expect
      .poll(() => comeBack(page).then(() => state(page).textContent()))
      .toMatch(/^2 changes/)
    await expect(row(page, 'From the other tab').getByText('Draft', { exact: true })).toBeVisible()

    await expect
      .poll(() => comeBack(second).then(() => state(second).textContent()))
      .toMatch(/^2 changes/)
    await publishHere(second)
    await expect
      .poll(() => comeBack(page).then(() => state(page).textContent()))
      .toBe('All published')
    await expect(row(page, 'From the other tab').getByText('Live', { exact: true })).toBeVisible()

    await test.step('a new home page goes live only with the old one', async () => {
      await row(page, 'Contact').getByRole('button', { name: 'More for Contact' }).click()
      await page.getByRole('menuitem', { name: 'Make it the home page' }).click()
      await expect(state(page)).toHaveText('2 changes to publish')
      await state(page).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Home', { exact: true }).click()
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText(
        'publish the old and the new home page together',
      )
      await takePicture(page, 'publish-refused')
      await dialog.getByRole('button', { name: 'Tick everything' }).click()
    })

    await test.step('a network that is away is no dead end', async () => {
      const dialog = page.getByRole('dialog')
      await page.route(/\/api\/publish$/, (route) => route.abort())
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText('check your internet connection')
      await page.unroute(/\/api\/publish$/)
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog.getByText('Your site is live.')).toBeVisible()
    })
  },
)

test('the editor counts what waits, and saves it before it is published', async ({ page }) => {
  await makeSite(page, { email: 'counts@example.com', title: 'Counting House' })
  await publishHere(page)
  await closeDialog(page)
  const canvas = await openEditor(page, 'Home')
  const button = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(button).toHaveAccessibleDescription('All published')
  await canvas.locator('.sqs-block-button').first().click()
  await page.keyboard.press('Delete')
  await expect(button).toHaveAccessibleDescription('1 change to publish')
  await takePicture(page, 'publish-editor')
  await expectAccessible(page, ['iframe'])
})

test('roles that may not publish see the state, and who may', NIGHTLY, async ({ page }) => {
  await page.route(/\/s\/[0-9a-f]{24}\/api\/site$/, async (route) => {
    const response = await route.fetch()
    const { site } = await response.json()
    const capabilities = site.capabilities.filter((one: string) => one !== 'content.publish')
    await route.fulfill({ response, json: { site: { ...site, capabilities } } })
  })
  await makeSite(page, { email: 'may-not@example.com', title: 'May Not' })
  await page.reload()
  await state(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('administrators, editors, and website managers')).toBeVisible()
  await expect(dialog.getByText('Contact', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await look(page, 'publish-may-not')
})
