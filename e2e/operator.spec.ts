/** An operator looks after all sites of the server: finds one, suspends it, opens it again, and reads what was done. */

import { expect, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { look } from './look.ts'
import { openDemoShop } from './owner.ts'
import { ownerBy } from './people.ts'
import {
  type DemoSignIn,
  demoSignIn,
  type RunningServer,
  removeFolder,
  startDemoServer,
} from './server.ts'

const EMAIL = 'operator@example.com'
const PASSWORD = 'correct horse battery'

let server: RunningServer
let demo: DemoSignIn

test.beforeAll(async () => {
  server = await startDemoServer({ env: { OPERATORS: EMAIL } })
  demo = await demoSignIn(server.dataDir)
})
test.afterAll(async () => {
  await server.stop()
  await removeFolder(server.dataDir)
})

test('an operator suspends a site and opens it again', async ({ page, browser }) => {
  const person = ownerBy(page.request, demo.studio)
  await person.post('/api/sign-up', { name: 'Olga', email: EMAIL, password: PASSWORD })
  await page.goto(`${demo.studio}/operator`)
  await expect(page.getByText('Operators need a second factor.')).toBeVisible()
  await look(page, 'operator-without-factor')
  const { key } = (await person.post('/api/second-factor', { currentPassword: PASSWORD })).body
  const code = new TOTP({ secret: key }).generate()
  expect((await person.post('/api/confirm-second-factor', { code })).status).toBe(200)

  await page.goto(demo.studio)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'This server' }).click()
  await page.getByLabel('Search by title, address, domain or owner').fill('hearth')
  const row = page.getByRole('row', { name: /Hearth & Clay/ })
  await expect(row.getByText('Open')).toBeVisible()
  await look(page, 'operator-sites')
  await row.getByRole('button', { name: 'Look at Hearth & Clay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hearth & Clay' })
  await expect(dialog.getByText('1 person works on it')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Suspended' }).press('Space')
  await dialog.getByLabel('Reason').fill('The bill of May is open')
  await look(page, 'operator-suspend')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Suspended')).toBeVisible()

  const shopper = await browser.newPage()
  const closed = async () => (await shopper.goto(demo.site))?.status()
  await expect.poll(closed).toBe(503)
  await expect(shopper.getByRole('heading', { name: 'This site is not available' })).toBeVisible()
  await look(shopper, 'site-suspended')
  const owner = await (await browser.newContext()).newPage()
  await openDemoShop(owner, demo)
  await expect(owner.getByText('Reason: The bill of May is open')).toBeVisible()
  await look(owner, 'site-suspended-studio')
  await owner.goto(`${demo.studio}/operator`)
  await expect(owner.getByRole('heading', { name: 'Hearth & Clay' })).toHaveCount(0)
  await expect(owner.getByRole('tab', { name: 'Sites' })).toHaveCount(0)

  await row.getByRole('button', { name: 'Look at Hearth & Clay' }).click()
  await dialog.getByRole('radio', { name: 'Open' }).press('Space')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(closed).toBe(200)
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([
    `${EMAIL} opened Hearth & Clay again`,
    `${EMAIL} suspended Hearth & Clay`,
  ])
  await look(page, 'operator-log')
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toHaveText(
    `${EMAIL} opened Hearth & Clay again`,
  )
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Sites' })).toHaveAttribute('aria-selected', 'true')
  await shopper.close()
  await owner.context().close()
})
