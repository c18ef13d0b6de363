/** Captchas of forms: by mouse, by keyboard, by touch, and without script. */

import { expect, type Page, test } from '@playwright/test'
import type { SiteFormInput } from '@sitewright/api/forms/site-form-shape'
import { type FormSite, makeFormSite } from './form-site.ts'
import { look } from './look.ts'

type Captcha = NonNullable<SiteFormInput['captcha']>

let site: FormSite
let proof: { path: string; id: string }
let dark: { path: string; id: string }

const asking = (captcha: Captcha): Omit<SiteFormInput, 'name'> => ({
  fields: [{ id: 'word', type: 'text', title: 'Word', required: true }],
  captcha,
})

test.beforeAll(async () => {
  site = await makeFormSite('Guarded Clay')
  proof = await site.addForm(
    'Light',
    asking({ kind: 'altcha', theme: 'light', alignment: 'center' }),
  )
  dark = await site.addForm('Dark', asking({ kind: 'altcha', theme: 'dark', alignment: 'right' }))
  await site.publish()
})
test.afterAll(async ({ browser }) => {
  await site.close()
  await Promise.all(browser.contexts().map((context) => context.close()))
})

const SAVE = '**/api/form/SaveFormSubmission'
const CHALLENGE = '**/api/captcha/challenge'
const form = (page: Page) => page.locator('form[data-form-id]')
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const state = (page: Page, wanted: string) =>
  expect(form(page)).toHaveAttribute('data-state', wanted)
const solved = (page: Page) =>
  expect(form(page).getByRole('status')).toHaveText('Checked: you are not a robot.')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
  await form(page).scrollIntoViewIfNeeded()
  await state(page, 'editing')
}

test('a challenge is fetched at the first touch, and solved while the form is filled in', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, proof.path)
  expect(asked.filter((url) => /captcha/.test(url))).toEqual([])
  await expect(form(page).getByRole('status')).toHaveCount(0)
  await page.getByLabel('Word').click()
  await solved(page)
  await look(page, 'captcha-solved')
  await page.getByLabel('Word').fill('Hello')
  const saved = page.waitForRequest(SAVE)
  await send(page).click()
  expect((await saved).postDataJSON().captchaKey.length).toBeGreaterThan(100)
  await state(page, 'success')
  expect(await site.answersTo(proof.id)).toBe(1)
})

test('it needs no key press of its own, and a press of Enter waits for it', async ({ page }) => {
  await open(page, dark.path)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CHALLENGE, async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Word').focus()
  await page.keyboard.type('Hello')
  await expect(form(page).getByRole('status')).toHaveText('Checking that you are not a robot…')
  await look(page, 'captcha-working')
  await page.keyboard.press('Enter')
  await state(page, 'saving')
  release()
  await state(page, 'success')
})

test('by touch, where no challenge comes: it says so, can be tried again, and nothing is lost', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.route(CHALLENGE, (route) => route.abort())
  await open(page, proof.path)
  await page.getByLabel('Word').tap()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await look(page, 'captcha-failed')
  await page.unroute(CHALLENGE)
  await again.tap()
  await solved(page)
  await page.route(CHALLENGE, (route) => route.abort())
  await page.getByLabel('Word').fill('Touch')
  await send(page).tap()
  await state(page, 'success')
  await context.close()
})

test.describe('a submission that fails', () => {
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage()
    await page.route(SAVE, (route) =>
      route.fulfill({ status: 500, json: { status: 500, code: 'x', message: 'Broken' } }),
    )
    await open(page, proof.path)
    await page.getByLabel('Word').fill('Hello')
    await solved(page)
    await page.route(CHALLENGE, () => {})
    await send(page).click()
    await state(page, 'error')
  })
  test.afterAll(() => page.context().close())

  test('fact 4.form.08: disables its button', () => expect(send(page)).toBeDisabled())
  test('fact 4.form.09: and asks anew', () =>
    expect(form(page).getByRole('status')).toHaveText('Checking that you are not a robot…'))
  test('keeps what was filled in', () => expect(page.getByLabel('Word')).toHaveValue('Hello'))
})

test('fact 4.captcha.01: a captcha is rendered once, however often its form is touched', async ({
  page,
}) => {
  await open(page, proof.path)
  for (let touch = 0; touch < 3; touch += 1) {
    await page.getByLabel('Word').focus()
    await send(page).focus()
  }
  await solved(page)
  await expect(page.locator('.sw-captcha')).toHaveCount(1)
})

test('a page from before the form asked for a captcha shows one when it is refused', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const without = () => document.querySelector('[data-captcha]')?.remove()
    new MutationObserver(without).observe(document, { childList: true, subtree: true })
  })
  await open(page, proof.path)
  await page.getByLabel('Word').fill('Hello')
  await send(page).click()
  await expect(form(page).getByRole('alert')).toHaveText('Complete CAPTCHA before submitting.')
  await solved(page)
  await send(page).click()
  await state(page, 'success')
})
