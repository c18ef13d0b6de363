/** Forms for visitors: what they fill in, what is said while it is checked and sent, and what comes after. */

import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { EVERY_TYPE, type FormSite, makeFormSite, STEPS } from './form-site.ts'
import { look } from './look.ts'
import { world } from './world.ts'

let site: FormSite
let every: { path: string; id: string }
let steps: { path: string; id: string }
let away: { path: string; id: string }
let post: { path: string; id: string }

async function makeSite(): Promise<void> {
  site = await makeFormSite('Kiln Workshop')
  every = await site.addForm('Workshop', EVERY_TYPE)
  steps = await site.addForm('Pets', STEPS)
  away = await site.addForm('Leave', {
    fields: [{ id: 'text', type: 'text', title: 'Word' }],
    successRedirect: every.path,
  })
  post = await site.addPost('Note', away.id)
  await site.publish()
}

test.beforeAll(makeSite)
// Not after each: some tests look at the same page one after the other.
test.afterAll(async ({ browser }) => {
  await site.close()
  await Promise.all(browser.contexts().map((context) => context.close()))
})

const SAVE = '**/api/form/SaveFormSubmission'
const CHECK = '**/api/rest/forms/validate/**'
const form = (page: Page) => page.locator('form[data-form-id]')
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const state = (page: Page, wanted: string) =>
  expect(form(page)).toHaveAttribute('data-state', wanted)

/** Opens a page, with its form alive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
  await form(page).scrollIntoViewIfNeeded()
  await state(page, 'editing')
}

async function fillNeeded(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
}

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

test.describe('the payload', () => {
  let sent: Record<string, unknown>
  let values: Record<string, unknown>

  test.beforeAll(async ({ browser }) => {
    const page = await newPage(browser)
    await open(page, `${every.path}?utm_source=letter`)
    await fillNeeded(page)
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByLabel('Phone').last().fill('020 7946 0000')
    await page.getByLabel('Town or city').fill('Ely')
    await page.getByLabel('Day').fill('2026-11-26')
    await page.getByLabel('Hour').fill('14:30')
    await page.getByLabel('Size').selectOption('Large')
    await page.getByLabel('Train').check()
    await page.getByLabel('Black').check()
    await page.getByLabel('Strongly agree').check()
    const saved = page.waitForRequest(SAVE)
    await send(page).click()
    const request = await saved
    sent = request.postDataJSON()
    values = JSON.parse(String(sent.form))
    await state(page, 'success')
    await page.context().close()
  })

  const FACTS: readonly [string, () => unknown, unknown][] = [
    ['fact 3.submission-payload.01: key', () => sent.key, expect.stringMatching(/^\w+\.\S+\.\S+$/)],
    ['fact 3.submission-payload.02: form', () => values.email, 'ada@example.com'],
    [
      'fact 3.submission-payload.03: no captcha key where there is no captcha',
      () => 'captchaKey' in sent,
      false,
    ],
    ['fact 3.submission-payload.04: pageTitle', () => sent.pageTitle, 'Workshop'],
    [
      'fact 3.submission-payload.05: pageId',
      () => sent.pageId,
      expect.stringMatching(/^[0-9a-f]{24}$/),
    ],
    ['fact 3.submission-payload.07: contentSource of a page', () => sent.contentSource, 'c'],
    ['fact 3.submission-payload.08: pagePath', () => sent.pagePath, '/workshop'],
    [
      'fact 3.submission-payload.09: pagePermissionTypeValue',
      () => sent.pagePermissionTypeValue,
      expect.any(Number),
    ],
    ['fact 3.submission-payload.10: address', () => values.address, ['', '', 'Ely', '', '', '']],
    ['fact 3.submission-payload.11: date', () => values.date, ['2026-11-26']],
    ['fact 3.submission-payload.12: name', () => values.name, ['Ada', 'Lovelace']],
    ['fact 3.submission-payload.13: time', () => values.time, ['14:30']],
    ['fact 3.submission-payload.14: phone', () => values.phone, ['020 7946 0000']],
    ['fact 3.submission-payload.16: checkbox', () => values.checkbox, ['Black']],
    ['fact 3.submission-payload.17: radio', () => values.radio, 'Train'],
    ['fact 3.submission-payload.18: select', () => values.select, 'Large'],
    ['fact 3.submission-payload.19: likert', () => values.likert, { 'It is warm': ['2'] }],
    ['fact 3.submission-payload.20: hidden from the address', () => values.hidden, 'letter'],
  ]
  for (const [fact, read, expected] of FACTS) {
    test(fact, () => expect(read()).toEqual(expected))
  }
})

test('a form is filled in, refused, corrected and sent, and says so at every step', async ({
  page,
}) => {
  await open(page, every.path)
  await look(page, 'form-begun')

  let calls = 0
  page.on('request', (request) => {
    if (/validate|SaveForm/.test(request.url())) calls += 1
  })
  await send(page).click()
  await state(page, 'error')
  expect(calls).toBe(0)
  await expect(page.getByLabel('First name')).toBeFocused()
  await look(page, 'form-refused')

  await fillNeeded(page)
  await page.getByLabel('Car').check()
  await expect(page.getByLabel('Number plate')).toBeVisible()
  await page.getByLabel('Train').check()
  await expect(page.getByLabel('Number plate')).toBeHidden()

  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await state(page, 'editing')

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SAVE, async (route) => {
    await held
    await route.continue()
  })
  await send(page).dblclick()
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeVisible()
  await state(page, 'saving')
  await expectAccessible(page)
  release()
  await state(page, 'success')
  await expect(page.locator('.form-submission-text')).toBeFocused()
  await look(page, 'form-sent')
  expect(await site.answersTo(every.id)).toBeGreaterThan(0)
})

test('steps are asked one after the other, by keyboard alone', async ({ page }) => {
  await open(page, steps.path)
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await look(page, 'form-step')
  await page.getByLabel('Your name').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.field-error')).toHaveText('Required')
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your pets')).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(page.getByText('Step 1 of 3')).toBeFocused()
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page.getByLabel('Name of your pet').fill('Otto')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page.getByText('Anything else')).toBeFocused()
  await send(page).press('Enter')
  await state(page, 'success')
})

test('fact 4.form.01: it begins as one that is edited', ({ page }) => open(page, every.path))

test('fact 3.submission-payload.21: a hidden field has its own value otherwise', async ({
  page,
}) => {
  await open(page, every.path)
  await fillNeeded(page)
  const saved = page.waitForRequest(SAVE)
  await send(page).click()
  expect(JSON.parse((await saved).postDataJSON().form).hidden).toBe('direct')
})

test('fact 3.submission-payload.06: a form on an item says so', async ({ page }) => {
  await open(page, post.path)
  await page.getByLabel('Word').fill('x')
  const saved = page.waitForRequest(SAVE)
  await send(page).click()
  const { contentSource, pageId, pageTitle } = (await saved).postDataJSON()
  expect({ contentSource, pageId, pageTitle }).toEqual({
    contentSource: 'i',
    pageId: post.id,
    pageTitle: 'Note',
  })
})

/** The page with other markup in it, as a theme may make it. */
async function openChanged(page: Page, path: string, from: string, to: string): Promise<void> {
  await page.route(site.url + path, async (route) => {
    // Only browsers know that names below `localhost` are this machine.
    const url = `http://127.0.0.1:${world().port}${path}`
    const headers = { ...route.request().headers(), host: new URL(site.url).host }
    const response = await route.fetch({ url, headers })
    const html = await response.text()
    expect(html).toContain(from)
    await route.fulfill({ response, body: html.replace(from, to) })
  })
  await open(page, path)
}

test('fact 3.submission-payload.15: a phone in three parts gets an empty first one', async ({
  page,
}) => {
  const part = (name: string) => `<input class="field-element" aria-label="${name}">`
  const more = `autocomplete="tel-national">${part('Exchange')}<input class="field-element" aria-label="Line"`
  await openChanged(page, every.path, 'autocomplete="tel-national"', more)
  await fillNeeded(page)
  await page.getByLabel('Phone').last().fill('020')
  await page.getByLabel('Exchange').fill('7946')
  await page.getByLabel('Line').fill('0000')
  const saved = page.waitForRequest(SAVE)
  await send(page).click()
  expect(JSON.parse((await saved).postDataJSON().form).phone).toEqual(['', '020', '7946', '0000'])
  await state(page, 'success')
})

test('fact 5.form-fields.12: the counter takes its limit from the attribute', async ({ page }) => {
  await openChanged(page, every.path, 'maxlength="20"', 'maxlength="7"')
  await expect(page.locator('.sw-form-counter')).toHaveText('0 / 7')
})

test('fact 5.form-fields.13: without a limit that is one there is no counter', async ({ page }) => {
  await openChanged(page, every.path, 'maxlength="20"', 'maxlength="0"')
  await expect(page.getByLabel('Message')).toBeVisible()
  await expect(page.locator('.sw-form-counter')).toHaveCount(0)
})

type Heard = typeof globalThis & { heard?: number }

/** Sends a form, and says how often a sign-up was told of. */
async function signUps(page: Page): Promise<number> {
  await page.evaluate(() => {
    const heard = globalThis as Heard
    heard.heard = 0
    document.addEventListener('newsletter-subscribe', () => {
      heard.heard = (heard.heard ?? 0) + 1
    })
  })
  await fillNeeded(page)
  await send(page).click()
  await state(page, 'success')
  return page.evaluate(() => (globalThis as Heard).heard ?? 0)
}

test('fact 4.form.10: a sign-up for news is told of', async ({ page }) => {
  await openChanged(page, every.path, 'class="sw-form"', 'class="newsletter-form"')
  expect(await signUps(page)).toBe(1)
})

test('fact 4.form.11: only forms for news are', async ({ page }) => {
  await open(page, every.path)
  expect(await signUps(page)).toBe(0)
})

test('fact 2.forms.07: another page opens where its owner chose one', async ({ page }) => {
  await open(page, away.path)
  await page.getByLabel('Word').fill('x')
  await send(page).click()
  await page.waitForURL(site.url + every.path)
})

test.describe('after a form was sent', () => {
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await newPage(browser)
    await open(page, every.path)
    await fillNeeded(page)
    await send(page).click()
    await state(page, 'success')
  })
  test.afterAll(() => page.context().close())

  test('fact 2.forms.03: it is hidden', () => expect(form(page)).toBeHidden())
  test('fact 2.forms.04: its text is shown', () =>
    expect(page.getByText('Thank you, we write back.')).toBeVisible())
  test('fact 2.forms.05: it is scrolled to', () =>
    expect(page.locator('.form-submission-text')).toBeInViewport())
  test('fact 2.forms.06: HTML and scripts of its owner run', async () => {
    await expect(page.locator('#after')).toBeVisible()
    expect(await page.evaluate(() => 'ranAfter' in window)).toBe(true)
  })
  test('fact 4.form.06: it is unlocked', () => expect(form(page)).not.toHaveAttribute('aria-busy'))
})

test.describe('what is wrong', () => {
  let page: Page
  let calls = 0
  test.beforeAll(async ({ browser }) => {
    page = await newPage(browser)
    await open(page, every.path)
    page.on('request', (request) => {
      if (/validate|SaveForm/.test(request.url())) calls += 1
    })
    await page.getByLabel('Email').fill('ada')
    await send(page).click()
    await state(page, 'error')
  })
  test.afterAll(() => page.context().close())

  test('fact 2.forms.01: it is said at each field', () =>
    expect(page.locator('.field-error')).toHaveCount(2))
  test('fact 4.form.07: nothing is called before it is right', () => expect(calls).toBe(0))
  test('fact 5.form-fields.07: it stands above the title', async () => {
    const error = page.locator('[data-field="email"] .field-error')
    const title = page.locator('[data-field="email"] .title')
    const [above, below] = [await error.boundingBox(), await title.boundingBox()]
    expect(above && below && above.y + above.height <= below.y).toBe(true)
  })
  test('fact 8.forms.09: a notice stands above the form', () =>
    expect(form(page).locator('> :first-child')).toHaveText(
      'Your form has encountered a problem. Please scroll down to review.',
    ))
  test('fact 8.forms.10: a notice stands below the form', () =>
    expect(form(page).locator('> :last-child')).toHaveText(
      'Your form has encountered a problem. Please scroll up to review.',
    ))
  test('fact 2.forms.08: a text with a limit is counted', async () => {
    await page.getByLabel('Message').fill('12345')
    await expect(page.locator('.sw-form-counter')).toHaveText('5 / 20')
  })
  test('fact 2.forms.09: the counter has an error’s style over it', async () => {
    await page.getByLabel('Message').fill('x'.repeat(21))
    await expect(page.locator('.sw-form-counter.field-error')).toHaveText('21 / 20')
  })
})

test.describe('while it is sent, and where it cannot be', () => {
  let page: Page
  const order: string[] = []
  let release = () => {}
  test.beforeAll(async ({ browser }) => {
    page = await newPage(browser)
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    page.on('request', (request) => {
      const call = /validate|SaveForm/.exec(request.url())?.[0]
      if (call) order.push(call)
    })
    await page.route(SAVE, async (route) => {
      await held
      await route.fulfill({ status: 500, json: { status: 500, code: 'x', message: 'Broken' } })
    })
    await open(page, every.path)
    await fillNeeded(page)
    await send(page).click()
    await state(page, 'saving')
  })
  test.afterAll(() => page.context().close())

  const sending = () => page.getByRole('button', { name: 'Submitting…' })
  test('fact 2.forms.02: the button says that it is sent', () => expect(sending()).toBeVisible())
  test('fact 8.forms.01: in the words of the specification', () =>
    expect(sending()).toHaveText('Submitting…'))
  test('fact 4.form.03: the form is locked', () =>
    expect(form(page).locator('.field-list')).toHaveAttribute('inert'))
  test('fact 4.form.04: then it is in error', async () => {
    release()
    await state(page, 'error')
  })
  test('fact 5.form-fields.11: the server checks it before', () =>
    expect(order).toEqual(['validate', 'SaveForm']))
  test('fact 8.forms.14: 500', () =>
    expect(form(page).getByRole('alert')).toHaveText(
      'Unable to send form. Please try again later.',
    ))
  test('fact 4.form.05: and unlocked', async () => {
    await expect(send(page)).toBeVisible()
    await expect(form(page).locator('.field-list')).not.toHaveAttribute('inert')
  })
  const ANSWERS: readonly [string, object, string][] = [
    [
      'fact 8.forms.15: any other status',
      { status: 403, json: { status: 403, code: 'x', message: 'No', error: 'Not today.' } },
      'Not today.',
    ],
    [
      'fact 8.forms.03: an answer that cannot be read',
      { status: 418, body: 'teapot' },
      'Unknown error, please try again later.',
    ],
  ]
  for (const [fact, answer, text] of ANSWERS) {
    test(fact, async () => {
      await page.unroute(SAVE)
      await page.route(SAVE, (route) => route.fulfill(answer))
      await send(page).click()
      await expect(form(page).getByRole('alert')).toHaveText(text)
    })
  }
  test('fact 8.forms.16: 400 with problems by field', async () => {
    await page.route(CHECK, (route) =>
      route.fulfill({
        status: 400,
        json: { status: 400, code: 'x', message: 'No', errors: { email: 'Not this one.' } },
      }),
    )
    await send(page).click()
    await expect(page.locator('[data-field="email"] .field-error')).toHaveText('Not this one.')
  })
})

test('fact 8.forms.06: no key can be had', async ({ page }) => {
  await page.route('**/api/form/FormSubmissionKey', (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'x', message: 'No' } }),
  )
  await open(page, every.path)
  await fillNeeded(page)
  await send(page).click()
  await expect(form(page).getByRole('alert')).toHaveText(
    'Could not get a form submission key, please try again later.',
  )
})

test('a form is filled in, refused and sent without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url + steps.path)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Name of your pet').fill(' ')
  await send(page).click()
  await expect(page.locator('[data-field="pet"] .field-error')).toHaveText('Required')
  await expect(page.getByLabel('Your name')).toHaveValue('Ada')
  await page.getByLabel('Name of your pet').fill('Otto')
  await send(page).click()
  await page.waitForURL(/\/forms\/[0-9a-f]{24}\/sent$/)
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
})
