import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { archive, choose, install } from './install-theme.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePicture, takePictures } from './picture.ts'

test('fill a place of the theme on the page, and find it on every page', async ({ page }) => {
  await makeSite(page, { email: 'fields@example.com', title: 'Filled In' })
  await page.getByRole('link', { name: 'Themes' }).click()
  await install(page, await archive())
  await choose(page, 'Use Everything', 'Everything')
  await page.getByRole('link', { name: 'Pages' }).click()
  const canvas = await openEditor(page, 'Studio')

  const intro = canvas.locator('#pageIntro')
  await expect(intro).toHaveClass(/\bempty\b/)
  await page.getByRole('button', { name: 'Add section to “Intro”' }).click()
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Text' }).first().click()
  await expect(intro.locator('[data-block-id]').first()).toBeVisible()
  await expect(intro).not.toHaveClass(/\bempty\b/)
  await expect(page.getByText('it is the same on every page that shows it')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  await takePictures(page, 'fields')
  await expectAccessible(page, ['iframe'])
  await page.keyboard.press('ControlOrMeta+z')
  await expect(intro.locator('[data-block-id]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add section to “Intro”' }).click()
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Text' }).first().click()
  await expect(saveState(page)).toHaveText('Saved')

  await page.reload()
  await expect(intro.locator('[data-block-id]').first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Back|^Pages/ })
    .first()
    .click()
  await page.getByText('Work', { exact: true }).first().click()
  await expect(intro.locator('[data-block-id]').first()).toBeVisible()
})

test(
  'begin an item as a type of the theme, and fill its own place on its page',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'projects@example.com', title: 'Own Places' })
    await page.getByRole('link', { name: 'Themes' }).click()
    await install(page, await archive())
    await choose(page, 'Use Everything', 'Everything')
    await page.getByRole('link', { name: 'Pages' }).click()
    await page.getByRole('button', { name: 'Add page' }).click()
    await page.getByRole('menuitem', { name: 'Gallery' }).click()
    await page.getByLabel('Title').fill('Works')
    await page.getByRole('dialog').getByRole('button', { name: /^Add/ }).click()
    await page.getByRole('link', { name: 'Page settings' }).click()
    await page.getByRole('button', { name: /Type in the theme/ }).click()
    await page.getByRole('option', { name: 'Projects' }).click()
    await expect(saveState(page)).toHaveText('Saved')
    await page.goBack()

    await page.getByRole('link', { name: 'Add Project' }).first().click()
    await expect(page.getByRole('heading', { name: 'New Project' })).toBeVisible()
    await page.getByLabel('Title', { exact: true }).fill('Kiln house')
    await page.getByLabel('Client').fill('Salt & Sons')
    await expectAccessible(page)
    await takePicture(page, 'project')
    await page.getByRole('button', { name: 'Add Project' }).first().click()
    await page.getByRole('link', { name: 'Edit on the page' }).click()

    const place = page.frameLocator('iframe').locator('[id$="_intro"]')
    await page.getByRole('button', { name: 'Add section to “Kiln house”' }).click()
    await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Text' }).first().click()
    await expect(place.locator('[data-block-id]').first()).toBeVisible()
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(place.locator('[data-block-id]').first()).toBeVisible()
  },
)

test(
  'fill a place of the theme on the page of one product, and of a post',
  NIGHTLY,
  async ({ page }) => {
    const openProduct = async (title: string) => {
      await page.getByRole('link', { name: 'Products' }).first().click()
      await page.getByRole('link', { name: title }).first().click()
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    }
    const toEditor = page.getByRole('link', { name: 'Edit on the page' })
    await makeSite(page, { email: 'shelf@example.com', title: 'Told Apart', start: 'Shop' })
    await openProduct('Everyday Mug')
    // Its body can be written in every theme; its store is not live yet.
    await expect(toEditor).toBeVisible()
    await expect(page.getByRole('link', { name: 'View in store' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Themes' }).click()
    await install(page, await archive())
    await choose(page, 'Use Everything', 'Everything')
    await page.getByRole('link', { name: 'Pages' }).first().click()
    await openEditor(page, 'Home')
    await publish(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('link', { name: 'Back to pages' }).click()
    await openProduct('Everyday Mug')
    await expect(toEditor).toBeVisible()
    await takePictures(page, 'product-form')
    // Someone who sells and does not write is not led there.
    await page.route('**/api/site', async (route) => {
      const response = await route.fetch()
      const { site } = await response.json()
      const capabilities = site.capabilities.filter((one: string) => one !== 'content.edit')
      await route.fulfill({ response, json: { site: { ...site, capabilities } } })
    })
    const known = page.waitForResponse((response) => response.url().endsWith('/template-pages'))
    await page.reload()
    await known
    await expect(page.getByRole('link', { name: 'View in store' })).toBeVisible()
    await expect(toEditor).toHaveCount(0)
    await page.unroute('**/api/site')
    await page.reload()
    await expect(toEditor).toBeVisible()
    await expectAccessible(page)
    await toEditor.click()

    const place = page.frameLocator('iframe').locator('[id^="item-"][id$="_sidebar"]')
    const addSection = page.getByRole('button', { name: 'Add section to “Sidebar”' })
    const fill = async () => {
      await place.scrollIntoViewIfNeeded()
      await addSection.click()
      await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Text' }).first().click()
      await expect(place.locator('[data-block-id]').first()).toBeVisible()
    }
    await fill()
    await expect(saveState(page)).toHaveText('Saved')
    await takePictures(page, 'product-editor')
    await expectAccessible(page, ['iframe'])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(place.locator('[data-block-id]')).toHaveCount(0)
    await fill()
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(place.locator('[data-block-id]').first()).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: /Publish blocks in the theme/ })).toBeChecked()
    await takePictures(page, 'publish-product')
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    const live = page.getByRole('dialog').getByRole('link', { name: /View/ })
    const shown = page.context().waitForEvent('page')
    await live.click()
    const visitor = await shown
    await expect(visitor.getByRole('heading', { name: 'A heading that invites' })).toBeVisible()
    await visitor.close()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()

    await page.getByRole('link', { name: 'Everyday Mug' }).click()
    await expect(page.getByRole('heading', { name: 'Everyday Mug', level: 1 })).toBeVisible()

    // A post goes live by itself, and takes what is in the theme's places along.
    await page.getByRole('link', { name: 'Pages' }).first().click()
    await page.getByText('Journal', { exact: true }).first().click()
    await page.getByRole('link', { name: 'Open its list' }).click()
    await page.getByText('Three weeks in the life of a bowl').first().click()
    await fill()
    await expect(saveState(page)).toHaveText('Saved')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const withFields = dialog.getByRole('checkbox', { name: /Publish blocks in the theme/ })
    await expect(withFields).toBeChecked()
    await takePictures(page, 'publish-post')
    await expectAccessible(page, ['iframe'])
    await expect(dialog.getByText(/go live now, on every page/)).toBeVisible()
    await dialog.getByRole('radio', { name: 'Schedule for…' }).press('Space')
    await expect(dialog.getByText(/alone is seen when it is/)).toBeVisible()
    await takePictures(page, 'schedule-post')
    await expectAccessible(page, ['iframe'])
    await dialog.getByRole('radio').first().press('Space')

    // Unticked, they stay a draft.
    await withFields.press('Space')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    const before = await page.context().newPage()
    await before.goto((await dialog.getByRole('link', { name: /View/ }).getAttribute('href')) ?? '')
    await expect(before.getByRole('heading', { name: /Three weeks/ }).first()).toBeVisible()
    await expect(before.getByRole('heading', { name: 'A heading that invites' })).toHaveCount(0)
    await before.close()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(withFields).toBeChecked()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    const address = await dialog.getByRole('link', { name: /View/ }).getAttribute('href')
    await page.goto(address ?? '')
    await expect(page.getByRole('heading', { name: 'A heading that invites' })).toBeVisible()
  },
)
