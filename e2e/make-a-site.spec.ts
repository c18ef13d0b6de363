import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { expectTyping, makeSite, makeSiteByHand, openEditor, publish, saveState } from './owner.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

test('sign up, make a site, edit it, publish it and see it live', async ({ browser, page }) => {
  await page.goto(`${world().demo.studio}/sign-up`)
  await expectAccessible(page)
  const canvas = await makeSiteByHand(page, { email: 'maker@example.com', title: 'North Light' })
  await expectAccessible(page, ['iframe'])

  const heading = canvas.locator('h1').first()
  await heading.click()
  await heading.click({ clickCount: 3 })
  await expectTyping(canvas)
  await page.keyboard.type('Rooms with a view')
  await expect(heading).toHaveText('Rooms with a view')
  await page.keyboard.press('Escape')

  const picture = canvas.locator('.sqs-block-image').first()
  await picture.click()
  await page.getByRole('button', { name: 'Replace picture' }).first().click()
  const red = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#b3261e' },
  })
    .png()
    .toBuffer()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: red })
  await expect(canvas.locator('.sqs-block-image img[src*="red"]').first()).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')

  await publish(page)
  await expectAccessible(page, ['iframe'])

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(world().demo.site.replace(/\/\/[^.]+\./, '//north-light.'))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Rooms with a view')
  await expect(visitor.locator('img[src*="red"]').first()).toBeVisible()
  expect((await visitor.context().cookies()).length).toBe(0)
  await expectAccessible(visitor)

  await page.goto(page.url().replace(/\/edit\/.*/, '/pages'))
  const lists = page.getByRole('treegrid')
  await expect(lists.first()).toHaveAccessibleName('Home page')
  await expect(lists.first().getByText('Home', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More for Home' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page).toHaveTitle(/Home \(Copy\)/)
  const copy = page.frameLocator('iframe').locator('h1').first()
  await expect(copy).toHaveText('Rooms with a view')
})

test('go back to an earlier published version', async ({ browser, page }) => {
  await makeSite(page, { email: 'back@example.com', title: 'Going Back' })
  const canvas = await openEditor(page, 'Home')
  const heading = canvas.locator('h1').first()
  const first = (await heading.textContent()) ?? ''
  await publish(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()

  await heading.click()
  await heading.click({ clickCount: 3 })
  await expectTyping(canvas)
  await page.keyboard.type('A second thought')
  await page.keyboard.press('Escape')
  await expect(saveState(page)).toHaveText('Saved')
  await publish(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()

  const visitor = await (await browser.newContext()).newPage()
  const live = world().demo.site.replace(/\/\/[^.]+\./, '//going-back.')
  await visitor.goto(live)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A second thought')

  await page.getByRole('button', { name: 'History' }).click()
  await expectAccessible(page, ['iframe'])
  await page
    .getByRole('button', { name: /Go back to this version/ })
    .last()
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Go back/ })
    .click()
  await expect(canvas.locator('h1').first()).toHaveText(first)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(first)
})
