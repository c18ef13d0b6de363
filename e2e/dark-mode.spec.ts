import { expect, type Page, test } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { takePictures } from './picture.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

/** Screens of a site below its address; the first ones stand for the others by day. */
const SCREENS = [
  'pages',
  'products/new',
  'settings',
  'site-settings/visitors',
  'products',
  'orders',
  'forms',
  'lists',
  'comments',
  'files',
  'themes',
  'mail',
  'settings/setup',
  'settings/shipping',
  'settings/taxes',
  'settings/discounts',
  'settings/donations',
  'products/bulk',
  'products/categories',
  'site-settings',
  'site-settings/access',
  'site-settings/spam',
  'site-settings/features',
  'site-settings/redirects',
  'site-settings/code',
  'site-settings/keys',
  'site-settings/people',
  'site-settings/activity',
]
const BY_DAY = 4

const mode = (page: Page) => page.locator('html').getAttribute('data-appearance')

test('dark mode follows the device, or a choice that the device keeps', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await makeSite(page, { email: 'dark@example.com', title: 'Night Shift', start: 'Shop' })
  expect(await mode(page)).toBe('dark')
  const family = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').map((f) => f.family)
  })
  expect(family.join()).toContain('Instrument Sans')

  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Account' }).first().click()
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
  }
  await choose('Light')
  await expect.poll(() => mode(page)).toBe('light')
  await page.reload()
  expect(await mode(page)).toBe('light')
  await choose('As the device')
  await expect.poll(() => mode(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => mode(page)).toBe('light')
  await choose('Dark')
  await expect.poll(() => mode(page)).toBe('dark')

  const site = page.url().replace(/\/pages$/, '')
  for (const screen of rowsOf(SCREENS, (row) => SCREENS.indexOf(row) < BY_DAY)) {
    await test.step(screen, async () => {
      await page.goto(`${site}/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/^(Loading|Opening).*…$/)).toHaveCount(0)
      await look(page, `dark-${screen}`)
    })
  }

  await page.goto(`${site}/edit`)
  const canvas = page.frameLocator('iframe')
  await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
  const paper = await canvas.locator('body').evaluate((body) => getComputedStyle(body).color)
  await canvas.locator('h1').first().click()
  await expectAccessible(page, ['iframe'])
  await takePictures(page, 'dark-editor')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await canvas.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe(paper)
})
