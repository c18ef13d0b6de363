import { expect, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { makeSite, publish } from './owner.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

test('first steps know what is done, lead to it, and are put away and brought back', async ({
  page,
}) => {
  await makeSite(page, { email: 'steps@example.com', title: 'Beginnings', start: 'Shop' })
  const pages = page.url()
  const list = page.getByRole('list', { name: 'First steps of Beginnings' })
  await expect(list.getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('0 of 5 done')).toBeVisible()
  await look(page, 'first-steps')

  await list.getByRole('link', { name: 'Set up a way to be paid' }).click()
  await expect(page.getByRole('heading', { name: 'Ways to be paid' })).toBeVisible()
  await page.goBack()
  await list.getByRole('link', { name: 'Write your home page' }).click()
  await expect(page.frameLocator('iframe').locator('[data-block-id]').first()).toBeVisible()
  await publish(page)

  await page.goto(pages)
  const published = list.getByRole('listitem').filter({ hasText: 'Publish the site' })
  await expect(published.getByLabel('Done')).toBeVisible()
  await expect(page.getByText('1 of 5 done')).toBeVisible()

  const site = page.getByRole('button', { name: /^Beginnings/ })
  const bringBack = page.getByRole('menuitem', { name: 'Show the first steps' })
  await site.click()
  await expect(page.getByRole('menuitem', { name: 'New site' })).toBeVisible()
  await expect(bringBack).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Put away' }).press('Enter')
  await expect(list).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Main navigation' })).toBeVisible()
  await expect(list).toHaveCount(0)
  await site.click()
  await bringBack.click()
  await expect(page.getByText('1 of 5 done')).toBeVisible()
})
