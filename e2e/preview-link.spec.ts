/** A link that shows the draft to somebody without an account. */

import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'
import { takePicture } from './picture.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const siteIdOf = (page: Page) => /\/sites\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? ''
const NOTHING_SENT = 'This is a preview, so nothing was sent.'
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

/** Copies no link: the field that shows it is read instead. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: /to publish$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Share a preview' }).click()
  await dialog.getByLabel('Name').fill('For Ada')
  await dialog.getByRole('radio', { name: '30 days' }).press('Space')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog.getByText('For Ada')).toBeVisible()
  await look(page, 'preview-links')
  return dialog.getByLabel('Link to the preview').inputValue()
}

async function visitorOf(context: BrowserContext): Promise<Page> {
  const other = await context.browser()?.newContext()
  if (!other) throw new Error('There is no browser')
  return other.newPage()
}

test('somebody without an account sees the draft by a link, and sends nothing', async ({
  page,
  context,
}) => {
  await makeSite(page, { email: 'previews@example.com', title: 'Ana Draws', start: 'Shop' })
  const owner = ownerOn(page)
  const api = `/s/${siteIdOf(page)}/api`
  await owner.post(`${api}/pages`, { title: 'Only drafted' })
  await page.reload()
  const url = await share(page)

  const visitor = await visitorOf(context)
  await visitor.goto(url)
  await expect(bar(visitor)).toContainText('Shared by Ana Owner until')
  expect(new URL(visitor.url())).toMatchObject({ pathname: '/', hash: '' })
  await expectAccessible(visitor)
  await takePicture(visitor, 'preview-home')
  await visitor.getByRole('link', { name: 'Only drafted' }).first().click()
  await expect(visitor).toHaveURL(/--preview\..*\/only-drafted$/)
  await expect(bar(visitor)).toBeVisible()
  await visitor.setViewportSize({ width: 390, height: 800 })
  await takePicture(visitor, 'preview-phone')
  await visitor.setViewportSize({ width: 1280, height: 900 })

  // The cart of a preview takes nothing.
  await visitor.goto(new URL('/', visitor.url()).href)
  const add = visitor.getByRole('button', { name: 'Add To Cart' }).nth(1)
  await expect(async () => {
    await add.click({ timeout: 5_000 })
    await expect(visitor.getByText(NOTHING_SENT).first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await takePicture(visitor, 'preview-cart')

  // A form to somewhere else is stopped, and the bar says so.
  await visitor.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: 'https://example.com/subscribe' })
    form.append(document.createElement('button'))
    document.body.prepend(form)
    form.requestSubmit()
  })
  await expect(bar(visitor).getByRole('status')).toHaveText(NOTHING_SENT)

  // Taken back, it is closed at the next step.
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take back “For Ada”' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Take back', exact: true })
    .click()
  await expect(dialog.getByText('For Ada')).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This preview is not open' })).toBeVisible()
  await takePicture(visitor, 'preview-ended')
})
