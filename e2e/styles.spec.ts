import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor } from './owner.ts'
import { takePicture, takePictures } from './picture.ts'

test('change a colour, publish it, and see it on the site', async ({ page, context }) => {
  await makeSite(page, { email: 'styles@example.com', title: 'True Colours' })
  const canvas = await openEditor(page, 'Home')
  await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
  const panel = page.getByRole('complementary', { name: 'Styles' })
  await expect(panel.getByText('Theme: Hearth')).toBeVisible()
  await takePicture(page, 'styles')

  const background = panel.getByRole('textbox', { name: 'Background' }).first()
  const body = canvas.locator('body')
  const before = await background.inputValue()
  await background.fill('#fde7c7')
  await expect(body).toHaveCSS('background-color', 'rgb(253, 231, 199)')
  await expect(panel.getByText('Saved as a draft.')).toBeVisible()

  // The page's own style sheet has it now, and nothing of the studio's is needed any more.
  await expect(canvas.locator('#sw-live-style')).toHaveText('')
  await expect(body).toHaveCSS('background-color', 'rgb(253, 231, 199)')

  await page.getByRole('button', { name: 'Undo change background' }).click()
  await expect(background).toHaveValue(before)
  await page.getByRole('button', { name: 'Redo change background' }).click()
  await expect(background).toHaveValue('#fde7c7')

  await panel.getByText('Your own CSS').first().click()
  await panel
    .getByRole('textbox', { name: 'Your own CSS' })
    .fill('h1 { color: #7b2d90; }\nh2 { color: @nowhere; }')
  await expect(panel.getByRole('button', { name: 'Line 2' })).toBeVisible()
  await expect(canvas.locator('h1').first()).toHaveCSS('color', 'rgb(123, 45, 144)')
  await expectAccessible(page, ['iframe'])
  await panel.getByRole('textbox', { name: 'Your own CSS' }).scrollIntoViewIfNeeded()
  await takePicture(page, 'styles-css')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Style', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: /^Publish/ }).click()
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'View site' }).click(),
  ])
  await expect(site.locator('body')).toHaveCSS('background-color', 'rgb(253, 231, 199)')
  await expect(site.locator('h1').first()).toHaveCSS('color', 'rgb(123, 45, 144)')
})

test('a palette colours every section at one press, and colours set by hand say what cannot be read', async ({
  page,
}) => {
  await makeSite(page, { email: 'one-palette@example.com', title: 'One Palette' })
  const canvas = await openEditor(page, 'Home')
  await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
  const panel = page.getByRole('complementary', { name: 'Styles' })
  const palette = panel.getByRole('region', { name: 'Palette' })
  const body = canvas.locator('body')
  const before = await body.evaluate((one) => getComputedStyle(one).backgroundColor)

  // By keyboard: the whole palette is one step of undo.
  await palette.getByRole('radio', { name: 'Lemon' }).focus()
  await page.keyboard.press('Space')
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(palette.getByText('Everything can be read.')).toBeVisible()
  await expect(panel.getByText('Saved as a draft.')).toBeVisible()
  await palette.getByRole('list', { name: 'Sections as they are now' }).scrollIntoViewIfNeeded()
  await expectAccessible(page, ['iframe'])
  await takePictures(page, 'palette')
  await page.getByRole('button', { name: 'Undo change palette' }).click()
  await expect(body).toHaveCSS('background-color', before)
  await page.getByRole('button', { name: 'Redo change palette' }).click()
  await expect(palette.getByRole('radio', { name: 'Lemon' })).toBeChecked()

  // One colour alone: links are as dark as they need to be, and the accent section is the colour itself.
  for (const number of [5, 4, 3, 2]) {
    await palette.getByRole('button', { name: `Remove colour ${number}` }).click()
  }
  await palette.getByRole('textbox', { name: 'Colour 1' }).fill('#ffd400')
  await panel.getByText('Colors: Accent').click()
  const background = panel
    .locator('details', { hasText: 'Colors: Accent' })
    .getByRole('textbox', { name: 'Background' })
  await expect(background).toHaveValue('#ffd400')
  await expect(palette.getByText('Everything can be read.')).toBeVisible()

  await background.fill('#8a8a8a')
  const hard = /Quiet text: a contrast of [\d.]+ in accent sections. It needs 4.5./
  await expect(palette.getByText(hard)).toBeVisible()
  await expect(
    panel
      .locator('details', { hasText: 'Colors: Accent' })
      .getByText(/It needs 4.5./)
      .first(),
  ).toBeVisible()
  await expectAccessible(page, ['iframe'])

  await palette.getByRole('button', { name: 'From a picture…' }).click()
  const library = page.getByRole('dialog')
  await library.getByRole('list', { name: 'Pictures' }).getByRole('button').first().click()
  await expect(palette.getByText('Everything can be read.')).toBeVisible()
  await panel.getByRole('button', { name: 'Compare with what is published' }).click()
  await expect(page.getByRole('dialog', { name: /Published and Draft/ })).toBeVisible()
})

test(
  'font pairs stand in their own letters, which are fetched when they are seen, and are one step',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'font-pairs@example.com', title: 'Two Fonts' })
    const canvas = await openEditor(page, 'Home')
    await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
    const panel = page.getByRole('complementary', { name: 'Styles' })
    const fetched: string[] = []
    page.on('request', (request) => {
      const isOfStudio = request.frame() === page.mainFrame()
      if (isOfStudio && request.url().includes('/universal/fonts/')) fetched.push(request.url())
    })
    await expect(panel.getByRole('region', { name: 'Palette' })).toBeVisible()
    expect(fetched).toEqual([])

    await panel.locator('summary', { hasText: 'Font pairs' }).press('Enter')
    const pairs = panel.getByRole('radiogroup', { name: 'Font pairs' })
    await expect(pairs.getByRole('radio').first()).toBeVisible()
    expect(await pairs.getByRole('radio').count()).toBeGreaterThanOrEqual(10)
    await pairs.getByRole('radio').last().scrollIntoViewIfNeeded()
    const isLoaded = (family: string) =>
      page.evaluate((name) => document.fonts.check(`16px "Sample ${name}"`), family)
    await expect.poll(() => isLoaded('Playfair Display')).toBe(true)
    await expect.poll(() => isLoaded('Karla')).toBe(true)

    const heading = canvas.locator('h1').first()
    const paragraph = canvas.locator('.sw-section p').first()
    const before = await heading.evaluate((one) => getComputedStyle(one).fontFamily)
    await pairs.getByRole('radio', { name: 'Lora for headings, Karla for text' }).focus()
    await page.keyboard.press('Space')
    await expect(heading).toHaveCSS('font-family', /Lora/)
    await expect(paragraph).toHaveCSS('font-family', /Karla/)
    const size = await heading.evaluate((one) => getComputedStyle(one).fontSize)
    await panel.getByRole('radio', { name: /^Grand, headings of/ }).click()
    await expect(heading).not.toHaveCSS('font-size', size)
    await expectAccessible(page, ['iframe'])
    await takePictures(page, 'font-pairs')

    // Animations of the whole site: blocks below the first section come into sight as the page is scrolled.
    const block = canvas.locator('.sw-section ~ .sw-section .sqs-block').first()
    await expect(block).toHaveCSS('animation-name', 'none')
    await panel.locator('summary', { hasText: 'Layout' }).first().press('Enter')
    await panel.getByRole('button', { name: /Animations/ }).click()
    await page.getByRole('option', { name: 'Rising' }).click()
    await expect(block).toHaveCSS('animation-name', 'fade-in, rise')
    await page.getByRole('button', { name: 'Undo change animations' }).click()
    await expect(block).toHaveCSS('animation-name', 'none')
    await page.getByRole('button', { name: 'Undo change type scale' }).click()
    await page.getByRole('button', { name: 'Undo change font pair' }).click()
    await expect(heading).toHaveCSS('font-family', before)
  },
)
