import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { archive, choose, install } from './install-theme.ts'
import { makeSite } from './owner.ts'
import { takePictures } from './picture.ts'

test('install a theme, see it, go on to a newer version and back again', async ({ page }) => {
  await makeSite(page, { email: 'themes@example.com', title: 'New Clothes' })
  await page.getByRole('link', { name: 'Themes' }).click()
  await expect(page.getByRole('heading', { name: 'Hearth' })).toBeVisible()
  await expect(page.getByText('In use')).toBeVisible()

  await install(page, await archive({ 'template.conf': (text) => text.replace('"name"', 'name') }))
  const refusal = page.getByRole('alert').filter({ hasText: 'The theme is not installed' })
  await expect(refusal.getByText('template.conf:2:3')).toBeVisible()

  await install(page, await archive())
  await expect(page.getByText('Everything is installed as version 1.')).toBeVisible()
  const everything = page.getByRole('article').filter({ hasText: 'Everything' })
  await expect(everything.frameLocator('iframe').locator('body')).toBeAttached()
  await choose(page, 'Use Everything', 'Everything')
  await expect(everything.getByText('In use').first()).toBeVisible()
  await expectAccessible(page, ['iframe'])
  await takePictures(page, 'themes')

  const newer = await archive({
    'body.region': (text) => text.replace('<header', '<p>The second version</p><header'),
  })
  await install(page, newer)
  await expect(page.getByText('Everything is installed as version 2.')).toBeVisible()
  const shown = everything.frameLocator('iframe')
  await expect(shown.getByText('The second version')).toHaveCount(0)
  await choose(page, 'Use Everything, version 2', 'Everything')
  await expect(shown.getByText('The second version')).toBeAttached()

  await choose(page, 'Use Everything, version 1', 'Everything')
  await expect(shown.getByText('The second version')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(shown.getByText('The second version')).toBeAttached()
})
