/** Forms with reCAPTCHA: nothing of Google's comes before the visitor wants it, and nothing is lost without it. */

import { expect, type Page, test } from '@playwright/test'
import { type FormSite, makeFormSite } from './form-site.ts'
import { standInForGoogle } from './google-recaptcha.ts'
import { look } from './look.ts'

let site: FormSite
let form: { path: string; id: string }
let asked: string[]

test.beforeAll(async () => {
  site = await makeFormSite('Ticked Clay')
  form = await site.addForm('Letter', {
    fields: [{ id: 'word', type: 'text', title: 'Word', required: true }],
    captcha: { kind: 'recaptcha', theme: 'dark', alignment: 'left' },
  })
  await site.protect({ blocklist: [], siteKey: 'public-key', secretKey: 'hush-hush' })
  await site.publish()
})
test.beforeEach(async ({ context }) => {
  asked = await standInForGoogle(context)
})
test.afterAll(async ({ browser }) => {
  await site.close()
  await Promise.all(browser.contexts().map((context) => context.close()))
})

const SAVE = '**/api/form/SaveFormSubmission'
const sheet = (page: Page) => page.locator('form[data-form-id]')
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const load = (page: Page) => page.getByRole('button', { name: /^Show the captcha/ })
const tick = (page: Page) => page.getByRole('checkbox', { name: 'I’m not a robot' })
const box = (page: Page) => page.locator('.google-box')
const state = (page: Page, wanted: string) =>
  expect(sheet(page)).toHaveAttribute('data-state', wanted)

async function open(page: Page): Promise<void> {
  await page.goto(site.url + form.path)
  await sheet(page).scrollIntoViewIfNeeded()
  await state(page, 'editing')
}

/** Fills the form in, and lets the box of Google's come. */
async function openBox(page: Page): Promise<void> {
  await open(page)
  await page.getByLabel('Word').fill('Hello')
  await load(page).click()
  await expect(tick(page)).toBeVisible()
}

test('fact 7.also.12: its script comes from Google, once the visitor has pressed for it', async ({
  page,
}) => {
  await open(page)
  await expect(load(page)).toHaveCount(0)
  await page.getByLabel('Word').fill('Hello')
  await expect(load(page)).toHaveText('Show the captcha, which comes from google.com')
  await look(page, 'recaptcha-asks')
  expect(asked).toEqual([])
  await load(page).click()
  await expect(tick(page)).toBeVisible()
  expect(asked).toEqual([
    expect.stringMatching(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?render=explicit/),
  ])
})

test('fact 7.also.09: it is shown with the key of the site', async ({ page }) => {
  await openBox(page)
  await expect(box(page)).toHaveAttribute('data-sitekey', 'public-key')
  await expect(box(page)).toHaveAttribute('data-theme', 'dark')
  await expect(box(page)).toHaveAttribute('data-size', 'normal')
})

test('fact 2.editor.20: the box is compact where there is less room than 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 340, height: 700 })
  await openBox(page)
  await expect(box(page)).toHaveAttribute('data-size', 'compact')
})

test('a form is sent with the tick, by keyboard alone, and not without it', async ({ page }) => {
  await open(page)
  await page.getByLabel('Word').focus()
  await page.keyboard.type('Hello')
  await load(page).press('Enter')
  await expect(tick(page)).toBeVisible()
  await send(page).press('Enter')
  await expect(sheet(page).getByRole('alert')).toHaveText('Complete CAPTCHA before submitting.')
  await look(page, 'recaptcha-missing')
  await tick(page).press('Space')
  const saved = page.waitForRequest(SAVE)
  await send(page).press('Enter')
  expect((await saved).postDataJSON().captchaKey).toMatch(/^03AF/)
  await state(page, 'success')
  expect(await site.answersTo(form.id)).toBe(1)
})

test('after a failure the tick is gone, and the button waits for another', async ({ page }) => {
  await openBox(page)
  await tick(page).check()
  await page.route(SAVE, (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'x', message: 'Broken' } }),
  )
  await send(page).click()
  await state(page, 'error')
  await expect(tick(page)).not.toBeChecked()
  await expect(send(page)).toBeDisabled()
  await tick(page).check()
  await expect(send(page)).toBeEnabled()
  await page.unroute(SAVE)
  await send(page).click()
  await state(page, 'success')
})

test('where Google cannot be reached the form is sent all the same', async ({ page, context }) => {
  await context.route('https://www.google.com/**', (route) => route.abort())
  await open(page)
  await page.getByLabel('Word').fill('Hello')
  await load(page).click()
  await expect(load(page)).toHaveCount(0)
  const saved = page.waitForRequest(SAVE)
  await send(page).click()
  expect((await saved).postDataJSON().captchaKey).toBe('unavailable')
  await state(page, 'success')
})

test('fact 8.store-session.04: a page that is left while the script comes says so to scripts', async ({
  page,
  context,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await context.route('https://www.google.com/**', () => {})
  await open(page)
  await page.getByLabel('Word').fill('Hello')
  const begun = page.waitForRequest(/google\.com/)
  await load(page).click()
  await begun
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect.poll(() => said.join('\n')).toContain('[GoogleReCaptchaAPI] Document was destroyed')
})

test('fact 8.store-session.03: without a key scripts are told so, and the form can be sent', async ({
  page,
}) => {
  await site.protect({ blocklist: [], siteKey: '', secretKey: '' })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await expect(async () => {
    await open(page)
    const key = await page.evaluate(
      () => window.Static?.SQUARESPACE_CONTEXT?.website?.captchaSettings?.siteKey,
    )
    expect(key).toBeUndefined()
  }).toPass()
  await page.getByLabel('Word').fill('Hello')
  await load(page).click()
  await expect.poll(() => said.join('\n')).toContain('ReCaptcha has not been set up!')
  expect(asked).toEqual([])
  await send(page).click()
  await state(page, 'success')
})
