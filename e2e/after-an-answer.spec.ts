/** Consequences of answers, as an owner chooses them: mail to people, mail to the visitor, another service, and their end. */

import { expect, type Page, test } from '@playwright/test'
import { makeFormSite } from './form-site.ts'
import { look } from './look.ts'
import { CLOSED_HOOK, TAKING_HOOK } from './other-sites.ts'
import { world } from './world.ts'

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'You have unsaved changes' })

async function save(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Save' }).click()
  await expect(bar(page)).toBeHidden()
}

test('fact 6.visitors.03: visitors send a form, and answers are mailed on, replied to, sent to another service and forgotten', async ({
  page,
  browser,
}) => {
  const site = await makeFormSite('Kiln Post')
  const { path, id } = await site.addForm('Questions', {
    fields: [
      { id: 'email', type: 'email', title: 'Email address' },
      { id: 'about', type: 'radio', title: 'It is about', options: ['A course', 'A kiln'] },
      { id: 'note', type: 'textarea', title: 'Message' },
    ],
    submitLabel: 'Send',
  })
  await site.publish()
  const studio = `${world().demo.studio}/sites/${site.id}`
  await site.signIn(page.context())
  await page.goto(`${studio}/forms/${id}`)
  await page.getByRole('tab', { name: 'Storage' }).click()

  await test.step('one person gets every answer, another some, by keyboard', async () => {
    const people = page.getByRole('combobox', { name: /Write to/ })
    await people.fill('all@example.com')
    await people.press('Enter')
    await people.fill('courses@example.com')
    await people.press('Enter')
    await page.getByRole('button', { name: /courses@example.com gets/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Only some answers' }).press('Enter')
    const which = page.getByRole('group', { name: 'courses@example.com gets' })
    await which.getByRole('button', { name: /Depends on/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'It is about' }).press('Enter')
    await bar(page).getByRole('button', { name: 'Save' }).click()
    await expect(which.getByText('Choose at least one answer.')).toBeVisible()
    await expect(which.getByRole('button', { name: /Depends on/ })).toBeFocused()
    await which.getByRole('checkbox', { name: 'A course' }).press('Space')
  })

  await test.step('visitors get a mail, and old answers are forgotten', async () => {
    await page.getByRole('switch', { name: /^Reply by mail/ }).press('Space')
    await page.getByRole('textbox', { name: 'Subject' }).fill('Thank you')
    await page.getByRole('textbox', { name: 'Text' }).fill('We **write** back.')
    await expect(page.getByRole('textbox', { name: /Replies go to/ })).toHaveValue(
      'all@example.com',
    )
    await page.getByRole('switch', { name: /^Forget answers after a time/ }).press('Space')
    await expect(page.getByText('No answer is older than that.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Address' }).fill(CLOSED_HOOK)
    await save(page)
    await expect(page.getByText('Nothing was sent yet.')).toBeVisible()
    await look(page, 'storage')
  })

  await test.step('a visitor sends the form', async () => {
    const visitor = await browser.newPage()
    await visitor.goto(site.url + path)
    await visitor.getByLabel('Email address').fill('ada@example.com')
    await visitor.getByLabel('A kiln').check()
    await visitor.getByLabel('Message').fill('How hot does it get?')
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(visitor.locator('form[data-form-id]')).toHaveAttribute('data-state', 'success')
    await visitor.close()
  })

  await test.step('its way to the other service is seen, mended and gone again', async () => {
    await page.reload()
    await page.getByRole('tab', { name: 'Storage' }).click()
    const log = page.getByRole('table', { name: 'Last deliveries' })
    await expect(log.getByText('Given up')).toBeVisible()
    await expect(log.getByText('Status 410')).toBeVisible()
    await page.getByRole('textbox', { name: 'Address' }).fill(TAKING_HOOK)
    await save(page)
    await log.getByRole('button', { name: /^Send again/ }).click()
    await expect(log.getByText('Taken')).toBeVisible()
    await expect(log.getByText(/Status 204 in \d+ ms, try 2/)).toBeVisible()
  })

  await test.step('the secret is shown, and renewed', async () => {
    await page.getByRole('button', { name: 'Show the secret' }).click()
    const secret = page.getByRole('textbox', { name: 'Secret' })
    await expect(secret).toHaveValue(/^whsec_/)
    const before = await secret.inputValue()
    await look(page, 'storage-log')
    await page.getByRole('button', { name: 'Renew the secret' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renew the secret' }).click()
    await expect(secret).not.toHaveValue(before)
  })

  await test.step('those who were to be told were', async () => {
    await page.goto(`${studio}/mail`)
    const mail = page.getByRole('table')
    await expect(
      mail.getByRole('row', { name: /Answer to Questions all@example.com/ }),
    ).toHaveCount(1)
    await expect(mail.getByText('courses@example.com')).toHaveCount(0)
    await mail.getByRole('link', { name: 'Thank you' }).click()
    await expect(page.frameLocator('iframe').getByText('We write back.')).toBeVisible()
  })

  await test.step('a question that a mail depends on cannot just go', async () => {
    await page.goto(`${studio}/forms/${id}`)
    await page.getByRole('button', { name: 'More for It is about' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await bar(page).getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('That question is not in the form any more. Choose another one.').first(),
    ).toBeVisible()
    await look(page, 'storage-refused')
    await bar(page).getByRole('button', { name: 'Discard' }).click()
    await expect(bar(page)).toBeHidden()
  })
  await site.close()
})
