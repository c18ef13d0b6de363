import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { makeSite, openEditor, publish } from './owner.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const siteAt = (identifier: string) => world().demo.site.replace(/\/\/[^.]+\./, `//${identifier}.`)

async function openSettings(page: Page, part: string): Promise<void> {
  const base = page.url().replace(/\/(?:edit|pages|site-settings).*$/, '')
  await page.goto(`${base.replace('/edit', '')}/site-settings${part}`)
}

const saved = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible()

test('say what the site is, send old addresses on, and lock it', async ({ browser, page }) => {
  await makeSite(page, { email: 'settings@example.com', title: 'Quiet Kiln' })
  await openEditor(page, 'Home')
  await publish(page)
  const site = siteAt('quiet-kiln')
  const visitor = await (await browser.newContext()).newPage()

  await openSettings(page, '')
  await page.getByLabel('Title of the home page').fill('%x')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('%x means nothing here. Use %s.')).toBeVisible()
  await page.getByLabel('Title of the home page').fill('Welcome to %s')
  await page.getByLabel('Tagline').fill('Pots for slow mornings')
  await page
    .getByLabel('Addresses of your profiles, one in each line')
    .fill('https://www.instagram.com/quiet')
  await page.getByText('Facebook', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await saved(page, 'Site settings saved. They are live.')
  await look(page, 'settings')
  await visitor.goto(site)
  await expect(visitor).toHaveTitle('Welcome to Quiet Kiln')
  const shared = await visitor.evaluate(() => Object(window).Static.SQUARESPACE_CONTEXT.website)
  expect(shared.shareButtonOptions).toEqual({ '3': true })

  await openSettings(page, '/redirects')
  await expect(page.getByText('No redirects yet')).toBeVisible()
  await look(page, 'redirects-empty')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Old path').fill('/old')
  await dialog.getByLabel('Leads to').fill('//evil.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a path beginning with /')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Leads to').fill('/')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await saved(page, 'Redirect saved')
  await page.getByRole('button', { name: 'Import lines' }).click()
  await dialog.getByLabel('One redirect in each line').fill('/a -> /old 302\n/b nowhere')
  await dialog.getByRole('button', { name: 'Import lines' }).click()
  await expect(dialog.getByText('line 2')).toBeVisible()
  await dialog.getByLabel('One redirect in each line').fill('/a -> /old 302')
  await dialog.getByRole('button', { name: 'Import lines' }).click()
  await saved(page, 'Redirects imported')
  await expect(page.getByText('Goes on to /')).toBeVisible()
  await look(page, 'redirects')
  await visitor.goto(`${site}/a`)
  await expect(visitor).toHaveURL(`${site}/`)

  await openSettings(page, '/code')
  await look(page, 'code')

  await openSettings(page, '/access')
  await page.getByText('Whoever has the password').click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Choose a password that visitors will be asked for.')).toBeVisible()
  await page.getByLabel('Password for visitors').fill('open sesame')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await saved(page, 'Saved. The site is like this now.')
  await look(page, 'access')

  const lockedUrl = `${site}/?from=mail`
  await visitor.goto(lockedUrl)
  await expect(visitor.getByRole('heading', { name: 'This site is private' })).toBeVisible()
  await look(visitor, 'lock')
  await visitor.getByLabel('Password').fill('wrong')
  await visitor.getByRole('button', { name: 'Show the site' }).click()
  await expect(visitor.getByRole('alert')).toHaveText('That is not the password. Please try again.')
  await look(visitor, 'lock-wrong')
  await visitor.getByLabel('Password').fill('open sesame')
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(lockedUrl)
  await expect(visitor).toHaveTitle('Welcome to Quiet Kiln')

  await page.getByText('Nobody for now').click()
  await page.getByLabel('What visitors read meanwhile').fill('Firing the kiln. Back on Monday.')
  // The message of the save before may still be shown.
  const stored = page.waitForResponse((one) => one.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save' }).first().click()
  expect((await stored).ok()).toBe(true)
  await saved(page, 'Saved. The site is like this now.')
  await visitor.goto(site)
  await expect(visitor.getByText('Firing the kiln. Back on Monday.')).toBeVisible()
  await look(visitor, 'maintenance')
})

test('a page is protected from its settings, without script', async ({ browser, page }) => {
  await makeSite(page, { email: 'pages@example.com', title: 'Half Open' })
  await openEditor(page, 'Home')
  await publish(page)
  const base = page.url().replace(/\/edit\/.*$/, '')
  const pageId = page.url().split('/edit/')[1]
  await page.goto(`${base}/pages/${pageId}/settings`)
  await page.getByLabel('Password for visitors').fill('for friends')
  await page.getByLabel('Password for visitors').press('Enter')
  await saved(page, 'The page asks for the password now')
  await expectAccessible(page)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(siteAt('half-open'))
  await visitor.getByLabel('Password').fill('for friends')
  await visitor.getByRole('button', { name: 'Show the page' }).click()
  await expect(visitor.getByRole('heading', { name: 'This page is private' })).toHaveCount(0)
  await expect(visitor.locator('main')).toBeVisible()
})
