/** The screen that asks for a password: an owner chooses its look, and visitors see it and get in without script. */

import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

test('an owner chooses look, words and picture of the lock screen, and visitors get in', async ({
  browser,
  page,
}) => {
  await makeSite(page, { email: 'lock-screen@example.com', title: 'Quiet Door', start: 'Shop' })
  const id = new URL(page.url()).pathname.split('/')[2]
  const api = `/s/${id}/api`
  const owner = ownerBy(page.request, world().demo.studio)
  await owner.post(`${api}/publish`, {})
  const create = { width: 900, height: 600, channels: 3, background: '#8a5a3c' } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  await owner.post(`${api}/assets?filename=door.jpg`, bytes)

  await page.goto(`${world().demo.studio}/sites/${id}/site-settings/access`)
  await page.getByRole('radio', { name: 'Whoever has the password' }).press('Space')
  await page.getByLabel('Password for visitors').fill('open sesame')
  await page.getByRole('radio', { name: 'Beside a picture' }).press('Space')
  await page.getByRole('button', { name: 'Choose picture' }).click()
  await page.getByRole('button', { name: 'Use door.jpg' }).click()
  await page.getByLabel('Heading').fill('For friends of the house')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Saved. The site is like this now.')).toBeVisible()
  await look(page, 'lock-screen-settings')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(world().demo.site.replace(/\/\/[^.]+\./, '//quiet-door.'))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('For friends of the house')
  await expect(visitor.locator('.sw-lock-picture')).toBeVisible()
  await visitor.getByLabel('Password').fill('wrong')
  await visitor.getByRole('button', { name: 'Show the site' }).click()
  await expect(visitor.getByRole('alert')).toHaveText(/^That is not the password\./)
  await visitor.getByLabel('Password').fill('open sesame')
  await visitor.getByLabel('Password').press('Enter')
  await expect(visitor.getByRole('link', { name: 'Quiet Door' }).first()).toBeVisible()
})
