/** Drawings of the server that come late, as over a slow network: the page follows what is done, and nothing is undone by them. */

import { expect, type Locator, type Page, test } from '@playwright/test'
import { NIGHTLY } from './nightly-tag.ts'
import { expectTyping, makeSite, openEditor, saveState } from './owner.ts'

/**
 * Keeps back the answer to every request for a drawing; each is let go by the function that `letGo` waits for. One that a busy
 * server refused is not kept back: it is asked for again.
 */
async function holdDrawings(page: Page) {
  const held: (() => Promise<void>)[] = []
  await page.route(/\/render-sections$/, async (route) => {
    const response = await route.fetch()
    const letGo = () => route.fulfill({ response })
    if (response.ok()) held.push(letGo)
    else await letGo()
  })
  return {
    count: () => held.length,
    async letGo() {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await held.shift()?.()
    },
  }
}

test(
  'a label is followed while it is typed without a pause, drawing by drawing',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'steady@example.com', title: 'Steady Hand' })
    const canvas = await openEditor(page, 'Home')
    await canvas.locator('.sqs-block-button').first().click()
    const label = page.getByRole('textbox', { name: 'Label' })
    const button = canvas.locator('.sqs-block-button a').first()
    await label.fill('Come')
    await expect(button).toHaveText('Come')

    const drawings = await holdDrawings(page)
    await label.press('End')
    await label.pressSequentially(', all')
    await expect.poll(drawings.count).toBe(1)
    await drawings.letGo()
    await expect(button).toHaveText('Come,')
    await label.pressSequentially(' of you')
    await drawings.letGo()
    await expect(button).toHaveText('Come, all')
    await drawings.letGo()
    await expect(button).toHaveText('Come, all of you')
    await expect(saveState(page)).toHaveText('Saved')
  },
)

test('a drawing that comes late takes nothing back that was done since', async ({ page }) => {
  await makeSite(page, { email: 'late-drawing@example.com', title: 'Late Drawing' })
  const canvas = await openEditor(page, 'Home')
  const section = canvas.locator('.sw-document .sw-section').first()
  const heading = section.locator('h1').first()
  const words = section.locator('[data-block-id]:has(h1)').first()
  const buttons = section.locator('.sqs-block-button')
  const placeholder = section.locator('.sw-placeholder')
  const count = await buttons.count()
  const colours = (await section.getAttribute('data-section-theme')) ?? ''

  const drawings = await holdDrawings(page)
  await test.step('the section gets other colours, which the server is to draw', async () => {
    await buttons.first().click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Colours/ }).press('ArrowRight')
    await expect.poll(drawings.count).toBe(1)
  })

  const before = await placeOf(words)
  await test.step('meanwhile a text is typed and made higher, and blocks go and come', async () => {
    await heading.click()
    await expectTyping(canvas)
    await page.keyboard.press('End')
    await page.keyboard.type(' at last')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => placeOf(words)).not.toBe(before)
    await buttons.first().click()
    await page.keyboard.press('Delete')
    await expect(buttons).toHaveCount(count - 1)
    await page.getByRole('button', { name: 'Add Line', exact: true }).click()
    await expect(placeholder).toHaveText('Line')
    await expect(section).toHaveAttribute('data-section-theme', colours)
  })

  const placed = await placeOf(words)
  const expectAllKept = async () => {
    await expect(heading).toHaveText(/ at last$/)
    expect(await placeOf(words)).toBe(placed)
    await expect(buttons).toHaveCount(count - 1)
  }
  await test.step('the colours come, and nothing goes', async () => {
    await drawings.letGo()
    await expect(section).not.toHaveAttribute('data-section-theme', colours)
    await expectAllKept()
    await expect(placeholder).toHaveText('Line')
  })

  await test.step('the next drawing brings the rest', async () => {
    await drawings.letGo()
    await expect(placeholder).toHaveCount(0)
    await expect(section.locator('hr')).not.toHaveCount(0)
    await expectAllKept()
  })
})

function placeOf(block: Locator): Promise<string> {
  return block.evaluate(({ style }: HTMLElement) =>
    ['x', 'y', 'w', 'h'].map((side) => style.getPropertyValue(`--d-${side}`)).join(' '),
  )
}
