/** The cart panel in each built-in theme, with what its starting point sells. */

import { expect, test } from '@playwright/test'
import { look } from '../look.ts'
import { ownerBy } from '../people.ts'
import { makeThemeSite, THEME_SITES } from '../theme-sites.ts'
import { world } from '../world.ts'

for (const { theme, start, title, product } of THEME_SITES) {
  test(`the cart panel in the theme ${theme}`, async ({ page, request }) => {
    const site = await makeThemeSite(request, start, title)
    const owner = ownerBy(request, world().demo.studio)
    await owner.put(`/s/${site.id}/api/store-settings`, { afterAdding: 'panel' })
    await page.goto(`http://${site.identifier}.localhost:${world().port}${product}`)
    for (const option of await page.locator('.ProductItem .variant-radiobtn-wrapper').all()) {
      await option.locator('label').first().click()
    }
    await page.locator('.ProductItem .sqs-add-to-cart-button').click()
    const panel = page.getByRole('dialog')
    await expect(panel.locator('.sw-cart-line')).toHaveCount(1)
    await look(page, `cart-panel-${theme}`)
    await panel.locator('.sw-step').last().click()
    await expect(panel.locator('.sw-cart-line input[type=number]')).toHaveValue('2')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })
}
