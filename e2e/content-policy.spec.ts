/** Content security policies: no page of ours asks the browser for anything that its own policy blocks. */

import { expect, type Page, test } from '@playwright/test'
import { openEditor, signIn } from './owner.ts'
import { fillCheckout, orderNumber, PAY } from './shopper.ts'
import { world } from './world.ts'

test('nothing in the studio runs into its content security policy', async ({ page }) => {
  const { demo } = world()
  const violations = await violationsIn(page)
  await signIn(page, demo.email, demo.password)
  await page
    .getByRole('link', { name: /Hearth & Clay/ })
    .first()
    .click()
  await openEditor(page, 'About')
  expect(violations).toEqual([])
})

test('nothing from the cart to the order runs into its content security policy', async ({
  page,
}) => {
  const { site } = world().demo
  const violations = await violationsIn(page)
  await page.goto(`${site}/shop/p/dinner-plate`)
  const button = page.locator('.sqs-add-to-cart-button')
  await button.click()
  await expect(button).toHaveText('Added!')
  await page.goto(`${site}/cart`)
  await page.getByLabel('Quantity of Dinner Plate').fill('2')
  await page.getByLabel('Quantity of Dinner Plate').press('Enter')
  await expect(page.getByRole('status').first()).toHaveText(/Dinner Plate: 2/)
  await page.getByRole('link', { name: 'Check out' }).click()
  await fillCheckout(page, 'policy@example.com')
  await page.getByRole('button', { name: PAY }).click()
  await orderNumber(page)
  expect(violations).toEqual([])
})

/** Every violation that a window reports from now on, also after it goes to another page. */
async function violationsIn(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      void (window as unknown as { noteViolation(text: string): void }).noteViolation(
        `${violatedDirective} ${blockedURI} ${sourceFile}`,
      )
    })
  })
  return violations
}
