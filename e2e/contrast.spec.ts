/** Warnings of words that are hard to read: beside the styles as they change, and before a style is published. */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor } from './owner.ts'
import { ownerOn } from './people.ts'
import { takePicture } from './picture.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Styles' })
const warning = (page: Page) => panel(page).getByText('Text is hard to read on this background')
const siteIdOf = (page: Page) => /\/sites\/([0-9a-f]{24})/.exec(page.url())?.[1]

async function openStyles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
  await expect(panel(page).getByText('Theme: Hearth')).toBeVisible()
}

test('colours that make text vanish are told at once, and mended with one click', async ({
  page,
}) => {
  await makeSite(page, { email: 'contrast@example.com', title: 'Grey on Grey' })
  const canvas = await openEditor(page, 'Home')
  await openStyles(page)
  const text = panel(page).getByRole('textbox', { name: 'Text' }).first()
  const before = await text.inputValue()

  await text.fill('#eeeeee')
  await expect(warning(page)).toBeInViewport()
  await expect(panel(page)).toContainText('Text (Colors: Light) #eeeeee on Background')
  await expect(panel(page)).toContainText('It needs 4.5.')
  await expectAccessible(page, ['iframe'])
  await takePicture(page, 'contrast-panel')

  await test.step('live, while a colour is dragged', async () => {
    await panel(page).getByRole('button', { name: 'Text: choose a colour' }).first().click()
    const area = page.getByRole('dialog', { name: 'Text' }).getByRole('group').first()
    const box = await area.boundingBox()
    if (!box) throw new Error('There is no field of colours')
    await page.mouse.move(box.x + 2, box.y + 4)
    await page.mouse.down()
    await page.mouse.move(box.x + 2, box.y + box.height - 2, { steps: 8 })
    // The button is still down.
    await expect(warning(page)).toBeHidden()
    await page.mouse.move(box.x + 2, box.y + 2, { steps: 8 })
    await expect(warning(page)).toBeInViewport()
    await page.mouse.up()
    await page.keyboard.press('Escape')
  })

  await text.fill('#eeeeee')
  const mend = panel(page)
    .getByRole('button', { name: /^Use #[0-9a-f]{6} for Text$/ })
    .first()
  const color = /#[0-9a-f]{6}/.exec((await mend.textContent()) ?? '')?.[0] ?? ''
  await mend.click()
  await expect(text).toHaveValue(color)
  await expect(panel(page).getByText('Text (Colors: Light) #eeeeee')).toHaveCount(0)
  await expect(canvas.locator('h1').first()).not.toHaveCSS('color', 'rgb(238, 238, 238)')

  await text.fill(before)
  await expect(warning(page)).toBeHidden()
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page)).toBeHidden()
})

test(
  'the looks of a theme are not warned of, nor are words on pictures',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'no-warning@example.com', title: 'All Fine', start: 'Shop' })
    // Words of the footer that nobody can read in any look, which tell by their colour which look was measured.
    await ownerOn(page).put(`/s/${siteIdOf(page)}/api/style`, {
      theme: 'hearth',
      tweaks: {},
      css: ':root { --gone: var(--sw-color-background) } footer, footer * { color: var(--gone) !important; background: none !important }',
    })
    await page.reload()
    const canvas = await openEditor(page, 'Home')
    await openStyles(page)
    const looks = await panel(page).getByRole('radio').all()
    expect(looks.length).toBeGreaterThan(3)
    for (const look of looks) {
      await look.click()
      await expect(look).toBeChecked()
      await expect(panel(page).getByText('Saved as a draft.')).toBeVisible()
      const told = () => panel(page).getByRole('status').getByRole('listitem').allTextContents()
      await expect
        .poll(async () => {
          // Front and back; a third colour is the one that is offered in place of the first.
          const pairs = (await told()).map((pair) =>
            pair
              .match(/#[0-9a-f]{6}/g)
              ?.slice(0, 2)
              .join(),
          )
          const color = await canvas.locator('footer').evaluate(hexOfColor)
          return {
            count: pairs.length,
            others: pairs.filter((pair) => pair !== `${color},${color}`),
          }
        })
        .toEqual({ count: expect.any(Number), others: [] })
      expect((await told()).length).toBeGreaterThan(0)
    }
  },
)

function hexOfColor(element: Element): string {
  const parts = getComputedStyle(element).color.match(/\d+/g) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

test(
  'publishing warns of a style that is hard to read, leads to it, and holds nothing up',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'contrast-publish@example.com', title: 'Faint Print' })
    const style = `/s/${siteIdOf(page)}/api/style`
    const owner = ownerOn(page)
    await owner.put(style, { theme: 'hearth', tweaks: { lightText: '#eeeeee' }, css: '' })
    await page.reload()
    await page.getByRole('button', { name: /changes to publish/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Some text will be hard to read')).toBeVisible()
    await expect(dialog).toContainText('Light sections: text (#eeeeee) on the background')
    await expectAccessible(page)
    await takePicture(page, 'contrast-publish')
    await dialog.getByRole('link', { name: 'Open styles' }).click()
    await expect(panel(page)).toBeVisible()
    await expect(warning(page)).toBeVisible()

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByText('Some text will be hard to read')).toBeVisible()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByText('Your site is live.')).toBeVisible()
  },
)
