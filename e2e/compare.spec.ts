/** The question of publishing says in words what changes, and shows a page published and drafted beside each other; versions are named and looked at. */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePicture } from './picture.ts'

/** Text of the first heading in the frame of one version. */
const headingIn = (page: Page, title: string) =>
  page.frameLocator(`iframe[title="${title}"]`).locator('.sw-section h1').first()

test('changes are listed by section, and both versions of the page shown in frames in which nothing can be pressed', async ({
  page,
}) => {
  await makeSite(page, { email: 'compare@example.com', title: 'Compared' })
  const canvas = await openEditor(page, 'Home')
  await publish(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(page.locator('dialog, [role=dialog]')).toHaveCount(0)
  const was = (await canvas.locator('.sw-section h1').first().textContent()) ?? ''
  await canvas.locator('.sqs-block-button').first().click()
  await page.keyboard.press('Delete')
  await expect(saveState(page)).toHaveText('Saved')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(/^Section 1: Button removed/)).toBeVisible()
  await look(page, 'publish-changes')
  await question.getByRole('button', { name: 'Compare Home' }).press('Enter')

  const compared = page.getByRole('dialog', { name: 'Home: Published and Draft' })
  await expect(compared).toBeVisible()
  await expect(headingIn(page, 'Published: Home')).toHaveText(was)
  await expect(headingIn(page, 'Draft: Home')).toHaveText(was)
  const buttonsIn = (title: string) =>
    page.frameLocator(`iframe[title="${title}"]`).locator('.sw-section .sqs-block-button')
  expect(await buttonsIn('Draft: Home').count()).toBe(
    (await buttonsIn('Published: Home').count()) - 1,
  )
  const marked = page.frameLocator('iframe[title="Draft: Home"]').locator('.sw-section').first()
  await expect(marked).toHaveCSS('outline-style', 'solid')

  // Neither pointer nor keyboard reaches anything on the pages.
  const frame = compared.locator('iframe[title="Published: Home"]')
  const address = await frame.getAttribute('src')
  const box = await frame.boundingBox()
  if (!box) throw new Error('The frame has no place')
  await page.mouse.click(box.x + box.width / 2, box.y + 20)
  expect(await frame.getAttribute('src')).toBe(address)
  expect(page.frames().every((one) => !/\/about$/.test(one.url()))).toBe(true)
  await expectAccessible(page, ['iframe'])
  await takePicture(page, 'comparison-1280')

  await page.setViewportSize({ width: 390, height: 900 })
  await expect(frame).toBeHidden()
  await expectAccessible(page, ['iframe'])
  await takePicture(page, 'comparison-390')
  await compared.getByRole('radio', { name: 'Published' }).press('Space')
  await expect(frame).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await compared.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()

  // The palette leads to it from the page, and so does the style panel.
  await page.keyboard.press('Control+k')
  await page.getByLabel('Search pages, items, orders, settings and actions').fill('Compare with')
  await page.keyboard.press('Enter')
  await expect(compared).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(compared).toBeHidden()
  await page.getByRole('button', { name: 'Styles', exact: true }).click()
  await page
    .getByRole('complementary', { name: 'Styles' })
    .getByRole('button', { name: 'Compare with what is published' })
    .click()
  await expect(compared).toBeVisible()
  await compared.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(compared).toHaveCount(0)

  // A version gets a name as it is published, and another one later; it is looked at and compared without changing anything.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await question.getByLabel('Name of this version').fill('Without a button')
  await question.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(question.getByText('Your site is live.')).toBeVisible()
  await question.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  const versions = history.getByRole('listitem')
  await expect(versions.first()).toContainText('Without a button')
  await look(page, 'history')
  await versions.first().getByRole('button', { name: 'Rename' }).press('Enter')
  await history.getByLabel('Name of this version').fill('No button')
  await history.getByLabel('Name of this version').press('Enter')
  await expect(versions.first().locator('strong')).toHaveText('No button')

  await versions.last().getByRole('button', { name: 'Compare' }).click()
  const old = page.getByRole('dialog', { name: /^Home: .+ and Now$/ })
  await expect(old.getByRole('button', { name: /^Section 1: Button removed/ })).toBeVisible()
  await old.getByRole('button', { name: 'Close' }).click()
  await versions.last().getByRole('button', { name: 'Look at it' }).click()
  const alone = page.getByRole('dialog', { name: /^Home: / })
  await expect(alone.locator('iframe')).toHaveCount(1)
  await expect(
    page.frameLocator('iframe[title$=": Home"]').locator('.sw-section .sqs-block-button').first(),
  ).toBeVisible()
  await expectAccessible(page, ['iframe'])
  await takePicture(page, 'version-alone')
})
