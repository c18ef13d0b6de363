/** An owner makes a fund; visitors give to it at a desk, with the keyboard, on a phone, and without script. */

import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, publish } from './owner.ts'
import { takePicture } from './picture.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const PHONE = { width: 390, height: 844 }

test('donations from the studio to the order', NIGHTLY, async ({ browser, page }) => {
  await makeSite(page, { email: 'giver@example.com', title: 'Kiln Friends' })
  const site = page.url().replace(/(\/sites\/[^/]+).*/, '$1')
  let address = ''

  await test.step('there are no funds at first', async () => {
    await page.goto(`${site}/settings`)
    await page.getByRole('link', { name: 'Donations' }).click()
    await expect(page.getByRole('heading', { name: 'No funds yet' })).toBeVisible()
    await look(page, 'donate-empty')
    await page.getByRole('link', { name: 'Add a fund' }).click()
  })

  await test.step('what is wrong stands at its field', async () => {
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('Name the fund.')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  })

  await test.step('a fund gets amounts and a question', async () => {
    await page.getByLabel('Name', { exact: true }).fill('A new kiln')
    await page.getByLabel('Description').fill('The old one is cracked.\nEvery bit helps.')
    const amounts = page.getByLabel('Suggested amounts')
    for (const amount of ['10', '25', '50']) {
      await amounts.fill(amount)
      await amounts.press('Enter')
    }
    await page.getByLabel('Smallest amount').fill('5')
    await page.getByLabel('Largest amount').fill('1000')
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.getByLabel('Question').fill('Your name')
    await page.getByText('Has to be answered').click()
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('Fund saved')).toBeVisible()
    address = await page.getByLabel('Address').inputValue()
    expect(address).toContain('/checkout/donate/')
    await page.getByRole('button', { name: 'Copy address' }).isVisible()
    await look(page, 'donate-fund')
  })

  const donor = await (await browser.newContext()).newPage()
  await test.step('the page says what is wrong at its field, and takes the focus there', async () => {
    await donor.goto(address)
    await look(donor, 'donate-page')
    await donor.getByLabel(/own amount/).fill('2')
    await expect(donor.getByLabel('Other amount')).toBeChecked()
    await donor.getByRole('button', { name: 'Donate' }).click()
    await expect(donor.getByText('The smallest donation is $5.00.')).toBeVisible()
    await expect(donor.getByText('Please enter a valid email')).toBeVisible()
    await expect(donor.getByText('Required')).toBeVisible()
    await expect(donor.getByLabel(/own amount/)).toBeFocused()
    await look(donor, 'donate-wrong')
  })

  await test.step('an amount is chosen by keys, and given', async () => {
    await donor.getByLabel('$10.00').focus()
    await donor.keyboard.press('ArrowRight')
    await expect(donor.getByLabel('$25.00')).toBeChecked()
    await expect(donor.getByLabel(/own amount/)).toHaveValue('')
    await donor.getByLabel('Email').fill('ada@example.com')
    await donor.getByLabel('Your name').fill('Ada Lovelace')
    await donor.getByRole('button', { name: 'Donate $25.00' }).press('Enter')
    await expect(donor.getByRole('heading', { name: 'Thank you for your donation' })).toBeVisible()
    await expect(donor.getByText('Your name: Ada Lovelace')).toBeVisible()
    await look(donor, 'donate-confirmed')
  })

  await test.step('a declined card takes nothing, and another one is tried at once', async () => {
    await donor.goto(address)
    await donor.getByLabel(/own amount/).fill('42.50')
    await donor.getByLabel('Email').fill('ada@example.com')
    await donor.getByLabel('Your name').fill('Ada Lovelace')
    await donor.locator('[value="practice-decline"]').check()
    await donor.getByRole('button', { name: 'Donate $42.50' }).click()
    await expect(donor.getByRole('alert')).toContainText('You have not been charged')
    await donor.locator('[value="practice-approve"]').check()
    await donor.getByRole('button', { name: 'Donate $42.50' }).click()
    await expect(donor.getByText('$42.50')).toBeVisible()
    await expect(donor.getByRole('heading', { name: 'Thank you for your donation' })).toBeVisible()
  })

  await test.step('a donation block leads to the fund from a page', async () => {
    await page.goto(`${site}/pages`)
    const canvas = await openEditor(page, 'Home')
    await page.getByRole('button', { name: 'Add Donation', exact: true }).click()
    await expect(canvas.getByText('Choose a fund', { exact: true })).toBeVisible()
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByRole('button', { name: /^Fund|Choose a fund/ }).click()
    await page.getByRole('option', { name: 'A new kiln' }).click()
    await expect(canvas.getByRole('heading', { name: 'A new kiln' })).toBeVisible()
    await look(page, 'donation-settings')
    await publish(page)
  })

  await test.step('a phone without script gives, too, the amount that it chose there', async () => {
    const options = { viewport: PHONE, javaScriptEnabled: false }
    const phone = await (await browser.newContext(options)).newPage()
    await phone.goto(new URL('/', address).href)
    await phone.getByLabel('$50.00').check()
    await takePicture(phone, 'donation-block')
    await phone.getByRole('button', { name: 'Donate' }).click()
    await expect(phone.getByLabel('$50.00')).toBeChecked()
    await phone.getByLabel('Email').fill('bo@example.com')
    await phone.getByLabel('Your name').fill('Bo')
    await takePicture(phone, 'donate-without-script')
    await phone.getByRole('button', { name: 'Donate' }).click()
    await expect(phone.getByRole('heading', { name: 'Thank you for your donation' })).toBeVisible()
  })

  await test.step('the owner finds all three among the orders', async () => {
    await page.goto(`${site}/orders`)
    await expect(page.getByText('Donation', { exact: true })).toHaveCount(3)
    await look(page, 'donate-orders')
    await page.getByRole('link', { name: '#1001' }).click()
    await expect(page.getByRole('heading', { name: 'Donation #1001' })).toBeVisible()
    await expect(page.getByText('Your name: Ada Lovelace')).toBeVisible()
    await expect(page.getByText('Donation made and paid')).toBeVisible()
    await expect(page.getByRole('button', { name: /Mark/ })).toHaveCount(0)
    await expectAccessible(page)
    await look(page, 'donate-order')
  })
})
