import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { makeFormSite } from './form-site.ts'
import { look } from './look.ts'
import { world } from './world.ts'

const ADA = { guests: '120', day: '2027-05-08', begins: '11:00', fun: { loud: '2', short: '-1' } }

const rows = (page: Page) => page.getByRole('table').getByRole('row')

test('fact 1.visitors.08: visitors write to the site; answers are searched and read, and doubtful ones are taken in', async ({
  page,
  browser,
}) => {
  const site = await makeFormSite('Kiln Letters')
  const { path, id } = await site.addForm('Letters', {
    fields: [
      { id: 'name', type: 'text', title: 'Your name' },
      { id: 'email', type: 'email', title: 'Email address' },
      { id: 'about', type: 'select', title: 'About', options: ['Kilns', 'Clay'] },
      { id: 'warm', type: 'likert', title: 'Is it…', options: ['warm?'] },
    ],
    submitLabel: 'Send',
  })
  await site.publish()

  const visitor = await browser.newPage()
  const send = async (name: string, about: string, trap = '') => {
    await visitor.goto(site.url + path)
    await visitor.getByLabel('Your name').fill(name)
    await visitor.getByLabel('Email address').fill('ada@example.com')
    await visitor.getByLabel('About').selectOption(about)
    await visitor.getByLabel('Strongly agree').check()
    await visitor.locator('[name="website"]').evaluate((input: HTMLInputElement, value) => {
      input.value = value
    }, trap)
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.locator('form[data-form-id]')).toHaveAttribute('data-state', 'success')
  }
  await send('Ada Lovelace', 'Clay')
  await send('Grace Hopper', 'Kilns')
  await send('Cheap kilns', 'Kilns', 'https://spam.example')
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
  expect(lines[0]).toContain('"Your name","Email address","About","Is it…: warm?"')
  expect(lines[1]).toContain('"Ada Lovelace","ada@example.com","Clay","2"')
  expect(lines).toHaveLength(3)
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible()
  await expect(page.getByText('warm?: Strongly agree')).toBeVisible()
  await page.getByRole('button', { name: 'Reply by mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to ada@example.com' })
  await expect(dialog.getByLabel('Subject')).toHaveValue('Re: Letters')
  await dialog.getByLabel('Text').fill('Dear Ada,\n\nyes, it is.')
  await look(page, 'answer-reply')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'yes, it is.' })).toContainText(
    'Fay to ada@example.com',
  )
  await page.getByRole('button', { name: 'Labels' }).click()
  await page.getByLabel('New label').fill('Friends')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Friends' })).toBeChecked()
  await page.keyboard.press('Escape')
  await look(page, 'answer')

  // The search is in the address, so the way back leads to what was found.
  await page.getByRole('link', { name: 'Answers to Letters' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('love')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('searchbox').fill('')
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
  await expect(page.getByText('Nothing is held back')).toBeVisible()
  await expect.poll(() => site.answersTo(id)).toBe(3)
  await site.close()
})

test('answers are chosen by what they say, and changed several at once, by keyboard too', async ({
  page,
}) => {
  const site = await makeFormSite('Party Tents')
  const { id } = await site.addForm('Events', {
    fields: [
      { id: 'name', type: 'text', title: 'Your name' },
      { id: 'kind', type: 'select', title: 'Kind of event', options: ['Wedding', 'Birthday'] },
      { id: 'guests', type: 'number', title: 'Guests' },
      { id: 'day', type: 'date', title: 'Day of the event' },
      { id: 'begins', type: 'time', title: 'It begins at' },
      { id: 'fun', type: 'likert', title: 'We want it to be…', options: ['loud', 'short'] },
    ],
  })
  await site.publish()
  await site.send(page, id, [
    { ...ADA, name: 'Ada', kind: 'Wedding' },
    { name: 'Grace', kind: 'Birthday', guests: '42', day: '2027-08-21', begins: '14:00' },
    { name: 'Hedy', kind: 'Wedding', guests: '80', day: '2027-06-05', begins: '11:30' },
  ])

  await site.signIn(page.context())
  await page.goto(`${world().demo.studio}/sites/${site.id}/forms/${id}/answers`)
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('checkbox', { name: 'Select Ada' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Select Hedy' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: '2 answers selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Labels' }).press('Enter')
  await page.getByLabel('New label').fill('To call')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /Hedy/ })).toContainText('To call')
  await page.getByRole('button', { name: 'Mark as read' }).press('Enter')
  await expect(page.getByText('2 answers marked as read')).toBeVisible()
  await look(page, 'answers-selected')

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await look(page, 'answers-filter')
  await page.getByRole('button', { name: 'Any Kind of event' }).click()
  await page.getByRole('option', { name: 'Birthday' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2020-01-01')
  await page.keyboard.press('Escape')
  await expect(page.getByText('No answer is as you ask')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the filter “Until Jan 1, 2020”' }).click()
  await expect(rows(page)).toHaveCount(2)
  await look(page, 'answers-filtered')

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(rows(other)).toHaveCount(2)
  await expect(rows(other).nth(1)).toContainText('Grace')
  await other.close()
  await page.goBack()
  await expect(page.getByText('No answer is as you ask')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(rows(page)).toHaveCount(4)

  await page.getByRole('link', { name: 'Results' }).click()
  const kinds = page.getByRole('table', { name: 'Kind of event' })
  await expect(kinds.getByRole('row', { name: 'Wedding 2 67%' })).toBeVisible()
  await expect(kinds.getByRole('row', { name: 'Birthday 1 33%' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Guests' }).getByRole('row')).toHaveCount(10)
  await expect(page.getByRole('table', { name: /Answers by the day/ })).toContainText('3')
  await look(page, 'results')
  await kinds.getByRole('link', { name: 'Wedding' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Results' }).click()
  await expect(kinds.getByRole('row', { name: 'Wedding 2 100%' })).toBeVisible()
  await page.getByRole('button', { name: /Remove the filter/ }).click()
  await page.getByRole('link', { name: 'Answers to Events' }).click()
  await expect(rows(page)).toHaveCount(4)

  await page.getByRole('checkbox', { name: 'Select all that are shown' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByText('No answers yet')).toBeVisible()
  await site.close()
})
