/** The protocol by which a form is sent, through the real server: two tabs, double clicks, going back, worn-out keys and crumbs. */

import { expect, type Page, type Route, test } from '@playwright/test'
import type { SiteFormInput } from '@sitewright/api/forms/site-form-shape'
import { expectAccessible } from './accessible.ts'
import { type FormSite, makeFormSite } from './form-site.ts'
import { look } from './look.ts'

type Made = Awaited<ReturnType<FormSite['addForm']>>

let site: FormSite
const forms: Record<string, Made> = {}

const FORM: Omit<SiteFormInput, 'name'> = {
  fields: [{ id: 'word', type: 'text', title: 'Word', required: true }],
  captcha: { kind: 'altcha', theme: 'light', alignment: 'left' },
}

test.beforeAll(async () => {
  site = await makeFormSite('Protocol Clay')
  for (const name of ['Tabs', 'Twice', 'Back', 'Key', 'Crumb']) {
    forms[name] = await site.addForm(name, {
      ...FORM,
      ...(name === 'Back' && { successRedirect: '/' }),
    })
  }
  forms.Window = await site.addForm('Window', FORM, { opens: 'window', openLabel: 'Ask us' })
  await site.publish()
})
test.afterAll(() => site.close())

const SAVE = '**/api/form/SaveFormSubmission'
const form = (page: Page) => page.locator('form[data-form-id]')
const word = (page: Page) => page.getByLabel('Word')
const send = (page: Page) => form(page).getByRole('button', { name: 'Send' })
const state = (page: Page, wanted: string) =>
  expect(form(page)).toHaveAttribute('data-state', wanted)

function made(name: string): Made {
  const found = forms[name]
  if (!found) throw new Error(`There is no form called ${name}`)
  return found
}

async function open(page: Page, name: string): Promise<void> {
  await page.goto(site.url + made(name).path)
  await form(page).scrollIntoViewIfNeeded()
  await state(page, 'editing')
}

const answers = (name: string) => site.answersTo(made(name).id)

test('a form that is open in two tabs is sent from each of them', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page, 'Tabs')
  await open(other, 'Tabs')
  await word(page).fill('From the first')
  await word(other).fill('From the second')
  await send(other).click()
  await state(other, 'success')
  await expect(word(page)).toHaveValue('From the first')
  await send(page).click()
  await state(page, 'success')
  expect(await answers('Tabs')).toBe(2)
})

test('a double click sends once', async ({ page }) => {
  await open(page, 'Twice')
  let calls = 0
  await page.route(SAVE, async (route) => {
    calls += 1
    await route.continue()
  })
  await word(page).fill('Once')
  await send(page).dblclick()
  await state(page, 'success')
  expect([calls, await answers('Twice')]).toEqual([1, 1])
})

test('who goes back after it was sent can send another', async ({ page }) => {
  await open(page, 'Back')
  for (const words of ['First', 'Second']) {
    await word(page).fill(words)
    await send(page).click()
    await page.waitForURL(`${site.url}/`)
    if (words === 'Second') break
    await page.goBack()
    await form(page).scrollIntoViewIfNeeded()
    await state(page, 'editing')
  }
  expect(await answers('Back')).toBe(2)
})

test('a key that is no longer good is fetched anew, and what was filled in is sent', async ({
  page,
}) => {
  await open(page, 'Key')
  const keys: string[] = []
  await page.route(SAVE, async (route) => {
    const sent = route.request().postDataJSON()
    keys.push(sent.key)
    if (keys.length > 1) return route.continue()
    return route.continue({ postData: JSON.stringify({ ...sent, key: `0${sent.key}` }) })
  })
  await word(page).fill('Late')
  const refused = page.waitForResponse(SAVE)
  await send(page).click()
  expect((await refused).status()).toBeGreaterThanOrEqual(400)
  await state(page, 'success')
  expect(new Set(keys).size).toBe(2)
  expect(await answers('Key')).toBe(1)
})

test.describe('a crumb that fails', () => {
  const withWrongCrumb = (route: Route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-csrf-token': 'wrong' } })

  test('once is fetched anew; each time it is told, and what was filled in stays', async ({
    page,
  }) => {
    await open(page, 'Crumb')
    await word(page).fill('Hello')
    await page.route(SAVE, withWrongCrumb)
    await send(page).click()
    await state(page, 'error')
    await expect(form(page).getByRole('alert')).toHaveText(
      'Error processing form submission. Please reload and try again.',
    )
    await expect(word(page)).toHaveValue('Hello')
    expect(await answers('Crumb')).toBe(0)
    await page.reload()
    await form(page).scrollIntoViewIfNeeded()
    await expect(word(page)).toHaveValue('Hello')
    await page.unroute(SAVE)
    await page.route(SAVE, withWrongCrumb, { times: 1 })
    await send(page).click()
    await state(page, 'success')
    expect(await answers('Crumb')).toBe(1)
  })
})

test.describe('a form in a window', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Ask us' })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask us' })

  test('opens from its button, keeps the keyboard, and is sent', async ({ page }) => {
    await page.goto(site.url + made('Window').path)
    await expect(word(page)).toBeHidden()
    await opener(page).press('Enter')
    await state(page, 'editing')
    await expect(word(page)).toBeFocused()
    await look(page, 'form-window')
    await expectAccessible(page)
    await word(page).fill('Kept')
    await send(page).focus()
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab')
    const isInside = await dialog(page).evaluate(
      (window) =>
        window.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isInside).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await page.setViewportSize({ width: 390, height: 700 })
    await opener(page).click()
    await look(page, 'form-window-390')
    await expect(word(page)).toHaveValue('Kept')
    await send(page).click()
    await state(page, 'success')
    expect(await answers('Window')).toBe(1)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
  })

  test('opens and closes without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.url + made('Window').path)
    await opener(page).click()
    await expect(word(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(word(page)).toBeHidden()
    await context.close()
  })
})
