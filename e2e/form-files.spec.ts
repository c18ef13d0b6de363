/** Files in a form: chosen, taken back, refused, sent, and read by the owner alone. */

import { expect, type Page, test } from '@playwright/test'
import { type FormSite, makeFormSite } from './form-site.ts'
import { look } from './look.ts'
import { world } from './world.ts'

let site: FormSite
let form: { path: string; id: string }

const PNG = { name: 'bowl.png', mimeType: 'image/png', buffer: bytes('\x89PNG\r\n\x1a\n a bowl') }
const PDF = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: bytes('%PDF-1.7\na plan') }
const LIE = { name: 'lie.png', mimeType: 'image/png', buffer: bytes('<html>') }

function bytes(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

test.beforeAll(async () => {
  site = await makeFormSite('Sending Clay')
  form = await site.addForm('Plans', {
    fields: [
      { id: 'plans', type: 'file', title: 'Your plans', required: true, maxFiles: 2 },
      {
        ...{ id: 'why', type: 'text', title: 'What is on them' },
        shownIf: { fieldId: 'plans', test: 'isFilled', values: [] },
      },
    ],
  })
  await site.publish()
})
test.afterAll(async ({ browser }) => {
  await site.close()
  await Promise.all(browser.contexts().map((context) => context.close()))
})

const sheet = (page: Page) => page.locator('form[data-form-id]')
const field = (page: Page) => page.getByLabel('Your plans')
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const state = (page: Page, wanted: string) =>
  expect(sheet(page)).toHaveAttribute('data-state', wanted)
const names = (page: Page) => sheet(page).locator('.sw-form-files li > span')

async function open(page: Page): Promise<void> {
  await page.goto(site.url + form.path)
  await sheet(page).scrollIntoViewIfNeeded()
  await state(page, 'editing')
}

test('files are sent with a form, and its owner gets them as downloads', async ({
  page,
  context,
}) => {
  await open(page)
  await send(page).click()
  await expect(sheet(page).locator('.field-error')).toHaveText('Required')
  await expect(page.getByLabel('What is on them')).toBeHidden()

  await field(page).setInputFiles(LIE)
  await expect(sheet(page).getByRole('status')).toHaveText(
    'lie.png: This file is not what its name says.',
  )
  await field(page).setInputFiles({ ...PNG, name: 'bowl.svg' })
  await expect(sheet(page).getByRole('status')).toHaveText(
    'bowl.svg: Files of this kind are not taken here.',
  )
  await look(page, 'files-refused')

  await field(page).setInputFiles([PNG, PDF])
  await expect(names(page)).toHaveText(['bowl.png', 'plan.pdf'])
  await expect(page.getByLabel('What is on them')).toBeVisible()
  await field(page).setInputFiles(PDF)
  await expect(sheet(page).getByRole('status')).toHaveText('plan.pdf: Choose fewer files.')
  await page.getByRole('button', { name: 'Remove plan.pdf' }).press('Enter')
  await expect(names(page)).toHaveText(['bowl.png'])
  await expect(field(page)).toBeFocused()
  await look(page, 'files-chosen')
  await send(page).click()
  await state(page, 'success')

  await site.signIn(context)
  await page.goto(`${world().demo.studio}/sites/${site.id}/forms/${form.id}/answers`)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const link = page.getByRole('link', { name: 'bowl.png' })
  await expect(link).toBeVisible()
  await look(page, 'files-answer')
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('bowl.png')
})

test('a form is sent once the file that was chosen last is there', async ({ page }) => {
  await open(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/fields/plans/files?**', async (route) => {
    await held
    await route.continue()
  })
  await field(page).setInputFiles(PDF)
  await expect(sheet(page).getByRole('status')).toHaveText('Uploading plan.pdf…')
  await send(page).click()
  release()
  await state(page, 'success')
})

test('without script files go with the form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url + form.path)
  await field(page).setInputFiles(PDF)
  await send(page).click()
  await expect(page.getByText('Thank you. Your answers have arrived.')).toBeVisible()
  await context.close()
})
