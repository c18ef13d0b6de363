import { expect, test } from '@playwright/test'
import { makeSite, openEditor, publish, saveState, typeAndSave } from './owner.ts'
import { ownerBy } from './people.ts'
import { takePicture, takePictures } from './picture.ts'
import { world } from './world.ts'

test('type in the header, go on elsewhere, take it back after a reload', async ({ page }) => {
  await makeSite(page, { email: 'header@example.com', title: 'Headlines' })
  const canvas = await openEditor(page, 'Home')
  const header = canvas.locator('header').first()
  const blocks = canvas.locator('[data-block-id]')

  await page.getByRole('button', { name: 'Edit header' }).click()
  await page.getByRole('textbox', { name: 'Announcement' }).fill('Open on Sundays')
  await expect(canvas.getByText('Open on Sundays')).toBeVisible()
  await page.getByLabel('Title in the header').fill('Fresh headlines')
  await expect(header).toContainText('Fresh headlines')
  await takePicture(page, 'editor-header')

  // The theme's choices about the header stand with it, and are steps of undo like all else.
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByText('Sticky Header', { exact: true }).click()
  await expect(header).toHaveCSS('position', 'sticky')
  await settings.getByRole('button', { name: 'Header Layout' }).click()
  await page.getByRole('option', { name: 'Title Centered' }).click()
  await expect(canvas.locator('body.header-layout-title-centered')).toBeAttached()
  await takePicture(page, 'editor-header-look')
  await page.getByRole('button', { name: 'Undo change header Layout' }).click()
  await expect(canvas.locator('body.header-layout-title-centered')).toHaveCount(0)

  // Something else is clicked at once after the last key: nothing is lost, and nothing was asked.
  await page.getByLabel('Button label').fill('Visit us')
  await blocks.first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo change header' }).click()
  await page.getByRole('button', { name: 'Redo change header' }).click()
  await expect(saveState(page)).toHaveText('Saved')

  await page.reload()
  await expect(header).toContainText('Fresh headlines')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeEnabled()
  while (await undo.isEnabled()) await undo.click()
  await expect(header).toContainText('Headlines')
  await expect(canvas.getByText('Open on Sundays')).toBeHidden()
  const redo = page.getByRole('button', { name: /^Redo/ })
  while (await redo.isEnabled()) await redo.click()
  await expect(canvas.getByText('Open on Sundays')).toBeVisible()

  await publish(page)
  const address = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
  const live = await page.context().newPage()
  await live.goto(address ?? world().demo.studio)
  await expect(live.locator('header').first()).toContainText('Fresh headlines')
  await expect(live.getByText('Open on Sundays')).toBeVisible()
})

test('a logo, more buttons, profiles and the phone menu are drafted, seen and published', async ({
  page,
}) => {
  await makeSite(page, { email: 'header-parts@example.com', title: 'Kiln & Co', start: 'Shop' })
  const [, siteId = ''] = /sites\/(\w+)/.exec(page.url()) ?? []
  const owner = ownerBy(page.request, world().demo.studio)
  const { body } = await owner.get(`/s/${siteId}/api/settings`)
  const socialAccounts = ['https://www.instagram.com/kiln', 'https://github.com/kiln']
  await owner.put(`/s/${siteId}/api/settings`, { ...body.settings, socialAccounts })

  const canvas = await openEditor(page, 'Home')
  const header = canvas.locator('header').first()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await page.getByRole('button', { name: 'Edit header' }).click()

  await settings.getByText('A picture', { exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByRole('button', { name: /^Use / }).first().click()
  const logo = header.getByRole('img', { name: 'Kiln & Co' })
  await expect(logo).toBeVisible()
  await settings.getByLabel('Description of the logo').fill('A kiln')
  await expect(header.getByRole('img', { name: 'A kiln' })).toBeVisible()

  await settings.getByLabel('Button label').fill('Visit')
  await settings.getByRole('button', { name: 'Add a button' }).click()
  await expect(settings.getByLabel('Label of button 2')).toBeFocused()
  await page.keyboard.type('Gifts')
  await settings.getByLabel('Link of button 2').fill('/gifts')
  await expect(header.getByText('Gifts', { exact: true }).first()).toBeAttached()
  await settings.getByRole('button', { name: 'Move button 2 up' }).click()
  await expect(settings.getByLabel('Button label')).toHaveValue('Gifts')
  await expect(settings.getByLabel('Button label')).toBeFocused()

  await settings.getByText('GitHub (kiln)').click()
  await settings.getByText('Instagram (kiln)').click()
  await settings.getByRole('button', { name: 'Move Instagram (kiln) up' }).click()
  const profiles = header
    .locator('.site-profiles')
    .first()
    .getByRole('link', { includeHidden: true })
  await expect(profiles).toHaveCount(2)
  await expect(profiles.first()).toHaveAccessibleName('Instagram')

  await settings.getByRole('button', { name: 'Phone Menu' }).click()
  await page.getByRole('option', { name: 'Drawer' }).click()
  await expect(canvas.locator('body.phone-menu-drawer')).toBeAttached()
  await expect(saveState(page)).toHaveText('Saved')

  // The menu is seen open, and stays so while what it holds is changed.
  await settings.getByText('Show the open menu').click()
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
  const open = canvas.getByRole('navigation', { name: 'Menu' })
  await expect(open.getByText('Gifts')).toBeVisible()
  await takePicture(page, 'editor-phone-menu')
  await settings.getByText('Phone Menu Profiles').click()
  await expect(open.locator('.site-profiles')).toBeHidden()
  await settings.getByText('Phone Menu Profiles').click()
  await expect(open.locator('.site-profiles')).toBeVisible()
  await settings.getByLabel('Label of button 2').fill('Visit us')
  await expect(open.getByText('Visit us')).toBeVisible()
  await settings.getByText('Show the open menu').click()
  await expect(open).toBeHidden()
  await page.getByText('Desktop', { exact: true }).click()
  await takePictures(page, 'editor-header-parts')

  await publish(page)
  const address = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
  const live = await page.context().newPage()
  await live.goto(address ?? '')
  const shown = live.locator('header').first()
  await expect(shown.getByRole('img', { name: 'A kiln' })).toBeVisible()
  await expect(shown.getByRole('link', { name: 'Gifts' }).first()).toBeVisible()
  await takePicture(live, 'live-header-parts-1280')
  await live.setViewportSize({ width: 390, height: 844 })
  await shown.locator('summary').first().click()
  const menu = shown.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Visit us' })).toBeVisible()
  // A drawer leaves some of the page beside it.
  const box = await menu.boundingBox()
  expect(box?.x).toBeGreaterThan(0)
  await takePicture(live, 'live-header-parts-390')
})

test('the title is typed on the page, by mouse and by keyboard', async ({ page }) => {
  await makeSite(page, { email: 'header-title@example.com', title: 'Old Name' })
  const canvas = await openEditor(page, 'Home')
  const title = canvas.locator('header').first().getByText('Old Name')
  const typed = canvas.getByRole('textbox', { name: 'Title' })

  await title.click()
  await expect(page.getByRole('button', { name: 'Header settings' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(typed).toBeFocused()
  await typeAndSave(page, 'Bright Kiln', () => page.keyboard.type('Bright Kiln'))
  await page.keyboard.press('Enter')
  await expect(typed).toHaveCount(0)
  const newTitle = canvas.locator('header').first().getByText('Bright Kiln')
  await expect(newTitle).toBeVisible()
  await expect(page.getByLabel('Title in the header')).toHaveValue('Bright Kiln')

  const undo = page.getByRole('button', { name: /^Undo/ })
  while (await undo.isEnabled()) await undo.click()
  await expect(title).toBeVisible()
  const redo = page.getByRole('button', { name: /^Redo/ })
  while (await redo.isEnabled()) await redo.click()
  await expect(newTitle).toBeVisible()

  // The header is selected, so one more press types; a title without words is the site's own.
  await newTitle.click()
  await expect(typed).toBeFocused()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await expect(typed).toHaveCount(0)
  await expect(title).toBeVisible()
  await expect(page.getByLabel('Title in the header')).toHaveValue('')
})

test('a typed address becomes a link that follows its page, and a button leads to a post', async ({
  page,
}) => {
  await makeSite(page, { email: 'signposts@example.com', title: 'Signposts' })
  const owner = ownerBy(page.request, world().demo.studio)
  const api = `/s/${/\/sites\/([^/]+)/.exec(page.url())?.[1]}/api`
  const blog = (await owner.post(`${api}/pages`, { title: 'Notes', kind: 'blog' })).body.page
  const post = { title: 'Low tide', status: 'public' }
  await owner.post(`${api}/collections/${blog.id}/items`, post)
  await page.reload()
  const canvas = await openEditor(page, 'Home')
  const header = canvas.locator('header').first()
  await page.getByRole('button', { name: 'Edit header' }).click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const address = settings.getByRole('textbox', { name: /^Button link/ })
  await settings.getByLabel('Button label').fill('Meet us')
  await address.fill('/contact')
  await settings.getByRole('button', { name: 'Follow “Contact”' }).press('Enter')
  await expect(address).toHaveValue('Contact')
  await expect(address).toBeFocused()
  await expect(header.getByRole('link', { name: 'Meet us' }).first()).toHaveAttribute(
    'href',
    '/contact',
  )
  await settings.getByRole('button', { name: 'Remove “Button link”' }).press('Enter')
  await expect(address).toHaveValue('')
  await expect(address).toBeFocused()

  await address.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByLabel('Link to').fill('Low')
  await dialog.getByRole('option', { name: /Low tide/ }).click()
  await expect(address).toHaveValue('Low tide')
  await expect(header.getByRole('link', { name: 'Meet us' }).first()).toHaveAttribute(
    'href',
    '/notes/low-tide',
  )
  await takePicture(page, 'editor-header-follows')
})
