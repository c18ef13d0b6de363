/** Every type of field of a form, by mouse, keyboard and touch, and without script; two tabs, going back, and slow answers. */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { closeOthers } from '../close-others.ts'
import { EVERY_TYPE, type FormSite, makeFormSite } from '../form-site.ts'

let site: FormSite
let every: { path: string; id: string }

test.beforeAll(async () => {
  site = await makeFormSite('Kiln Nights')
  every = await site.addForm('Workshop', EVERY_TYPE)
  await site.publish()
})
test.afterAll(() => site.close())
test.afterEach(({ browser, context }) => closeOthers(browser, context))

const form = (page: Page) => page.locator('form[data-form-id]')
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const state = (page: Page, wanted: string) =>
  expect(form(page)).toHaveAttribute('data-state', wanted)
const kept = (wanted: number) => expect.poll(() => site.answersTo(every.id)).toBe(wanted)

async function open(page: Page): Promise<void> {
  await page.goto(site.url + every.path)
  await form(page).scrollIntoViewIfNeeded()
  await state(page, 'editing')
}

/** Types into every field that is typed into, as its label calls it. */
const TYPED: readonly (readonly [label: string, text: string])[] = [
  ['First name', 'Ada'],
  ['Last name', 'Lovelace'],
  ['Email', 'ada@example.com'],
  ['Address', '1 High Street'],
  ['Town or city', 'Ely'],
  ['Postcode', 'CB7 4AA'],
  ['Country', 'GB'],
  ['How many', '0'],
  ['Budget', '1,200.50'],
  ['Website', 'example.com'],
  ['Handle', '@ada'],
  ['Secret', 'hush'],
  ['Number plate', 'AB12'],
  ['Message', 'Hello <b>'],
]

async function typeAll(page: Page): Promise<void> {
  for (const [label, text] of TYPED) {
    await form(page)
      .getByLabel(label, { exact: true })
      .or(form(page).getByLabel(`${label} (required)`))
      .first()
      .fill(text)
  }
  await form(page).locator('[data-field="phone"] input').last().fill('020 7946 0000')
  await form(page).getByLabel('Day').fill('2026-11-26')
  await form(page).getByLabel('Hour').fill('14:30')
}

const CHOICES = ['Car', 'Green', 'Strongly agree'] as const

const WAYS: Readonly<Record<string, (page: Page, label: string) => Promise<void>>> = {
  mouse: (page, label) => form(page).getByLabel(label, { exact: true }).click(),
  keyboard: (page, label) => form(page).getByLabel(label, { exact: true }).press('Space'),
  touch: (page, label) => form(page).getByLabel(label, { exact: true }).tap(),
}

for (const [way, choose] of Object.entries(WAYS)) {
  test(`all types are answered by ${way}`, async ({ browser }) => {
    const before = await site.answersTo(every.id)
    const context = await browser.newContext({ hasTouch: way === 'touch' })
    const page = await context.newPage()
    await open(page)
    for (const label of CHOICES) await choose(page, label)
    await form(page).getByLabel('Size').selectOption('Large')
    await typeAll(page)
    await expectAccessible(page)
    await send(page).click()
    await state(page, 'success')
    await expectAccessible(page)
    await kept(before + 1)
  })
}

test('all types are answered without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(site.url + every.path)
  for (const label of CHOICES) await form(page).getByLabel(label, { exact: true }).check()
  await form(page).getByLabel('Size').selectOption('Large')
  await typeAll(page)
  const before = await site.answersTo(every.id)
  await send(page).click()
  await page.waitForURL(/\/sent$/)
  await expect(page.getByText('Thank you, we write back.')).toBeVisible()
  await kept(before + 1)
})

test('two tabs send two answers, and what was typed in one is not in the other', async ({
  context,
}) => {
  const before = await site.answersTo(every.id)
  const tabs = [await context.newPage(), await context.newPage()]
  for (const [index, page] of tabs.entries()) {
    await open(page)
    await expect(page.getByLabel('First name')).toHaveValue('')
    await page.getByLabel('First name').fill(`Ada ${index}`)
    await page.getByLabel('Email').fill('ada@example.com')
  }
  for (const page of tabs) await send(page).click()
  for (const page of tabs) await state(page, 'success')
  await kept(before + 2)
})

test('what was typed is there after going away and back', async ({ page }) => {
  await open(page)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Secret').fill('hush')
  await page.goto(site.url)
  await page.goBack()
  await state(page, 'editing')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('a form whose calls fail keeps what was typed, and is sent once they answer', async ({
  page,
}) => {
  const before = await site.answersTo(every.id)
  await page.route('**/api/form/**', (route) => route.abort())
  await open(page)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await send(page).click()
  await expect(form(page).getByRole('alert')).toHaveText('Please check your internet connection.')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await page.unroute('**/api/form/**')
  await send(page).click()
  await state(page, 'success')
  await kept(before + 1)
})
