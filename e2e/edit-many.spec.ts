/** An owner changes many products by keys alone, sees what is still missing for selling, and switches selling off and on. */

import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { openDemoShop } from './owner.ts'
import { demoSignIn, type RunningServer, removeFolder, startDemoServer } from './server.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

let server: RunningServer

test.beforeAll(async () => {
  server = await startDemoServer()
})
test.afterAll(async () => {
  await server.stop()
  await removeFolder(server.dataDir)
})

async function openShop(page: Page): Promise<void> {
  await openDemoShop(page, await demoSignIn(server.dataDir))
}

test('many products are changed in one grid', async ({ page }) => {
  await openShop(page)
  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'Edit many' }).click()
  const grid = page.getByRole('grid', { name: 'Edit many products' })
  const priced = grid.getByRole('row').filter({ hasText: /\d\.\d\d/ })
  await expect(priced.first()).toBeVisible()
  await look(page, 'edit-many')

  const price = priced.first().getByRole('gridcell').nth(2)
  const before = Number(await price.textContent())
  await price.focus()
  await page.keyboard.type('+10%')
  await page.keyboard.press('Enter')
  const raised = (Math.round(before * 110) / 100).toFixed(2)
  await expect(price).toHaveText(raised)
  await expect(page.getByRole('button', { name: 'Save 1 product' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(price).toHaveText(before.toFixed(2))

  await price.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.type('cheap')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('“cheap” cannot be read here.')

  await price.focus()
  await page.keyboard.type('77')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('1 product saved')).toBeVisible()
  await page.reload()
  await expect(price).toHaveText('77.00')
  // A change is saved too when another search has taken its product off the screen.
  await price.focus()
  await page.keyboard.type('78')
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox', { name: 'Title or SKU' }).fill('vase')
  await expect(grid.getByRole('row').filter({ hasText: 'Shoulder Vase' })).toBeVisible()
  await expect(grid.getByRole('row').filter({ hasText: '78.00' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save 1 product' }).click()
  await expect(page.getByText('1 product saved')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Title or SKU' }).fill('')
  await expect(price).toHaveText('78.00')

  await price.focus()
  await page.keyboard.type(String(before))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('button', { name: 'Save 1 product' })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(price).toHaveText('78.00')
})

test('the set-up says what is missing, and selling can be switched off', async ({ page }) => {
  await openShop(page)
  await page.getByRole('link', { name: 'Store settings' }).click()
  await page.getByRole('link', { name: 'Set up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What do you sell?' })).toBeVisible()
  await look(page, 'set-up')

  await page.getByRole('link', { name: 'Site settings' }).click()
  await page.getByRole('link', { name: 'Features' }).click()
  await expect(page.getByText(/^Carts, checkout/)).toBeVisible()
  await look(page, 'features')
  await page.getByText(/^Carts, checkout/).click()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('link', { name: 'Products' })).toHaveCount(0)
  await page.getByText(/^Carts, checkout/).click()
  await expect(page.getByRole('link', { name: 'Products' })).toBeVisible()
})

const PREFERENCES = '**/api/v1/commerce-preferences/store-setup'
const NO_TAX = 'I charge no tax'

const noTax = (tab: Page) => tab.getByRole('checkbox', { name: NO_TAX })

/** Opens the screen that shows whether tax is charged, which is a preference. */
async function openSetup(page: Page): Promise<void> {
  await openShop(page)
  await page.getByRole('link', { name: 'Store settings' }).click()
  await page.getByRole('link', { name: 'Set up', exact: true }).click()
  await expect(noTax(page)).toBeEnabled()
}

/** Refuses every change of the preference. */
async function refuseChanges(page: Page): Promise<void> {
  const json = { status: 409, code: 'conflict', message: 'Not now, please.' }
  await page.route(PREFERENCES, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 409, json }) : route.fallback(),
  )
}

test('fact 4.preferences.01: preferences are asked for once', async ({ page }) => {
  let asked = 0
  await page.route(PREFERENCES, (route) => {
    if (route.request().method() === 'GET') asked += 1
    return route.fallback()
  })
  await openSetup(page)
  await page.getByRole('link', { name: 'Taxes', exact: true }).click()
  await page.getByRole('link', { name: 'Set up', exact: true }).click()
  await expect(noTax(page)).toBeEnabled()
  expect(asked).toBe(1)
})

test('fact 4.preferences.03: other tabs hear of a changed preference', async ({
  context,
  page,
}) => {
  await openSetup(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(noTax(other)).toBeEnabled()
  for (const isSaid of [true, false]) {
    await page.getByText(NO_TAX).click()
    await expect(noTax(page)).toBeChecked({ checked: isSaid })
    await expect(noTax(other)).toBeChecked({ checked: isSaid })
  }
})

test('fact 7.commerce.10: a change of preferences that is refused is reported', async ({
  page,
}) => {
  const reports: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') reports.push(message.text())
  })
  await openSetup(page)
  await refuseChanges(page)
  await page.getByText(NO_TAX).click()
  await expect
    .poll(() => reports.some((text) => text.includes('Preferences of store-setup')))
    .toBe(true)
})

test('fact 8.store-session.05: a refusal of preferences reaches the owner in its words', async ({
  page,
}) => {
  await openSetup(page)
  await refuseChanges(page)
  await page.getByText(NO_TAX).click()
  await expect(page.getByRole('alert')).toContainText('Not now, please.')
  await expect(noTax(page)).not.toBeChecked()
})
