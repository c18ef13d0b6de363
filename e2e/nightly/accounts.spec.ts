/** Accounts in the ways that `accounts.spec.ts` does not go: without a mail server, on two devices, on a phone alone. */

import { expect, type Page, request, test } from '@playwright/test'
import { freePort } from '@sitewright/server/platform/postgres/free-port'
import { createTestMailServer, type TestMailServer } from '@sitewright/testing/test-mail-server'
import { fillSignIn, fillSignUp, linkIn, linkOf } from '../account-steps.ts'
import { look } from '../look.ts'
import { type RunningServer, removeFolder, startServer } from '../server.ts'

const PASSWORD = 'a long enough one'
const OTHER = 'quite another one'

let servers: RunningServer[]
let mail: TestMailServer

test.beforeEach(async () => {
  servers = []
  mail = await createTestMailServer()
})
test.afterEach(async () => {
  for (const server of servers) {
    await server.stop()
    await removeFolder(server.dataDir)
  }
  await mail.close()
})

async function start(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const server = await startServer({ env: { DEMO: '0', ...env } })
  servers.push(server)
  return server
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const newSite = (page: Page) => page.getByLabel('Name of the site')
const sites = (page: Page) => page.getByRole('heading', { name: 'Your sites' })

test('without a mail server accounts open at once, and the operator has the link', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  const opsPort = await freePort()
  const { studio } = await start({ OPS_PORT: String(opsPort) })
  const ana = { email: 'ana@example.com', password: PASSWORD }
  await fillSignUp(page, studio, ana)
  await press(page, 'Create account')
  await expect(newSite(page)).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await fillSignUp(other, studio, ana)
  await press(other, 'Create account')
  await expect(other.getByText('There is already an account with that email.')).toBeVisible()
  await look(other, 'sign-up-taken')
  await other.goto(`${studio}/forgot-password`)
  await other.getByLabel('Email').fill(ana.email)
  await press(other, 'Send the link')
  await expect(other.getByRole('alert')).toContainText('This server sends no mail.')
  await look(other, 'forgot-by-operator')

  const operator = await request.newContext({ baseURL: `http://127.0.0.1:${opsPort}` })
  const kept = async () => (await operator.get('/internal/account-mail')).text()
  await expect.poll(kept).toContain('/reset-password#')
  await other.goto(linkOf(await kept(), 'reset-password'))
  await other.getByLabel('New password').fill('Password123')
  await press(other, 'Save the password')
  await expect(other.getByText('That password is on every list')).toBeVisible()
  await look(other, 'reset-common')
  await other.getByLabel('New password').fill(OTHER)
  await press(other, 'Save the password')
  await expect(sites(other)).toBeVisible()
  // Every other session has ended.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await operator.dispose()
})

test('a link that is opened on another device asks for the password of the sign-up', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { studio } = await start({ SMTP_URL: mail.url })
  const [desk, phone] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage(),
  ]
  await fillSignUp(desk, studio, { email: 'bea@example.com', password: PASSWORD })
  await press(desk, 'Create account')
  await phone.goto(await linkIn(mail, 1, 'confirm-address'))
  await press(phone, 'Open my account')
  await phone.getByLabel('Password').fill('not that one')
  await press(phone, 'Open my account')
  await expect(phone.getByText('Please enter the password that you chose.')).toBeVisible()
  await look(phone, 'confirm-wrong-password')
  await phone.getByLabel('Password').fill(PASSWORD)
  await phone.getByLabel('Password').press('Enter')
  await expect(newSite(phone)).toBeVisible()
  // The desk goes on by signing in.
  await desk.getByRole('link', { name: 'Back to signing in' }).click()
  await desk.getByLabel('Email').fill('BEA@example.com')
  await desk.getByLabel('Password').fill(PASSWORD)
  await press(desk, 'Sign in')
  await expect(sites(desk)).toBeVisible()
})

test('of two links for one forgotten password, the first that is used ends the other', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  const { studio } = await start({ SMTP_URL: mail.url })
  await fillSignUp(page, studio, { email: 'carl@example.com', password: PASSWORD })
  await press(page, 'Create account')
  await page.goto(await linkIn(mail, 1, 'confirm-address'))
  await press(page, 'Open my account')
  await expect(newSite(page)).toBeVisible()

  const lost = await (await browser.newContext()).newPage()
  for (const number of [2, 3]) {
    await lost.goto(`${studio}/forgot-password`)
    await lost.getByLabel('Email').fill('carl@example.com')
    await press(lost, 'Send the link')
    await linkIn(mail, number, 'reset-password')
  }
  const [first, second] = [
    await linkIn(mail, 2, 'reset-password'),
    await linkIn(mail, 3, 'reset-password'),
  ]
  await lost.goto(second)
  await lost.getByLabel('New password').fill(OTHER)
  await press(lost, 'Save the password')
  await expect(sites(lost)).toBeVisible()
  await page.goto(first)
  await page.getByLabel('New password').fill('a stranger’s choice')
  await press(page, 'Save the password')
  await expect(page.getByRole('alert')).toContainText('This link is no longer good.')
  await fillSignIn(page, studio, { email: 'carl@example.com', password: PASSWORD })
  await press(page, 'Sign in')
  await expect(page.getByRole('alert')).toContainText('do not belong together')
})

test('five mails an hour are the most that one address gets', async ({ page }) => {
  test.setTimeout(180_000)
  const { studio } = await start({ SMTP_URL: mail.url })
  await page.goto(`${studio}/forgot-password`)
  await page.getByLabel('Email').fill('dora@example.com')
  for (let number = 1; number <= 5; number += 1) {
    const answered = page.waitForResponse((one) => one.url().endsWith('/api/request-reset'))
    await press(page, 'Send the link')
    expect((await answered).status()).toBe(200)
  }
  await press(page, 'Send the link')
  await expect(page.getByText('a mail with a link is on its way')).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText(/Please try again/)
  await look(page, 'forgot-too-often')
})
