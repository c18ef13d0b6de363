/** Accounts on a server that sends mail: opened by a link, lost and found again, and ended on other devices. */

import { type Browser, expect, type Page, test } from '@playwright/test'
import { createTestMailServer, type TestMailServer } from '@sitewright/testing/test-mail-server'
import { fillSignIn, fillSignUp, linkIn, linkOf } from './account-steps.ts'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { type RunningServer, removeFolder, startServer } from './server.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const EMAIL = 'ana@example.com'
const FIRST = 'a long enough one'
const SECOND = 'quite another one'
const THIRD = 'the third one of them'

let mail: TestMailServer
let server: RunningServer

test.beforeAll(async () => {
  mail = await createTestMailServer()
  server = await startServer({ env: { DEMO: '0', SMTP_URL: mail.url } })
})
test.afterAll(async () => {
  await server.stop()
  await removeFolder(server.dataDir)
  await mail.close()
})

const at = (path: string) => server.studio + path

async function signIn(page: Page, password: string): Promise<void> {
  await fillSignIn(page, server.studio, { email: EMAIL, password })
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const newPage = async (browser: Browser, userAgent?: string) =>
  (await browser.newContext({ ...(userAgent && { userAgent }) })).newPage()

const sites = (page: Page) => page.getByRole('heading', { name: 'Your sites' })

test('an account is opened by mail, lost, found again, and ended elsewhere', async ({
  browser,
  page,
}) => {
  await test.step('sign up', async () => {
    await fillSignUp(page, server.studio, { email: EMAIL, password: 'short' })
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Use at least 8 characters.')).toBeVisible()
    await expect(page.getByLabel('Password')).toBeFocused()
    await look(page, 'sign-up-refused')
    await page.getByLabel('Password').fill(FIRST)
    await page.getByRole('button', { name: 'Create account' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await look(page, 'check-mail')
    await page.getByRole('button', { name: 'Use another address' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(EMAIL)
  })

  await test.step('confirm the address', async () => {
    const link = await linkIn(mail, 1, 'confirm-address')
    const stranger = await newPage(browser)
    await stranger.goto(link)
    await stranger.getByRole('button', { name: 'Open my account' }).click()
    await expect(stranger.getByLabel('Password')).toBeFocused()
    await look(stranger, 'confirm-elsewhere')
    await stranger.goto(at('/confirm-address'))
    await expect(stranger.getByText('Open the link in your mail once more')).toBeVisible()
    await look(stranger, 'confirm-without-link')

    await page.goto(link)
    await look(page, 'confirm')
    await page.getByRole('button', { name: 'Open my account' }).dblclick()
    await expect(page.getByLabel('Name of the site')).toBeVisible()
    await page.goto(link)
    await page.getByRole('button', { name: 'Open my account' }).click()
    await expect(page.getByRole('alert')).toContainText('This link is no longer good.')
    await look(page, 'confirm-used')
  })

  await test.step('sign up again, which tells nothing', async () => {
    const again = await newPage(browser)
    await fillSignUp(again, server.studio, { email: EMAIL, password: 'somebody else’s try' })
    await again.getByRole('button', { name: 'Create account' }).click()
    await expect(again.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await expect.poll(() => mail.received.length).toBe(2)
    expect(mail.received[1]).toContain('You have an account already')
  })

  await test.step('forget the password', async () => {
    await page.goto(at('/'))
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await signIn(page, 'not that one')
    await expect(page.getByRole('alert')).toContainText('do not belong together')
    await look(page, 'sign-in-refused')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByRole('button', { name: 'Send the link' }).dblclick()
    await expect(page.getByRole('alert')).toContainText('a mail with a link is on its way')
    await look(page, 'forgot')

    const link = await linkIn(mail, 3, 'reset-password')
    await page.goto(`${link.split('#')[0]}#${'A'.repeat(43)}`)
    await page.getByLabel('New password').fill(SECOND)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByRole('alert')).toContainText('This link is no longer good.')
    await look(page, 'reset-refused')
    // The right link, opened in the same window, needs no new page.
    await page.goto(link)
    await page.getByRole('button', { name: 'Save the password' }).dblclick()
    await expect(sites(page)).toBeVisible()
    await page.goBack()
    await page.goto(at('/'))
    await expect(sites(page)).toBeVisible()
    // The double press sent one link; the fourth mail tells of the new password.
    const links = mail.received.filter((text) => text.includes('/reset-password#'))
    expect(links).toHaveLength(1)
  })

  await test.step('change the password', async () => {
    const phone = await newPage(browser, PHONE_AGENT)
    await signIn(phone, SECOND)
    await expect(sites(phone)).toBeVisible()
    await page.goto(at('/account'))
    await expect(page.getByText('Safari on iPhone')).toBeVisible()
    await page.getByLabel('Current password').fill('wrong')
    await page.getByLabel('New password').fill(THIRD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('That is not your current password.')).toBeVisible()
    await look(page, 'account')
    await page.getByLabel('Current password').fill(SECOND)
    await page.getByRole('button', { name: 'Change password' }).dblclick()
    await expect(page.getByText('The password is changed.')).toBeVisible()
    await expect(page.getByText('Safari on iPhone')).toBeHidden()
    await phone.reload()
    await expect(phone.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

  await test.step('change the name and the address, and take that back', async () => {
    await page.getByLabel('Your name').fill('Ana María Owner')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await expect(page.getByText('The name is changed.')).toBeVisible()
    const before = mail.received.length
    await page.getByLabel('New email').fill('ana.new@example.com')
    const newAddress = page.locator('form').filter({ has: page.getByLabel('New email') })
    await newAddress.getByLabel('Password', { exact: true }).fill(THIRD)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('is on its way to ana.new@example.com')).toBeVisible()
    await look(page, 'account-new-address')

    await expect
      .poll(() => mail.received.slice(before).some((text) => text.includes('/confirm-email#')))
      .toBe(true)
    const asked = mail.received.slice(before).find((text) => text.includes('/confirm-email#'))
    await page.goto(linkOf(asked ?? '', 'confirm-email'))
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByRole('alert')).toContainText('ana.new@example.com')
    await look(page, 'confirm-email')
    await page.getByRole('link', { name: 'Go to your account' }).click()
    await expect(page.getByText('You sign in with ana.new@example.com.')).toBeVisible()

    await expect
      .poll(() => mail.received.slice(before).some((text) => text.includes('/restore-email#')))
      .toBe(true)
    const told = mail.received.slice(before).find((text) => text.includes('/restore-email#'))
    await page.goto(linkOf(told ?? '', 'restore-email'))
    await page.getByLabel('New password').fill(THIRD)
    await look(page, 'restore-email')
    await page.getByRole('button', { name: 'Take my account back' }).click()
    await expect(page.getByRole('alert')).toContainText(`has the address ${EMAIL} again`)
    await signIn(page, THIRD)
    await expect(sites(page)).toBeVisible()
    await page.goto(at('/account'))
  })

  await test.step('end a session', async () => {
    const phone = await newPage(browser, PHONE_AGENT)
    await signIn(phone, THIRD)
    await expect(sites(phone)).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
    await expect(page.getByText('Safari on iPhone')).toBeHidden()
    await expect(page.getByText('This browser')).toBeVisible()
    await phone.reload()
    await expect(phone.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
})

const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
