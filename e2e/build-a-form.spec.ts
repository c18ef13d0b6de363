/** A form, from an empty site to a published page: by mouse, by keyboard, in two windows, and back again. */

import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { type FormSite, makeFormSite } from './form-site.ts'
import { look } from './look.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { ownerOn } from './people.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const preview = (page: Page) => page.frameLocator('iframe[title="The form as visitors get it"]')
const questions = (page: Page) => page.getByRole('grid', { name: 'Questions' })
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'You have unsaved changes' })

async function save(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Form saved: it is live').first()).toBeVisible()
  await expect(bar(page)).toBeHidden()
}

/** Adds a question by its kind's name, and stays with it. */
async function addQuestion(page: Page, kind: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a question' })
  await dialog.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
  await expect(dialog).toHaveCount(0)
  const field = page.getByRole('textbox', { name: kind === 'Heading' ? 'Heading' : 'Question' })
  await expect(field).toBeFocused()
  await field.fill(title)
}

const toList = (page: Page) => page.getByRole('button', { name: 'All questions' }).click()

test('build a form, put it on a page and publish it', async ({ page, context }) => {
  test.setTimeout(300_000)
  await makeSite(page, { email: 'form-builder@example.com', title: 'Asking Clay' })
  const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''

  await test.step('fact 9.labels.05: a form begins with the name My Form Name', async () => {
    await page.getByRole('link', { name: 'Forms' }).click()
    await expect(page.getByRole('heading', { name: 'No forms yet' })).toBeVisible()
    await look(page, 'forms-none')
    await page.getByRole('button', { name: 'Add a form' }).click()
    const dialog = page.getByRole('dialog', { name: 'What kind of form?' })
    await look(page, 'forms-templates')
    await dialog.getByRole('button', { name: /^Blank/ }).click()
    await expect(page.getByRole('heading', { name: 'My Form Name', level: 1 })).toBeVisible()
    await expect(page.getByText('Nothing is asked yet.')).toBeVisible()
    await look(page, 'builder-blank')
  })

  await test.step('questions are added by mouse, and seen as visitors will see them', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Visit us')
    await addQuestion(page, 'Name', 'Who are you?')
    await page.getByRole('switch', { name: 'Required' }).press('Space')
    await expect(preview(page).getByLabel('First name')).toBeVisible()
    await toList(page)
    await addQuestion(page, 'One of several', 'How will you come?')
    await page.getByRole('textbox', { name: 'Choices' }).fill('On foot\nBy car')
    await expect(preview(page).getByLabel('By car')).toBeVisible()
    await look(page, 'builder-question')
    await toList(page)
  })

  await test.step('and by keyboard alone', async () => {
    await page.getByRole('button', { name: 'Add a question' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a question' })
    await dialog.getByRole('searchbox').focus()
    await page.keyboard.type('mail')
    await expect(dialog.getByRole('button', { name: /^Email address/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Number/ })).toHaveCount(0)
    await look(page, 'builder-palette')
    await dialog.getByRole('button', { name: /^Email address/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused()
    await page.keyboard.type('Where can we write to?')
    await expect(preview(page).getByLabel('Where can we write to?')).toBeVisible()
    await page.getByRole('button', { name: 'All questions' }).focus()
    await page.keyboard.press('Enter')
    const rows = questions(page).getByRole('row')
    await expect(rows).toHaveCount(3)
    await rows.first().getByRole('button', { name: /^Drag/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert/)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(rows.last()).toContainText('Who are you?')
  })

  await test.step('by dragging', async () => {
    const rows = questions(page).getByRole('row')
    const toTopOf = (place: number) =>
      rows.nth(2).dragTo(rows.nth(place), {
        sourcePosition: { x: 120, y: 20 },
        targetPosition: { x: 120, y: 4 },
      })
    await toTopOf(0)
    await expect(rows.first()).toContainText('Who are you?')
    await toTopOf(1)
    await expect(rows.nth(1)).toContainText('Where can we write to?')
  })

  await test.step('one waits for the answer to another', async () => {
    await addQuestion(page, 'Line of text', 'Number plate')
    await page.getByRole('switch', { name: /^Show it only for some answers/ }).press('Space')
    await expect(page.getByRole('button', { name: /Depends on/ })).toContainText(
      'How will you come?',
    )
    await page.getByRole('checkbox', { name: 'By car' }).press('Space')
    await look(page, 'builder-condition')
    await toList(page)
    await addQuestion(page, 'Scale', 'How do you like us?')
    await page.getByRole('textbox', { name: 'Statements' }).fill('It was fun')
    await toList(page)
    await expect(questions(page).getByRole('row')).toHaveCount(5)
    await look(page, 'builder-questions')
  })

  await test.step('one is removed and comes back', async () => {
    await page.getByRole('button', { name: 'More for How will you come?' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(questions(page).getByRole('row')).toHaveCount(4)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(questions(page).getByRole('row')).toHaveCount(5)
    await expect(questions(page).getByText('Only if')).toBeVisible()
  })

  await test.step('what is not saved is asked about by the back button', async () => {
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await save(page)
    await expect(page.getByRole('heading', { name: 'Visit us', level: 1 })).toBeVisible()
  })

  await test.step('the other parts', async () => {
    await page.getByRole('tab', { name: 'Advanced' }).click()
    await page.getByRole('textbox', { name: 'Words on the button' }).fill('Tell us')
    await expect(preview(page).getByRole('button', { name: 'Tell us' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).fill('See you **soon**.')
    await look(page, 'builder-advanced')
    await page.getByRole('tab', { name: 'Disclaimer' }).click()
    await page.getByRole('textbox', { name: 'Disclaimer' }).fill('We keep it for a year.')
    await expect(preview(page).getByText('We keep it for a year.')).toBeVisible()
    await look(page, 'builder-disclaimer')
    await save(page)
  })

  await test.step('a refusal opens the question that it is about', async () => {
    await page.getByRole('tab', { name: 'Build' }).click()
    await questions(page).getByText('How will you come?').click()
    const choices = page.getByRole('textbox', { name: 'Choices' })
    await choices.fill('On foot\nBy car\nBy car')
    await toList(page)
    await bar(page).getByRole('button', { name: 'Save' }).click()
    await expect(choices).toBeFocused()
    await expect(page.getByText('This choice is already in the list.').first()).toBeVisible()
    await look(page, 'builder-refused')
    await choices.fill('On foot\nBy car\nBy bus')
    await save(page)
    await toList(page)
  })

  await test.step('two windows: whoever is second keeps what they typed', async () => {
    const second = await context.newPage()
    await second.goto(page.url())
    await expect(second.getByRole('heading', { name: 'Visit us', level: 1 })).toBeVisible()
    await page.bringToFront()
    await page.getByRole('textbox', { name: 'Name' }).fill('Come and see us')
    await save(page)
    await second.bringToFront()
    await second.getByRole('tab', { name: 'Disclaimer' }).click()
    const print = second.getByRole('textbox', { name: 'Disclaimer' })
    await print.fill('We keep it for two years.')
    await bar(second).getByRole('button', { name: 'Save' }).click()
    const notice = second
      .getByRole('alert')
      .filter({ hasText: 'Someone else has changed this form meanwhile.' })
    await look(second, 'builder-conflict')
    await notice.getByRole('button', { name: 'Take over their changes' }).click()
    await expect(second.getByRole('heading', { name: 'Come and see us', level: 1 })).toBeVisible()
    await expect(print).toHaveValue('We keep it for two years.')
    await save(second)
    await second.close()
    await page.bringToFront()
  })

  await test.step('a block shows it, and leads back to it', async () => {
    await page.goto(`${new URL(page.url()).origin}/sites/${siteId}/pages`)
    const canvas = await openEditor(page, 'Home')
    await page.getByRole('button', { name: 'Add Form', exact: true }).click()
    await canvas.getByText(/^Choose a form in the settings/).click()
    const chooser = page.getByRole('button', { name: /Choose a form/ })
    await expect(chooser).toBeFocused()
    await look(page, 'form-block-empty')
    await chooser.click()
    await page.getByRole('option', { name: 'Come and see us' }).click()
    await expect(canvas.getByRole('button', { name: 'Tell us' })).toBeVisible()
    await expect(saveState(page)).toHaveText('Saved')
    await look(page, 'form-block')
  })

  await test.step('and follows what is changed elsewhere', async () => {
    const href = await page.getByRole('link', { name: 'Edit this form' }).getAttribute('href')
    const other = await context.newPage()
    await other.goto(new URL(href ?? '', page.url()).href)
    await other.getByRole('tab', { name: 'Advanced' }).click()
    await other.getByRole('textbox', { name: 'Words on the button' }).fill('Send it')
    await save(other)
    await other.close()
    await page.bringToFront()
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    const canvas = page.frameLocator('iframe')
    await expect(canvas.getByRole('button', { name: 'Send it' })).toBeVisible()
  })

  await test.step('it is on the published page, and its list says so', async () => {
    await publish(page)
    await page.keyboard.press('Escape')
    const { body } = await ownerOn(page).get(`/s/${siteId}/api/site`)
    await page.goto(`${new URL(page.url()).origin}/sites/${siteId}/forms`)
    await expect(page.getByRole('link', { name: 'Come and see us', exact: true })).toBeVisible()
    await expect(page.getByText('Home')).toBeVisible()
    await look(page, 'forms')
    await page.getByRole('button', { name: 'More for Come and see us' }).click()
    await page.getByRole('menuitem', { name: 'Remove form' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('It has no answers.')
    await expect(dialog).toContainText('The page “Home”')
    await look(page, 'form-remove')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.goto(body.site.url)
    await expect(page.getByLabel('Where can we write to?')).toBeVisible()
    await expect(page.getByRole('group', { name: /How will you come\?/ })).toContainText('By bus')
    await expect(page.getByRole('group', { name: /How do you like us\?/ })).toContainText(
      'It was fun',
    )
    await expect(page.getByRole('button', { name: 'Send it' })).toBeVisible()
    await look(page, 'form-published')
  })
})

test.describe('the limit of long answers', () => {
  let site: FormSite
  let formId: string

  test.beforeAll(async () => {
    site = await makeFormSite('Short Clay')
    const fields = [{ id: 'note', type: 'textarea', title: 'Message' } as const]
    formId = (await site.addForm('Notes', { fields })).id
  })
  test.afterAll(() => site.close())

  const limit = (page: Page) => page.getByRole('textbox', { name: /Most characters/ })
  async function openField(page: Page): Promise<void> {
    await site.signIn(page.context())
    await page.goto(`${world().demo.studio}/sites/${site.id}/forms/${formId}`)
    await questions(page).getByText('Message').click()
    await expect(page.getByRole('textbox', { name: /Example in the field/ })).toBeVisible()
  }

  test('fact 3.field-properties.16: it can be edited while its feature is on', async ({ page }) => {
    await site.switchFeature('formHandler', true)
    await openField(page)
    await limit(page).fill('50')
    await limit(page).press('Tab')
    await save(page)
  })

  test('fact 3.field-properties.17: it is not there while the feature is off', async ({ page }) => {
    await site.switchFeature('formHandler', false)
    await openField(page)
    await expect(page.getByRole('heading', { name: 'Several lines' })).toBeVisible()
    await expect(limit(page)).toHaveCount(0)
  })
})
