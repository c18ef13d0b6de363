/** News by mail: signing up with script and without, confirming, leaving, and what the owner sees of it. */

import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { type FormSite, makeFormSite } from './form-site.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { takePicture } from './picture.ts'
import { world } from './world.ts'

const CONSENT = 'I want news by mail.'
const ADA = 'ada@kiln.photography'
const GRACE = 'grace@example.com'

let site: FormSite
let path: string

test.beforeAll(async () => {
  site = await makeFormSite('Kiln News')
  path = await site.addSignUp('News', { title: 'News', asks: 'first', consent: CONSENT })
  await site.publish()
})
test.afterAll(async ({ browser }) => {
  await site.close()
  await Promise.all(browser.contexts().map((context) => context.close()))
})

const form = (page: Page) => page.locator('form.newsletter-form')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** The link in the latest mail, which the queue has to have written first. */
async function linkTo(email: string, words: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const text = await site.mailTo(email)
    expect(text).toMatch(words)
    found = /https?:\S+/.exec(text)?.[0] ?? ''
  }).toPass({ timeout: 60_000 })
  return found
}

test('a visitor signs up, is told what is wrong, confirms and leaves again', async ({ page }) => {
  await page.goto(site.url + path)
  await form(page).scrollIntoViewIfNeeded()
  await expect(form(page)).toHaveAttribute('data-state', 'editing')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('ada')
  await press(page, 'Sign up')
  await expect(form(page)).toHaveAttribute('data-state', 'error')
  await expect(form(page)).toContainText('Email is not valid.')
  await expect(form(page)).toContainText('Required')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await look(page, 'sign-up-refused')

  await page.getByLabel('Email').fill(ADA)
  await page.getByLabel(CONSENT).check()
  await page.reload()
  await expect(form(page)).toHaveAttribute('data-state', 'editing')
  await expect(page.getByLabel('Email')).toHaveValue(ADA)
  await expect(page.getByLabel(CONSENT)).toBeChecked()
  await press(page, 'Sign up')
  await expect(form(page)).toHaveAttribute('data-state', 'success')
  await expect(page.getByText('Please look into your inbox')).toBeFocused()
  await expect(form(page)).toBeHidden()
  await look(page, 'sign-up-done')

  await page.goto(await linkTo(ADA, /Yes, I want it/))
  await expectAccessible(page)
  await look(page, 'sign-up-confirm')
  await press(page, 'Yes, I want it')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  await page.goto(await linkTo(ADA, /You can leave the list/))
  await look(page, 'unsubscribe')
  await press(page, 'Unsubscribe')
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await expectAccessible(page)
  await look(page, 'unsubscribed')
  await press(page, 'It was a mistake')
  await expect(page.getByRole('heading', { name: 'You are signed up again' })).toBeVisible()
})

async function withoutScript(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage()
}

test('a visitor signs up without script, where the owner wants no captcha', async ({ browser }) => {
  await site.changeSettings({ visitorCaptcha: 'none' })
  const page = await withoutScript(browser)
  await page.goto(site.url + path)
  await page.getByLabel('First name').fill('Grace')
  // An address that a browser lets through.
  await page.getByLabel('Email').fill('grace@example')
  await page.getByLabel(CONSENT).check()
  await press(page, 'Sign up')
  await expect(page.getByText('Email is not valid.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await takePicture(page, 'sign-up-again-without-script')
  await page.getByLabel('Email').fill(GRACE)
  await press(page, 'Sign up')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.goto(await linkTo(GRACE, /Yes, I want it/))
  await press(page, 'Yes, I want it')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})

test('the owner sees who signed up and how they agreed, adds somebody and erases somebody', async ({
  page,
}) => {
  await site.signIn(page.context())
  await page.goto(`${world().demo.studio}/sites/${site.id}/lists`)
  await expect(page.getByRole('heading', { name: 'Lists', level: 1 })).toBeVisible()
  await look(page, 'lists')
  await page.getByRole('link', { name: 'Newsletter' }).click()
  const row = (email: string) => page.getByRole('row', { name: email })
  await expect(row(ADA)).toContainText('Subscribed')
  await look(page, 'subscribers')
  await press(page, `More about ${ADA}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(CONSENT)
  await expect(dialog).toContainText('Confirmed by mail')
  await look(page, 'subscriber')
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expect(row(ADA)).toHaveCount(0)

  await press(page, 'Add person')
  await dialog.getByLabel('Email address').fill(ADA)
  await dialog.getByLabel('Where and when they agreed').fill('At the fair')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toContainText('This person asked to be erased.')
  await look(page, 'subscriber-refused')
  await dialog.getByLabel('Email address').fill('joan@example.com')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(row('joan@example.com')).toContainText('Added by hand')
})

test(
  'the owner imports people with proof of consent, and lets a form add to the list',
  NIGHTLY,
  async ({ page }) => {
    const { id } = await site.addForm('Workshop', {
      fields: [
        { id: 'email', type: 'email', title: 'Email' },
        { id: 'news', type: 'checkbox', title: 'News', options: ['Yes'] },
      ],
    })
    await site.signIn(page.context())
    await page.goto(`${world().demo.studio}/sites/${site.id}/lists`)
    await page.getByRole('link', { name: 'Newsletter' }).click()
    await press(page, 'Import')
    const dialog = page.getByRole('dialog')
    await look(page, 'import-choose')
    const rows = ['Name,Email', 'Kurt,kurt@example.com', `Ada,${ADA}`, 'Nobody,nobody']
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await expect(dialog).toContainText('Rows without a right address')
    await look(page, 'import-looked-at')
    await dialog.getByRole('button', { name: 'Add 1 person' }).click()
    await expect(dialog).toContainText('Say where and when they agreed.')
    await dialog.getByLabel('Where and when they agreed').fill('In our old shop, 2024')
    await dialog.getByRole('button', { name: 'Add 1 person' }).click()
    await expect(dialog).toContainText('1 person was added.')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('row', { name: 'kurt@example.com' })).toContainText('File')
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export' }).click()
    expect((await saved).suggestedFilename()).toBe('Newsletter.csv')

    await page.goto(`${world().demo.studio}/sites/${site.id}/forms/${id}`)
    await page.getByRole('tab', { name: 'Storage' }).click()
    await page.getByRole('button', { name: /No list/ }).click()
    await page.getByRole('option', { name: 'Newsletter' }).click()
    await expect(page.getByRole('button', { name: /They agree by/ })).toContainText('News')
    await look(page, 'form-adds-to-list')
  },
)
