import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePicture, takePictures } from './picture.ts'
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
  const canvas = page.frameLocator('iframe')
  await page.locator('[data-list-add]').getByRole('button', { name: 'Add the first post' }).click()
  const title = canvas.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await page.keyboard.type('What the sea leaves')
  // A writer who types on at once has nothing of the text in the title.
  await page.keyboard.press('Enter')
  await page.keyboard.type('Mostly glass and rope.')
  await expect(page.getByText('4 words · 1 minute to read')).toBeVisible()
  await page.getByRole('button', { name: 'Only the words' }).click()
  await expect(saveState(page)).toBeHidden()
  await expect(canvas.getByRole('contentinfo')).toBeHidden()
  await expect(canvas.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden()
  await expect(canvas.getByText('Mostly glass and rope.')).toBeVisible()
  await takePicture(page, 'only-words-1280')
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(canvas.getByRole('contentinfo')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(canvas.getByRole('heading', { name: 'What the sea leaves' })).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')

  // Everything else is in the drawer, which saves by itself.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const drawer = page.getByRole('complementary', { name: 'Settings' })
  const tags = drawer.getByRole('combobox', { name: 'Tags' })
  await tags.fill('shells')
  await tags.press('Enter')
  await tags.fill('Shells')
  await tags.press('Enter')
  await expect(drawer.getByText('This tag already exists')).toBeVisible()
  await tags.fill('')
  await expect(drawer.getByLabel('Title', { exact: true })).toHaveValue('What the sea leaves')
  await expect(drawer.getByLabel('Address')).toHaveValue('what-the-sea-leaves')
  await expectAccessible(page, ['iframe'])
  await takePictures(page, 'writing')

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByText('Schedule for…').click()
  await expectAccessible(page, ['iframe'])
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText(/It goes live by itself/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page.getByRole('grid').getByText('Scheduled', { exact: true })).toBeVisible()

  // From the list to the page that shows it, and back.
  await page.getByRole('link', { name: 'See its page' }).click()
  await expect(canvas.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible()
  await takePictures(page, 'collection')
  await page.getByRole('link', { name: 'Open its list' }).click()

  // The page it stands on goes live with the rest of the site, the post when its time has come.
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
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
  await page.getByRole('link', { name: 'Open its list' }).click()
  await expectAccessible(page)
  await page.getByText('What the sea leaves').click()
  await page.getByText('Publish now').click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)

  await visitor.goto(`${live}/blog`)
  await visitor.getByRole('link', { name: 'What the sea leaves' }).first().click()
  await expect(visitor.getByText('Mostly glass and rope.')).toBeVisible()
  await expectAccessible(visitor)
})
