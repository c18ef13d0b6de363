/** Links in a text: found on the site as one types, typed as an address, refused, and given to a section without a name. */

import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { expectTyping, makeSite, openEditor, publish, saveState } from './owner.ts'
import { world } from './world.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Link' })
const field = (page: Page) => dialog(page).getByLabel('Link to')
const option = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('option', { name }).first()

/** Selects all words of the page's first heading and asks for a link. */
async function askForLink(page: Page, canvas: FrameLocator): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await expect
    .poll(() => canvas.locator('h1').evaluate(() => String(getSelection()).length))
    .toBeGreaterThan(3)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
}

const linkIn = (canvas: FrameLocator) => canvas.locator('h1').getByRole('link')

async function openText(page: Page, { email, title }: { email: string; title: string }) {
  await makeSite(page, { email, title, start: 'Shop' })
  const canvas = await openEditor(page, 'Home')
  await canvas.locator('.sqs-html-content h1').first().click()
  await expectTyping(canvas)
  return canvas
}

test('fact 5.editor-messages.02: a link is found by keyboard, and what was meant as mail is refused', async ({
  browser,
  page,
}) => {
  const canvas = await openText(page, { email: 'link-keys@example.com', title: 'Link Keys' })

  await test.step('what was meant as mail is refused', async () => {
    await askForLink(page, canvas)
    await page.keyboard.type('ana@')
    await page.keyboard.press('Enter')
    await expect(
      dialog(page).getByText('Emails must be formatted as name@example.com'),
    ).toBeVisible()
  })

  await test.step('the arrows go through what is found, and Enter links it', async () => {
    await field(page).fill('gall')
    await expect(option(page, /^Gallery/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(option(page, /^Gallery/)).toHaveAttribute('data-focused', 'true')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expectTyping(canvas)
    await expect(linkIn(canvas)).toBeVisible()
  })

  await test.step('what was used lately comes first, and a phone number becomes a link', async () => {
    await askForLink(page, canvas)
    await expect(dialog(page).getByRole('option').first()).toHaveAccessibleName(/^Gallery/)
    await field(page).fill('+49 30 1234-56')
    await option(page, 'tel:+4930123456').click()
    await expect(linkIn(canvas)).toHaveAttribute('href', 'tel:+4930123456')
  })

  await test.step('a product is linked wherever it is', async () => {
    await askForLink(page, canvas)
    await field(page).fill('mug')
    const product = dialog(page)
      .getByRole('group', { name: 'Products' })
      .getByRole('option')
      .first()
    await product.click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(linkIn(canvas)).toHaveAttribute('href', /^item:/)
  })

  await page.keyboard.press('Escape')
  await expect(saveState(page)).toHaveText('Saved')
  await publish(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(world().demo.site.replace(/\/\/[^.]+\./, '//link-keys.'))
  await visitor.locator('h1 a').first().click()
  await expect(visitor).toHaveURL(/\/p\//)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('fact 5.editor-messages.03: what is no address is refused; a section without a name gets one when it is linked, and undo takes it back', async ({
    page,
  }) => {
    const canvas = await openText(page, {
      email: 'link-section@example.com',
      title: 'Link Section',
    })
    await askForLink(page, canvas)
    await test.step('what is none of the site and no address is refused', async () => {
      await field(page).fill('ftp://example.com')
      await page.keyboard.press('Enter')
      await expect(
        dialog(page).getByText('Links must be formatted as example.com or https://example.com'),
      ).toBeVisible()
      await look(page, 'link-picker-refused')
      await page.setViewportSize({ width: 390, height: 844 })
    })
    await field(page).fill('')
    const section = dialog(page)
      .getByRole('group', { name: 'On this page' })
      .getByRole('option')
      .last()
    const [, name = ''] = /becomes #(\S+)/.exec((await section.textContent()) ?? '') ?? []
    await section.click()
    await expect(linkIn(canvas)).toHaveAttribute('href', `#${name}`)
    await page.keyboard.press('Escape')
    await expect(canvas.locator(`section#${name}`)).toHaveCount(1)
    await expect(saveState(page)).toHaveText('Saved')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(linkIn(canvas)).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(canvas.locator(`section#${name}`)).toHaveCount(0)
  })
})
