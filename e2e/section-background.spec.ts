/** The background of a section: a picture, a film of another site, and a shaped edge, from the panel to what visitors see. */

import { expect, test } from '@playwright/test'
import { look } from './look.ts'
import { FILM } from './other-sites.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'

test('an owner puts a picture and then a film behind a section, takes that back, and visitors start the film', async ({
  page,
  context,
}) => {
  await makeSite(page, { email: 'section-background@example.com', title: 'Behind', start: 'Shop' })
  const canvas = await openEditor(page, 'About')
  const section = canvas.locator('.sw-section').first()
  await section.locator('.sqs-block').first().click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const panel = page.getByRole('complementary', { name: 'Settings' })
  await expect(panel.getByRole('heading', { name: 'Section', exact: true })).toBeVisible()

  const source = panel.getByRole('radiogroup', { name: 'Background' })
  await source.getByText('Picture').click()
  await panel.getByRole('button', { name: 'Choose a picture' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByRole('listitem').first().getByRole('button').first().click()
  const picture = section.locator('.sw-section-background img')
  await expect(picture).toBeVisible()
  await look(page, 'section-background-picture')

  await source.getByText('Video').click()
  await panel.getByRole('radiogroup', { name: 'Where the film is' }).getByText('An address').click()
  await panel.getByLabel('Address of the film').fill(FILM)
  await expect(section.locator('.sw-section-film')).toHaveAttribute('data-frame-url', /vimeo/)
  await panel.getByRole('button', { name: 'Straight Lower edge' }).click()
  await page.getByRole('option', { name: 'Wave' }).click()
  await expect(section).toHaveClass(/sw-section--edge-wave/)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(section).not.toHaveClass(/sw-section--edge-wave/)
  await page.getByRole('button', { name: 'Redo' }).first().click()
  await expect(section).toHaveClass(/sw-section--edge-wave/)
  await expect(saveState(page)).toHaveText('Saved')
  await look(page, 'section-background-film')

  await publish(page)
  const link = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
  const address = new URL('/about', link ?? '')
  const visitor = await context.newPage()
  const elsewhere: string[] = []
  await visitor.route(
    (url) => url.host !== address.host,
    (route) => {
      elsewhere.push(new URL(route.request().url()).host)
      return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' })
    },
  )
  await visitor.goto(address.href)
  const play = visitor.getByRole('button', { name: 'Play from Vimeo' })
  await expect(play).toBeVisible()
  await look(visitor, 'section-background-page')
  expect(elsewhere).toEqual([])
  await play.press('Enter')
  await expect(visitor.locator('.sw-section-film iframe')).toHaveAttribute('src', /muted=1/)
  await visitor.getByRole('button', { name: 'Stop the film' }).press('Enter')
  await expect(visitor.locator('.sw-section-film iframe')).toHaveCount(0)
})
