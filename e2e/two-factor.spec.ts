/** Two-factor sign-in in a browser: set up, asked for at the next sign-in and in the editor's dialog, and turned off. */

import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { fillSignIn } from './account-steps.ts'
import { look } from './look.ts'
import { expectTyping, makeSite, openEditor, saveState } from './owner.ts'
import { world } from './world.ts'

const PASSWORD = 'correct horse battery'

test('an app and recovery codes stand beside the password', async ({ page, context }) => {
  const email = `two-factor-${randomBytes(5).toString('hex')}@example.com`
  await makeSite(page, { email, title: 'Two Locks' })
  const { studio } = world().demo
  const pages = page.url()
  const title = page.getByRole('heading', { name: 'Two-factor sign-in' })
  const card = page.locator('section').filter({ has: title })
  const app = (key: string) => new TOTP({ secret: key.replaceAll(' ', '') })

  await page.goto(`${studio}/account`)
  await card.getByLabel('Password').fill(PASSWORD)
  await card.getByRole('button', { name: 'Set up an app' }).click()
  await expect(card.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible()
  await look(page, 'factor-set-up')
  const totp = app((await card.locator('code').textContent()) ?? '')
  await card.getByLabel('Code').fill(totp.generate() === '000000' ? '111111' : '000000')
  await card.getByRole('button', { name: 'Turn on' }).click()
  await expect(card.getByText('That code is not right, or was used before.')).toBeVisible()
  await card.getByLabel('Code').fill(totp.generate())
  await card.getByRole('button', { name: 'Turn on' }).click()
  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = '', second = ''] = await codes.allTextContents()
  await look(page, 'factor-recovery-codes')
  await card.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card.getByText('Recovery codes left: 10.')).toBeVisible()

  const giveCode = async (code: string) => {
    const field = page.getByRole('textbox', { name: 'Code' })
    await expect(field).toBeFocused()
    await field.fill(code)
    await page.keyboard.press('Enter')
  }

  await test.step('sign in with a code, not with the password alone', async () => {
    await context.clearCookies()
    await fillSignIn(page, studio, { email, password: PASSWORD })
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code')).toBeVisible()
    await look(page, 'factor-sign-in')
    // A password alone opens nothing, in this tab or another one.
    const other = await context.newPage()
    await other.goto(pages)
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await other.close()
    await giveCode(first)
    await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible()
  })

  await test.step('the dialog of the editor asks for it, too, and nothing is lost', async () => {
    await page.goto(pages)
    const canvas = await openEditor(page, 'Home')
    await canvas.locator('h1').first().click({ clickCount: 3 })
    await expectTyping(canvas)
    await page.keyboard.type('Behind two locks')
    await context.clearCookies()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await giveCode(second)
    await expect(dialog).toBeHidden()
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(canvas.locator('h1').first()).toHaveText('Behind two locks')
  })

  await test.step('a used code turns nothing off, one of the app does', async () => {
    await page.goto(`${studio}/account`)
    await expect(card.getByText('Recovery codes left: 8.')).toBeVisible()
    await card.getByRole('button', { name: 'Turn off' }).click()
    const send = async (code: string) => {
      await card.getByLabel('Password').fill(PASSWORD)
      await card.getByLabel('Code').fill(code)
      await card.getByRole('button', { name: 'Turn off' }).click()
    }
    await send(first)
    await expect(card.getByText('That code is not right, or was used before.')).toBeVisible()
    await look(page, 'factor-refused')
    // The step that turned it on is used up; that of the next half minute is good already.
    await send(totp.generate({ timestamp: Date.now() + 30_000 }))
    await expect(card.getByRole('button', { name: 'Set up an app' })).toBeVisible()
  })
})
