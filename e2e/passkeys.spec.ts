/** Passkeys in a browser with an authenticator of its own: added, used in place of password and code, renamed and removed. */

import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { expectTyping, makeSite, openEditor, saveState } from './owner.ts'
import { world } from './world.ts'

const PASSWORD = 'correct horse battery'

/** Gives the browser an authenticator that always finds the right finger. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const verify = (isUserVerified: boolean) =>
    devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { verify }
}

test('a passkey opens the studio in place of a password', async ({ page, context }) => {
  const email = `passkeys-${randomBytes(5).toString('hex')}@example.com`
  await makeSite(page, { email, title: 'One Key' })
  const pages = page.url()
  const { studio } = world().demo
  const { verify } = await addAuthenticator(page)
  const title = page.getByRole('heading', { name: 'Passkeys' })
  const card = page.locator('section').filter({ has: title })
  const list = card.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')

  const add = async (password = PASSWORD) => {
    await card.getByRole('button', { name: /^Add a/ }).click()
    await card.getByLabel('Password').fill(password)
    await card.getByRole('button', { name: 'Go on' }).click()
  }

  await test.step('add one by the password, and name it', async () => {
    await page.goto(`${studio}/account`)
    await add('not the password')
    await expect(card.getByText('That is not your current password.')).toBeVisible()
    await look(page, 'passkey-add')
    await card.getByLabel('Password').fill(PASSWORD)
    await card.getByRole('button', { name: 'Go on' }).click()
    await expect(list).toHaveCount(1)
    await expect(list).toContainText('not used yet')
    await card.getByRole('button', { name: /^Rename the passkey/ }).click()
    await card.getByLabel('Name of the passkey').fill('Ana’s laptop')
    await page.keyboard.press('Enter')
    await expect(list).toContainText('Ana’s laptop')
    await add()
    await expect(card.getByText('This device has a passkey of your account already.')).toBeVisible()
    await card.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('sign in with it, and not with the wrong finger', async () => {
    await context.clearCookies()
    await verify(false)
    await page.goto(`${studio}/sign-in`)
    const button = page.getByRole('button', { name: 'Use a passkey' })
    await button.click()
    await expect(page.getByText('No passkey was used.')).toBeVisible()
    await look(page, 'passkey-sign-in')
    await verify(true)
    await button.click()
    await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible()
  })

  await test.step('the dialog of the editor takes it, too, and nothing is lost', async () => {
    await page.goto(pages)
    const canvas = await openEditor(page, 'Home')
    await canvas.locator('h1').first().click({ clickCount: 3 })
    await expectTyping(canvas)
    await page.keyboard.type('Opened by a finger')
    await context.clearCookies()
    // Its field offers the passkey, which this authenticator takes by itself.
    await page.waitForResponse(/sign-in-by-passkey/)
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(canvas.locator('h1').first()).toHaveText('Opened by a finger')
  })

  await test.step('once it is removed it opens nothing', async () => {
    await page.goto(`${studio}/account`)
    await expect(list).toContainText('last used')
    await look(page, 'passkey-list')
    await card.getByRole('button', { name: 'Remove the passkey Ana’s laptop' }).click()
    await card.getByLabel('Password').fill(PASSWORD)
    await card.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('The passkey Ana’s laptop is removed.')).toBeVisible()
    await expect(list).toHaveCount(0)
    await context.clearCookies()
    await page.goto(`${studio}/sign-in`)
    await expect(page.getByText('That passkey opens no account here.')).toBeVisible()
  })
})
