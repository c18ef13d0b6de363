import { expect, test } from '@playwright/test'
import { momentText } from '@sitewright/core/content/zoned-time'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { ownerOn } from './people.ts'

test.use({ timezoneId: 'Asia/Tokyo' })

test(
  'the history has one clock, which is the site’s and not the browser’s',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'one-clock@example.com', title: 'One Clock' })
    const siteId = /\/sites\/([0-9a-f]{24})/.exec(page.url())?.[1]
    const owner = ownerOn(page)
    const { body } = await owner.get(`/s/${siteId}/api/settings`)
    const saved = await owner.put(`/s/${siteId}/api/settings`, {
      ...body.settings,
      timeZone: 'America/Halifax',
    })
    expect(saved.status).toBe(200)
    await page.reload()
    const canvas = await openEditor(page, 'Home')
    await publish(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await canvas.locator('.sqs-block-button').first().click()
    await page.keyboard.press('Delete')
    await expect(saveState(page)).toHaveText('Saved')
    await publish(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    const { items } = (await owner.get(`/s/${siteId}/api/publications`)).body
    const first = momentText(items.at(-1).at, { timeZone: 'America/Halifax' })
    await page.getByRole('button', { name: 'History' }).click()
    const dialog = page.getByRole('dialog')
    // Both may have been published within a minute.
    await expect(dialog.getByText(first).last()).toBeVisible()
    await dialog.getByRole('button', { name: 'Go back to this version' }).last().click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(first)
    await question.getByRole('button', { name: 'Go back to this version' }).click()
    await expect(page.getByText(`Went back to ${first}`)).toBeVisible()
  },
)
