import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { makeFormSite } from './form-site.ts'
import { look } from './look.ts'
import { world } from './world.ts'

const rows = (page: Page) => page.getByRole('table').getByRole('row')

test('answers come in, are searched and read, and doubtful ones are taken in', async ({
  page,
  browser,
}) => {
  const site = await makeFormSite('Kiln Letters')
  const { path, id } = await site.addForm('Letters', {
    fields: [
      { id: 'name', type: 'text', title: 'Your name' },
      { id: 'email', type: 'email', title: 'Email address' },
      { id: 'warm', type: 'likert', title: 'Is it…', options: ['warm?'] },
    ],
    submitLabel: 'Send',
  })
  await site.publish()

  const visitor = await browser.newPage()
  const send = async (name: string, trap = '') => {
    await visitor.goto(site.url + path)
    await visitor.getByLabel('Your name').fill(name)
    await visitor.getByLabel('Email address').fill('ada@example.com')
    await visitor.getByLabel('Strongly agree').check()
    await visitor.locator('[name="website"]').evaluate((input: HTMLInputElement, value) => {
      input.value = value
    }, trap)
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.locator('form[data-form-id]')).toHaveAttribute('data-state', 'success')
  }
  await send('Ada Lovelace')
  await send('Grace Hopper')
  await send('Cheap kilns', 'https://spam.example')
  await visitor.close()

  await site.signIn(page.context())
  await page.goto(`${world().demo.studio}/sites/${site.id}/forms`)
  await page.getByRole('link', { name: 'Answers to Letters' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(1)).toContainText('Grace Hopper')
  await look(page, 'answers')

  await page.getByRole('searchbox', { name: 'Search in the answers' }).fill('love')
  await expect(rows(page)).toHaveCount(2)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('Letters.csv')
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines[0]).toContain('"Your name","Email address","Is it…: warm?"')
  expect(lines[1]).toContain('"Ada Lovelace","ada@example.com","2"')
  expect(lines).toHaveLength(3)
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible()
  await expect(page.getByText('warm?: Strongly agree')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
    'href',
    'mailto:ada@example.com',
  )
  await look(page, 'answer')
  await page.goBack()
  await page.getByRole('button', { name: /All answers/ }).click()
  await page.getByRole('option', { name: 'Not read yet' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText('Grace Hopper')

  await page.getByRole('button', { name: 'Look', exact: true }).click()
  await page.getByRole('link', { name: 'Cheap kilns' }).click()
  await expect(page.getByText('A field that people do not see was filled in.')).toBeVisible()
  await look(page, 'answer-held')
  await page.getByRole('button', { name: 'Take it in' }).click()
  await expect(page.getByText('No person may have written this')).toBeHidden()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect.poll(() => site.answersTo(id)).toBe(3)
  await site.close()
})
