/** A form in the popup: it comes when a link to it is pressed, is checked and sent there, and does not come again. */

import { expect, type Page, test } from '@playwright/test'
import { DEFAULT_POPUP } from '@sitewright/core/site/popup'
import { expectAccessible } from './accessible.ts'
import { type FormSite, makeFormSite } from './form-site.ts'
import { look } from './look.ts'

let site: FormSite
let form: { path: string; id: string }

const popup = (page: Page) => page.getByRole('dialog', { name: 'News' })

async function setPopup(change: object): Promise<void> {
  await site.changeSettings({
    popup: { ...DEFAULT_POPUP, isOn: true, title: 'News', formId: form.id, ...change },
  })
}

test.beforeAll(async () => {
  site = await makeFormSite('Popup Kiln')
  form = await site.addForm('News', {
    fields: [{ id: 'email', type: 'email', title: 'Your email', required: true }],
    submissionMessage: 'Thank you for coming by.',
  })
  await site.publish()
})
test.afterAll(() => site.close())

test('it is sent where it stands, and whoever sent it is not asked again', async ({ page }) => {
  await setPopup({ trigger: 'delay', delayS: 0 })
  await page.goto(site.url)
  await expect(popup(page)).toBeVisible()
  await look(page, 'popup-form')
  await expectAccessible(page)
  await popup(page).getByRole('button', { name: 'Send' }).click()
  await expect(popup(page).getByText('Required', { exact: true })).toBeVisible()
  await popup(page).getByLabel('Your email').fill('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(popup(page).getByText('Thank you for coming by.')).toBeVisible()
  expect(await site.answersTo(form.id)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  const kept = await page.evaluate(() => localStorage.getItem('popupOverlaySubmitted'))
  expect(JSON.parse(kept ?? 'null')).toEqual({ value: '1' })
})

test('a link to it opens it, as often as it is pressed, on a page where it never comes by itself', async ({
  page,
}) => {
  await setPopup({ trigger: 'press' })
  await page.goto(site.url)
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<a href="/popup-overlay">Write to us</a>')
  })
  for (const _ of [1, 2]) {
    await expect(async () => {
      await page.getByRole('link', { name: 'Write to us' }).click({ timeout: 1000 })
      await expect(popup(page)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
  }
})

test('without script the link leads to a page with it', async ({ browser }) => {
  await setPopup({ trigger: 'press' })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/popup-overlay`)
  await page.getByLabel('Your email').fill('ben@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you for coming by.')).toBeVisible()
  await context.close()
})
