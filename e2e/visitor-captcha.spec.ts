/** Captchas of sign-ups for news, on pages and in the popup, and of comments: which come by themselves when their form is touched. */

import { expect, type Locator, type Page, test } from '@playwright/test'
import { DEFAULT_COMMENT_RULES } from '@sitewright/core/comments/comment-rules'
import { DEFAULT_POPUP, DEFAULT_POPUP_SIGN_UP } from '@sitewright/core/site/popup'
import { expectAccessible } from './accessible.ts'
import { type FormSite, makeFormSite } from './form-site.ts'
import { look } from './look.ts'
import { world } from './world.ts'

const CONSENT = 'I want news by mail.'

let site: FormSite
let form: { path: string; id: string }
let news: string
let post: { path: string; id: string }

test.beforeAll(async () => {
  site = await makeFormSite('Guarded Voices')
  form = await site.addForm('Letter', {
    fields: [{ id: 'word', type: 'text', title: 'Word', required: true }],
    captcha: { kind: 'altcha', theme: 'light', alignment: 'left' },
  })
  news = await site.addSignUp('News', { title: 'News from the kiln' })
  post = await site.addPost('Note', form.id)
  await site.changeSettings({
    commentsEnabled: true,
    commentRules: { ...DEFAULT_COMMENT_RULES, hold: 'none' },
  })
  await site.publish()
})
test.afterAll(async ({ browser }) => {
  await site.close()
  await Promise.all(browser.contexts().map((context) => context.close()))
})

const CHALLENGE = '**/api/captcha/challenge'
const signUp = (page: Page) => page.locator('form.newsletter-form')
const thread = (page: Page) => page.locator('form.sw-thread-form')
const popup = (page: Page) => page.getByRole('dialog', { name: 'Join us' })
const captchaOf = (sheet: Locator) => sheet.locator('.captcha-container').getByRole('status')
const solved = (sheet: Locator) =>
  expect(captchaOf(sheet)).toHaveText('Checked: you are not a robot.')

/** Comments come to life once they are seen; what is typed before that is kept. */
async function touch(sheet: Locator, label: string): Promise<void> {
  await sheet.scrollIntoViewIfNeeded()
  await expect(async () => {
    await sheet.getByLabel(label).blur()
    await sheet.getByLabel(label).focus()
    await expect(captchaOf(sheet)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('fact 7.also.10: a form and a sign-up for news ask for a token before they are sent', async ({
  page,
}) => {
  const places = [
    { path: form.path, label: 'Word', words: 'Hello', call: '**/api/form/SaveFormSubmission' },
    { path: news, label: 'Email', words: 'ada@kiln.photography', call: '**/api/lists/sign-up' },
  ]
  for (const { path, label, words, call } of places) {
    await page.goto(site.url + path)
    const sheet = page.locator('form[data-form-id]')
    await sheet.scrollIntoViewIfNeeded()
    await expect(sheet).toHaveAttribute('data-state', 'editing')
    await expect(captchaOf(sheet)).toHaveCount(0)
    const asked = page.waitForRequest(CHALLENGE)
    await sheet.getByLabel(label).fill(words)
    await asked
    await solved(sheet)
    if (path === news) {
      await look(page, 'sign-up-captcha')
      await expectAccessible(page)
    }
    const sent = page.waitForRequest(call)
    await sheet.locator('[type=submit]').click()
    expect((await sent).postDataJSON().captchaKey.length).toBeGreaterThan(100)
    await expect(sheet).toHaveAttribute('data-state', 'success')
  }
})

test('comments are written one after the other, each with a proof of its own', async ({ page }) => {
  await page.goto(site.url + post.path)
  const sheet = thread(page)
  await touch(sheet, 'Name')
  const tokens: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/comments')) return
    tokens.push(request.postDataJSON().captchaKey)
  })
  for (const words of ['What a glaze!', 'And what a handle!']) {
    await sheet.getByLabel('Name', { exact: true }).fill('Ada')
    await sheet.getByLabel('Your comment').fill(words)
    await solved(sheet)
    if (tokens.length === 0) {
      await look(page, 'comment-captcha')
      await expectAccessible(page)
    }
    await sheet.getByRole('button', { name: 'Send comment' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  }
  expect(new Set(tokens).size).toBe(2)
})

test('a comment of which no challenge comes waits for its owner', async ({ page }) => {
  await page.route(CHALLENGE, (route) => route.abort())
  await page.goto(site.url + post.path)
  const sheet = thread(page)
  await touch(sheet, 'Name')
  await sheet.getByLabel('Name', { exact: true }).fill('Grace')
  await sheet.getByLabel('Your comment').fill('Is it warm?')
  await expect(captchaOf(sheet)).toHaveText(/It could not be checked/)
  await sheet.getByRole('button', { name: 'Send comment' }).click()
  await expect(page.getByText('Your comment is shown once somebody')).toBeVisible()
})

test.describe('a sign-up in the popup', () => {
  test.beforeAll(() =>
    site.changeSettings({
      popup: {
        ...{ ...DEFAULT_POPUP, isOn: true, title: 'Join us', trigger: 'delay', delayS: 0 },
        text: 'Once a month, what came out of the kiln.',
        signUp: { ...DEFAULT_POPUP_SIGN_UP, asks: 'first', consent: CONSENT },
        paths: ['/'],
      },
    }),
  )

  test('asks for a token, is confirmed by mail and does not come again', async ({ page }) => {
    await page.goto(site.url)
    await expect(popup(page)).toBeVisible()
    await look(page, 'popup-sign-up')
    await expectAccessible(page)
    await expect(popup(page).locator('form')).toHaveAttribute('data-state', 'editing')
    // The captcha comes with the first touch, and its box does not move the button away from under a slow press.
    const touched = page.waitForResponse('**/FormSubmissionKey')
    await popup(page).getByRole('button', { name: 'Sign up' }).hover()
    await page.mouse.down()
    await touched
    await expect(popup(page).getByRole('status')).toHaveCount(0)
    await page.mouse.up()
    await expect(popup(page).getByText('Required', { exact: true })).toHaveCount(2)
    await popup(page).getByLabel('First name').fill('Joan')
    await popup(page).getByLabel('Email').fill('joan@kiln.photography')
    await popup(page).getByLabel(CONSENT).check()
    await solved(signUp(page))
    const sent = page.waitForRequest('**/api/lists/sign-up')
    await popup(page).getByRole('button', { name: 'Sign up' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      ...{ firstName: 'Joan', agreesTo: CONSENT, hasAgreed: true, pagePath: '/' },
      captchaKey: expect.stringMatching(/.{100}/),
    })
    await expect(popup(page).getByText('Please look into your inbox')).toBeVisible()
    await look(page, 'popup-signed-up')
    await page.keyboard.press('Escape')
    const kept = await page.evaluate(() => localStorage.getItem('popupOverlaySubmitted'))
    expect(JSON.parse(kept ?? 'null')).toEqual({ value: '1' })
    await expect(async () => {
      expect(await site.mailTo('joan@kiln.photography')).toMatch(/Yes, I want it/)
    }).toPass({ timeout: 60_000 })
  })

  test('is sent without script from the popup’s own page', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(`${site.url}/popup-overlay`)
    await page.getByLabel('First name').fill('Kurt')
    await page.getByLabel('Email').fill('kurt@kiln.photography')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByLabel(CONSENT).check()
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await page.context().close()
  })
})

test('the owner chooses the captcha of sign-ups and comments, and a sign-up for the popup', async ({
  page,
}) => {
  await site.signIn(page.context())
  const settings = `${world().demo.studio}/sites/${site.id}/site-settings`
  await page.goto(`${settings}/spam`)
  const group = page.getByRole('radiogroup', { name: 'How robots are kept out' })
  await expect(group.getByRole('radio', { name: 'By the visitor’s browser' })).toBeChecked()
  await group.getByText('By Google reCAPTCHA').click()
  await expect(page.getByText('reCAPTCHA has not been set up!')).toBeVisible()
  await look(page, 'spam-protection-of-visitors')
  await expectAccessible(page)
  await group.getByText('Without a captcha').click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Spam protection saved')).toBeVisible()
  const visitor = await page.context().newPage()
  await expect(async () => {
    await visitor.goto(site.url + news)
    await expect(signUp(visitor)).toBeVisible()
    await expect(visitor.locator('.captcha-container')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()

  await page.goto(`${settings}/visitors`)
  await expect(page.getByRole('button', { name: /Sign-up for news/ })).toBeVisible()
  await expect(page.getByLabel('Words to agree to')).toHaveValue(CONSENT)
  await page.getByLabel('Words to agree to').scrollIntoViewIfNeeded()
  await look(page, 'popup-sign-up-settings')
})
