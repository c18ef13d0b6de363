/** An owner protects a form: the blocklist, the keys of reCAPTCHA, and the captcha of a form. */

import { expect, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

test('an owner keeps unwanted words and robots out', NIGHTLY, async ({ page }) => {
  await makeSite(page, { email: 'spam-guard@example.com', title: 'Quiet Clay' })
  const site = /^.*\/sites\/[^/]+/.exec(page.url())?.[0] ?? ''
  const save = page.getByRole('button', { name: 'Save' }).first()

  await page.goto(`${site}/site-settings/spam`)
  const lines = page.getByRole('textbox', { name: /^Words, addresses and domains/ })
  const secret = page.getByLabel(/^Secret key/)
  await lines.fill('casino\nspam.example\n')
  await save.click()
  await expect(page.getByText('Spam protection saved')).toBeVisible()
  await look(page, 'spam-protection')

  await page.goto(`${site}/forms`)
  await page.getByRole('button', { name: 'Add a form' }).click()
  await page
    .getByRole('dialog', { name: 'What kind of form?' })
    .getByRole('button', { name: /^Contact/ })
    .click()
  await page.getByRole('tab', { name: 'Captcha' }).click()
  await expect(page.getByRole('radio', { name: /^By the visitor’s browser/ })).toBeChecked()
  const preview = page.frameLocator('iframe[title="The form as visitors get it"]')
  await expect(preview.getByText('Checked: you are not a robot.')).toBeVisible()
  await look(page, 'builder-captcha')
  await page.getByRole('radio', { name: /^By Google reCAPTCHA/ }).press('Space')
  await expect(page.getByText(/^reCAPTCHA has not been set up!/)).toBeVisible()
  await page.getByRole('radio', { name: 'Dark' }).press('Space')
  await look(page, 'builder-recaptcha')
  await page.getByRole('status').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Form saved: it is live').first()).toBeVisible()

  await page.getByRole('link', { name: 'Enter keys' }).click()
  await expect(lines).toHaveValue('casino\nspam.example')
  await page.getByRole('textbox', { name: /^Site key/ }).fill('public-key')
  await secret.fill('hush-hush')
  await save.click()
  await expect(
    page.getByText('A secret key is kept. Enter another one to replace it.'),
  ).toBeVisible()
  await expect(secret).toHaveValue('')
  await page.reload()
  await page.getByRole('button', { name: 'Remove the secret key' }).click()
  await expect(page.getByText('The secret key is removed when you save.')).toBeVisible()
  await look(page, 'spam-keys')
})
