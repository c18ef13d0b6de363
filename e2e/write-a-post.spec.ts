import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

test('add a blog, write a post on its page, schedule it, publish it, and read it', async ({
  browser,
  page,
}) => {
  await makeSite(page, { email: 'writer@example.com', title: 'Low Tide' })
  const live = world().demo.site.replace(/\/\/[^.]+\./, '//low-tide.')
  const visitor = await (await browser.newContext()).newPage()

  await page.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('menuitem', { name: 'Blog' }).click()
  await page.getByRole('button', { name: 'Add and fill it' }).click()
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Add post' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill('What the sea leaves')
  await page.getByRole('combobox', { name: 'Tags' }).fill('shells')
  await page.getByRole('combobox', { name: 'Tags' }).press('Enter')
  await page.getByRole('combobox', { name: 'Tags' }).fill('Shells')
  await page.getByRole('combobox', { name: 'Tags' }).press('Enter')
  await expect(page.getByText('This tag already exists')).toBeVisible()
  await page.getByRole('combobox', { name: 'Tags' }).fill('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add post' }).first().click()
  await expect(page.getByText('Saved “What the sea leaves”')).toBeVisible()

  await page.getByRole('link', { name: 'Edit on the page' }).click()
  const canvas = page.frameLocator('iframe')
  await expect(canvas.getByRole('heading', { name: 'What the sea leaves' })).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  await page.getByRole('button', { name: 'Add Text', exact: true }).click()
  const text = canvas.locator('.sqs-block-html').first()
  await text.click()
  await text.dblclick({ position: { x: 20, y: 14 } })
  await expect(canvas.locator('[contenteditable="true"]')).toBeFocused()
  await page.keyboard.type('Mostly glass and rope.')
  await page.keyboard.press('Escape')
  await expect(text).toContainText('Mostly glass and rope.')
  await expect(saveState(page)).toHaveText('Saved')
  await expectAccessible(page, ['iframe'])

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByText('Schedule for…').click()
  await expectAccessible(page, ['iframe'])
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText(/It goes live by itself/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('link', { name: 'What the sea leaves' }).click()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()

  // The page it stands on goes live with the rest of the site, the post when its time has come.
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await openEditor(page, 'Home')
  await publish(page)
  await visitor.goto(`${live}/blog`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await expect(visitor.getByText('What the sea leaves')).toHaveCount(0)
  const early = await visitor.goto(`${live}/blog/what-the-sea-leaves`)
  expect(early?.status()).toBe(404)

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('link', { name: 'Back to pages' }).click()
  await page.getByText('Blog', { exact: true }).first().click()
  await expectAccessible(page)
  await page.getByText('What the sea leaves').click()
  await page.getByText('Publish now').click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Public', { exact: true }).first()).toBeVisible()

  await visitor.goto(`${live}/blog`)
  await visitor.getByRole('link', { name: 'What the sea leaves' }).first().click()
  await expect(visitor.getByText('Mostly glass and rope.')).toBeVisible()
  await expectAccessible(visitor)
})
