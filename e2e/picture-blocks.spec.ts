/** Galleries and pictures as blocks: chosen and arranged in the editor, looked at by visitors with script and without. */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePicture } from './picture.ts'

const NAMES = ['room.jpg', 'identity.jpg', 'poster.jpg']

const small = (page: Page) => page.getByRole('grid', { name: 'Chosen pictures' }).getByRole('row')
const labels = (page: Page) => small(page).evaluateAll((all) => all.map((one) => one.ariaLabel))

test(
  'a gallery block and a poster, from the first press to a visitor',
  NIGHTLY,
  async ({ page, browser }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await makeSite(page, { email: 'picture-blocks@example.com', title: 'Six Frames' })
    const canvas = await openEditor(page, 'Home')
    const settings = page.locator('[data-settings-fields]')

    await test.step('pressing the empty gallery asks for several pictures', async () => {
      await page.getByRole('button', { name: 'Add Gallery', exact: true }).click()
      await canvas.getByText('Add pictures', { exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
      for (const name of NAMES) await dialog.getByRole('button', { name }).click()
      await dialog.getByRole('button', { name: 'Add 3 pictures' }).click()
      await expect(canvas.locator('.sw-gallery .slide')).toHaveCount(3)
      await expect(small(page)).toHaveCount(3)
    })

    await test.step('each has words, and a place that the keyboard changes', async () => {
      for (const [place, title] of ['First', 'Second', 'Third'].entries()) {
        await small(page).nth(place).click()
        await settings.getByRole('textbox', { name: /^Title/ }).fill(title)
        await small(page).nth(place).click()
      }
      await small(page).first().focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const place = (after: string, before: string) =>
        page.getByRole('button', { name: `Insert between ${after} and ${before}` })
      await expect(place('Picture 1: First', 'Picture 2: Second')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(place('Picture 2: Second', 'Picture 3: Third')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect
        .poll(() => labels(page))
        .toEqual(['Picture 1: Second', 'Picture 2: First', 'Picture 3: Third'])
      await settings.getByRole('button', { name: /Arrangement/ }).press('Enter')
      await page.getByRole('option', { name: 'Slideshow' }).press('Enter')
      for (const label of [
        'Buttons for back and forward',
        'Small pictures below, to choose from',
        'Go on by itself',
        'Open pictures large above the page',
        'Show titles',
      ]) {
        await settings.getByRole('switch', { name: label }).press('Space')
      }
      await expect(canvas.locator('.sqs-gallery-block-slideshow')).toBeVisible()
      await expectAccessible(page)
      await takePicture(page, 'gallery-block-panel')
    })

    await test.step('a picture becomes a poster whose words are typed in the panel', async () => {
      await page.getByRole('button', { name: 'Add Picture', exact: true }).click()
      await canvas.getByText('Choose a picture', { exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
      await dialog.getByRole('button', { name: /^Use / }).first().click()
      await settings.getByRole('button', { name: /Design/ }).click()
      await page.getByRole('option', { name: 'Poster: words over the picture' }).click()
      await settings.getByRole('textbox', { name: /^Title/ }).fill('Slow fires')
      await expect(canvas.getByRole('heading', { name: 'Slow fires' })).toBeVisible()
      await takePicture(page, 'picture-block-panel')
      await expect(saveState(page)).toHaveText('Saved')
    })

    await publish(page)
    const address = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
    if (!address) throw new Error('The dialog has no link to the site')
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const site = await context.newPage()
    await site.goto(address)
    const current = site.locator('.sqs-active-slide .image-slide-title')
    const pause = site.getByRole('button', { name: 'Stop moving' })

    await test.step('it goes on by itself until somebody takes over', async () => {
      await site.locator('.sw-gallery').scrollIntoViewIfNeeded()
      await expect(pause).toBeVisible()
      await expect(current).toHaveText('First', { timeout: 20_000 })
      await site.getByRole('button', { name: 'Next picture' }).click()
      await expect(site.getByRole('button', { name: 'Go on moving' })).toBeVisible()
      await expect(current).toHaveText('Third')
      await expect(site.getByRole('status').filter({ hasText: '3 of 3' })).toHaveCount(1)
      await site.getByRole('link', { name: 'Second' }).last().press('Enter')
      await expect(current).toHaveText('Second')
      await site.getByRole('list', { name: 'Pictures' }).focus()
      await site.keyboard.press('ArrowRight')
      await expect(current).toHaveText('First')
      const shown = site.locator('.sqs-gallery .slide').nth(1)
      await expect(shown).toBeInViewport({ ratio: 0.98 })
      await look(site, 'gallery-block')
      await expect(shown).toBeInViewport({ ratio: 0.98 })
    })

    await test.step('a picture above the page has an address, and going back closes it', async () => {
      const dialog = site.getByRole('dialog', { name: 'Pictures' })
      await site.locator('.sqs-active-slide a').click()
      await expect(dialog.getByText('2 of 3')).toBeVisible()
      await site.keyboard.press('ArrowRight')
      await expect(dialog.getByText('Third')).toBeVisible()
      const shared = site.url()
      expect(shared).toContain('#slide-')
      await expectAccessible(site)
      await takePicture(site, 'gallery-block-lightbox')
      await site.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(site).toHaveURL(address)

      const other = await context.newPage()
      await other.goto(shared)
      const opened = other.getByRole('dialog', { name: 'Pictures' })
      await expect(opened.getByText('3 of 3')).toBeVisible()
      await other.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
      await expect(other).toHaveURL(address)
      await other.close()
    })
    await context.close()

    await test.step('without script it scrolls, and pictures lead to their files', async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false })
      const bare = await plain.newPage()
      await bare.goto(address)
      await expect(bare.getByRole('heading', { name: 'Slow fires' })).toBeVisible()
      await expect(bare.getByRole('button', { name: 'Next picture' })).toHaveCount(0)
      await bare.getByRole('link', { name: 'Third' }).last().click()
      await expect(bare.locator('.slide').nth(2)).toBeInViewport({ ratio: 0.5 })
      await expect(bare.locator('.slide a').first()).toHaveAttribute('href', /format=2500w$/)
      await plain.close()
    })
  },
)
