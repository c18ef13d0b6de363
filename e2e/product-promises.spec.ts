/** Words of a shop on every product: written by its owner in the studio, read by shoppers on the page and in the quick view. */

import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerOn } from './people.ts'
import { takePicture } from './picture.ts'

test('an owner writes promises and details, and every product has them', async ({
  page: studio,
  browser,
}) => {
  await makeSite(studio, { email: 'promises@example.com', title: 'Promised', start: 'Shop' })
  const siteId = /\/sites\/([^/]+)/.exec(studio.url())?.[1] ?? ''
  await ownerOn(studio).post(`/s/${siteId}/api/publish`, {})
  const stock = { unlimited: true, quantity: 0 }
  const variants = [{ sku: 'JUG', attributes: {}, priceMinor: 2400, stock }]
  const { product } = (
    await ownerOn(studio).post(`/s/${siteId}/api/products`, {
      title: 'Jug',
      state: 'public',
      variants,
    })
  ).body

  await studio.goto(studio.url().replace(/\/sites\/.*/, `/sites/${siteId}/settings`))
  await studio.getByRole('button', { name: 'Add a promise' }).click()
  await studio.getByLabel('Words of promise 1').fill('Free returns within 30 days')
  await studio.getByRole('button', { name: 'Add a promise' }).click()
  await studio.getByLabel('Words of promise 2').fill('Made by hand in Ghent')
  await studio.getByRole('button', { name: 'Move promise 2 up' }).click()
  await expect(studio.getByLabel('Words of promise 1')).toHaveValue('Made by hand in Ghent')
  await expect(studio.getByLabel('Words of promise 1')).toBeFocused()
  await studio.getByRole('button', { name: 'Add a promise' }).click()
  await expect(studio.getByLabel('Words of promise 3')).toBeFocused()
  await studio.getByRole('button', { name: 'Remove promise 3' }).click()
  await expect(studio.getByLabel('Words of promise 2')).toBeFocused()
  await studio.getByRole('button', { name: 'Add a detail' }).click()
  await studio.getByLabel('Title of detail 1').fill('Care')
  await studio.getByLabel('Words of detail 1').fill('In the dishwasher.\nNever in the oven.')
  await studio.getByRole('switch', { name: 'Show the estimate on products' }).press('Space')
  await look(studio, 'product-promises-settings')
  await studio.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(studio.getByText('Store settings saved')).toBeVisible()

  await studio.goto(studio.url().replace(/\/settings.*/, '/settings/shipping'))
  const days = (end: string) =>
    studio.getByRole('textbox', { name: `Working days on the way, at ${end}` })
  await days('least').fill('2')
  await days('most').fill('3')
  await studio.keyboard.press('Tab')
  await expect(days('least')).toHaveValue('2')
  await expect(days('most')).toHaveValue('3')
  await look(studio, 'delivery-days-settings')
  await studio.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(studio.getByText('Shipping saved')).toBeVisible()

  await studio.goto(studio.url().replace(/\/settings.*/, `/products/${product.id}`))
  await studio.getByRole('button', { name: 'Add a detail' }).click()
  await studio.getByLabel('Title of detail 1').fill('Size')
  await studio.getByLabel('Words of detail 1').fill('Holds a litre.')
  await studio.getByRole('button', { name: 'Add a detail' }).click()
  await expect(studio.getByLabel('Title of detail 2')).toBeFocused()
  await studio.getByRole('button', { name: 'Remove detail 2' }).click()
  await expect(studio.getByLabel('Title of detail 1')).toBeFocused()
  await look(studio, 'product-details-form')
  await studio.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(studio.getByText('Saved “Jug”')).toBeVisible()

  const shopper = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await expect(async () => {
    await shopper.goto(product.url)
    await expect(shopper.locator('.ProductItem-promises li')).toHaveText(
      [
        /^Estimated delivery: .+\s–\s.+ \(Standard shipping\)$/,
        'Made by hand in Ghent',
        'Free returns within 30 days',
      ],
      { timeout: 2_000 },
    )
  }).toPass()
  await expect(shopper.locator('.ProductItem-lasting summary')).toHaveText(['Size', 'Care'])
  const details = shopper.locator('.ProductItem-lasting details').last()
  await details.locator('summary').focus()
  await shopper.keyboard.press('Enter')
  await expect(details.getByText('Never in the oven.')).toBeVisible()
  await expectAccessible(shopper)
  await takePicture(shopper, 'product-promises-1280')
  await shopper.setViewportSize({ width: 390, height: 844 })
  await takePicture(shopper, 'product-promises-390')
  await shopper.close()
})
