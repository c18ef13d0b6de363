import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePicture } from './picture.ts'
import { layScrollbarOnPage } from './scrollbars.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

interface Block {
  readonly name: string
  readonly top: number
  readonly height: number
}

/** The blocks of the first section as they are drawn, from top to bottom, in pixels of its top. */
async function drawn(place: Page | FrameLocator): Promise<readonly Block[]> {
  const section = place.locator('.sw-document .sw-section').first()
  return section.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    return [...element.querySelectorAll<HTMLElement>('.sqs-block')]
      .filter((block) => block.getClientRects().length > 0)
      .map((block) => ({
        name: /sqs-block-([a-z-]+)/.exec(block.className)?.[1] ?? '',
        box: block.getBoundingClientRect(),
      }))
      .map(({ name, box }) => ({ name, top: box.top - top, height: box.height }))
      .sort((a, b) => a.top - b.top)
  })
}

const names = (blocks: readonly Block[]) => blocks.map(({ name }) => name)
const heights = (blocks: readonly Block[]) =>
  Object.fromEntries(blocks.map(({ name, height }) => [name, Math.round(height)]))

/** No block begins before the one above it has ended, and none is further away than an empty row. */
function expectStacked(blocks: readonly Block[]): void {
  blocks.slice(1).forEach((block, index) => {
    const above = blocks[index]
    const gap = block.top - ((above?.top ?? 0) + (above?.height ?? 0))
    expect(gap, `between ${above?.name} and ${block.name}`).toBeGreaterThanOrEqual(-1)
    expect(gap, `between ${above?.name} and ${block.name}`).toBeLessThan(60)
  })
}

async function openPhone(page: Page, { email, title }: { email: string; title: string }) {
  await makeSite(page, { email, title, start: 'Shop' })
  const canvas = await openEditor(page, 'Home')
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Phone').click()
  await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html', 'button'])
  return canvas
}

const image = (canvas: FrameLocator) => canvas.locator('.sqs-block-image').first()
const words = (canvas: FrameLocator) => canvas.locator('.sqs-block-html').first()
const announced = (page: Page, words: RegExp) =>
  expect(page.getByRole('log').filter({ hasText: words })).toBeAttached()

test('phones: reorder, hide and publish, by mouse', NIGHTLY, async ({ browser, page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  const canvas = await openPhone(page, { email: 'phone-mouse@example.com', title: 'By Mouse' })
  const before = heights(await drawn(canvas))

  await test.step('dragging shows where the block will go, and takes it there', async () => {
    const from = await words(canvas).boundingBox()
    const to = await image(canvas).boundingBox()
    if (!(from && to)) throw new Error('Nothing to drag')
    await page.mouse.move(from.x + 100, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 100, from.y - 50, { steps: 5 })
    await page.mouse.move(from.x + 100, to.y + 20, { steps: 5 })
    await takePicture(page, 'phone-drag')
    await page.mouse.up()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image', 'button'])
    const after = await drawn(canvas)
    expect(heights(after)).toEqual(before)
    expectStacked(after)
    await announced(page, /Move text above Picture/)
  })

  await test.step('a block from the palette goes where the line shows it, too', async () => {
    const line = page.getByRole('button', { name: 'Add Line' })
    await line.scrollIntoViewIfNeeded()
    const from = await line.boundingBox()
    const to = await image(canvas).boundingBox()
    if (!(from && to)) throw new Error('Nothing to drag')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + 100, to.y + 60, { steps: 5 })
    await page.mouse.move(to.x + 100, to.y + 40, { steps: 5 })
    await takePicture(page, 'phone-carry')
    await page.mouse.up()
    const withLine = ['html', 'horizontalrule', 'image', 'button']
    await expect.poll(async () => names(await drawn(canvas))).toEqual(withLine)
    await page.getByRole('button', { name: 'Undo add line' }).click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image', 'button'])
  })

  await test.step('a block is hidden on phones only, and found again in its section', async () => {
    await canvas.locator('.sqs-block-button').first().click()
    await page.getByRole('button', { name: 'Hide on phones' }).click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image'])
    await announced(page, /Hide button on phones. Button, hidden on phones/)
    await words(canvas).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name: 'Hidden on phones' })).toBeVisible()
    await takePicture(page, 'phone-hidden')
    await page.getByRole('button', { name: 'Show Button' }).click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image', 'button'])
    await page.getByRole('button', { name: 'Undo show button on phones' }).click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image'])
  })

  const live = world().demo.site.replace(/\/\/[^.]+\./, '//by-mouse.')
  const visitor = await (await browser.newContext()).newPage()

  await test.step('visitors see it so on phones, and the desktop as it was', async () => {
    await expect(saveState(page)).toHaveText('Saved')
    await publish(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await visitor.setViewportSize({ width: 390, height: 844 })
    await visitor.goto(live)
    await visitor.evaluate(layScrollbarOnPage)
    const onPhone = await drawn(visitor)
    expect(names(onPhone)).toEqual(['html', 'image'])
    expect(heights(onPhone)).toEqual(heights(await drawn(canvas)))
    await takePicture(visitor, 'phone-live-390')
    await visitor.setViewportSize({ width: 1280, height: 844 })
    expect(names(await drawn(visitor)).sort()).toEqual(['button', 'html', 'image'])
    await takePicture(visitor, 'phone-live-1280')
  })

  await test.step('later edits of the desktop leave the order of phones alone', async () => {
    await page.getByRole('radiogroup', { name: 'View' }).getByText('Desktop').click()
    await expect.poll(async () => (await drawn(canvas)).length).toBe(3)
    await words(canvas).click()
    await page.keyboard.press('Escape')
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
    await page.getByRole('radiogroup', { name: 'View' }).getByText('Phone').click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image'])
  })

  await test.step('“Reset to automatic” follows the desktop again', async () => {
    await page.getByRole('button', { name: 'Reset to automatic' }).click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html'])
  })
})

test('phones: reorder, hide and delete, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  const canvas = await openPhone(page, { email: 'phone-keys@example.com', title: 'By Keyboard' })
  const before = heights(await drawn(canvas))
  await words(canvas).click()
  await page.keyboard.press('Escape')

  await test.step('arrow up passes the neighbour, which keeps its size', async () => {
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image', 'button'])
    await announced(page, /Move text above Picture/)
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowUp')
    const after = await drawn(canvas)
    expect(names(after)).toEqual(['html', 'image', 'button'])
    expect(heights(after)).toEqual(before)
    expectStacked(after)
  })

  await test.step('undo gives the automatic order back', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html', 'button'])
    await page.keyboard.press('ControlOrMeta+y')
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image', 'button'])
  })

  await test.step('resizing one block resizes no other', async () => {
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expect
      .poll(async () => heights(await drawn(canvas)).html)
      .toBeGreaterThan(before.html ?? 0)
    const { html: _own, ...others } = heights(await drawn(canvas))
    const { html: _before, ...same } = before
    expect(others).toEqual(same)
    expectStacked(await drawn(canvas))
    await page.keyboard.press('ControlOrMeta+z')
  })

  await test.step('Alt lets a block lie on another, which stays where it is', async () => {
    const at = async (name: string) => (await drawn(canvas)).find((block) => block.name === name)
    const picture = await at('image')
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Alt+ArrowDown')
    await announced(page, /Move text. Text, column 1, row 5/)
    const [still, moved] = [await at('image'), await at('html')]
    expect(still).toEqual(picture)
    expect((moved?.top ?? 0) + (moved?.height ?? 0)).toBeGreaterThan(still?.top ?? 0)
    await page.keyboard.press('ControlOrMeta+z')
  })

  await test.step('deleting says that it is everywhere', async () => {
    await canvas.locator('.sqs-block-button').first().click()
    await expect(page.getByRole('button', { name: 'Delete everywhere' })).toBeVisible()
    await page.keyboard.press('Delete')
    await announced(page, /Delete button everywhere/)
    await expect(page.getByRole('button', { name: 'Undo delete button everywhere' })).toBeEnabled()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image', 'button'])
  })
})
