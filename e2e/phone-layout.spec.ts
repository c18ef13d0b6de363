import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { closeOthers } from './close-others.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePicture } from './picture.ts'
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
  await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'button', 'image'])
  return canvas
}

const image = (canvas: FrameLocator) => canvas.locator('.sqs-block-image').first()
const announced = (page: Page, words: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached()

test('phones: reorder, hide and publish, by mouse', async ({ browser, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const canvas = await openPhone(page, { email: 'phone-mouse@example.com', title: 'By Mouse' })
  const before = heights(await drawn(canvas))

  await test.step('dragging shows where the block will go, and takes it there', async () => {
    await image(canvas).click()
    const from = await image(canvas).boundingBox()
    const to = await canvas.locator('.sqs-block-html').first().boundingBox()
    if (!(from && to)) throw new Error('Nothing to drag')
    await page.mouse.move(from.x + 100, from.y + 100)
    await page.mouse.down()
    await page.mouse.move(from.x + 100, from.y - 50, { steps: 5 })
    await page.mouse.move(to.x + 100, to.y + 4, { steps: 5 })
    await takePicture(page, 'phone-drag')
    await page.mouse.up()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html', 'button'])
    const after = await drawn(canvas)
    expect(heights(after)).toEqual(before)
    expectStacked(after)
    await announced(page, /Move picture above Text/)
  })

  await test.step('a block is hidden on phones only, and found again in its section', async () => {
    await canvas.locator('.sqs-block-button').first().click()
    await page.getByRole('button', { name: 'Hide on phones' }).click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html'])
    await expect(page.getByRole('group', { name: 'Hidden on phones' })).toBeVisible()
    await page.getByRole('button', { name: 'Show Button' }).click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html', 'button'])
    await page.getByRole('button', { name: 'Undo show button on phones' }).click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html'])
    await takePicture(page, 'phone-hidden')
  })

  const live = world().demo.site.replace(/\/\/[^.]+\./, '//by-mouse.')
  const visitor = await (await browser.newContext()).newPage()

  await test.step('visitors see it so on phones, and the desktop as it was', async () => {
    await expect(saveState(page)).toHaveText('Saved')
    await publish(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await visitor.setViewportSize({ width: 390, height: 844 })
    await visitor.goto(live)
    const onPhone = await drawn(visitor)
    expect(names(onPhone)).toEqual(['image', 'html'])
    expect(heights(onPhone)).toEqual(heights(await drawn(canvas)))
    await takePicture(visitor, 'phone-live-390')
    await visitor.setViewportSize({ width: 1280, height: 844 })
    expect(names(await drawn(visitor)).sort()).toEqual(['button', 'html', 'image'])
    await takePicture(visitor, 'phone-live-1280')
  })

  await test.step('later edits of the desktop leave the order of phones alone', async () => {
    await page.getByRole('radiogroup', { name: 'View' }).getByText('Desktop').click()
    await expect.poll(async () => (await drawn(canvas)).length).toBe(3)
    await image(canvas).click()
    await page
      .getByRole('spinbutton', { name: 'Row', exact: true })
      .or(page.getByRole('textbox', { name: 'Row', exact: true }))
      .fill('30')
    await page.keyboard.press('Tab')
    await page.getByRole('radiogroup', { name: 'View' }).getByText('Phone').click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html'])
  })

  await test.step('“Reset to automatic” follows the desktop again', async () => {
    await image(canvas).click()
    await page.getByRole('button', { name: 'Reset to automatic' }).click()
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image'])
  })
})

test('phones: reorder, hide and delete, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const canvas = await openPhone(page, { email: 'phone-keys@example.com', title: 'By Keyboard' })
  const before = heights(await drawn(canvas))
  await image(canvas).click()

  await test.step('arrow up passes the neighbour, which keeps its size', async () => {
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'image', 'button'])
    await announced(page, /Move picture above Button/)
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html', 'button'])
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowUp')
    const after = await drawn(canvas)
    expect(names(after)).toEqual(['image', 'html', 'button'])
    expect(heights(after)).toEqual(before)
    expectStacked(after)
  })

  await test.step('undo gives the automatic order back', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['html', 'button', 'image'])
    await page.keyboard.press('ControlOrMeta+y')
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html', 'button'])
  })

  await test.step('Alt lets a block lie on another, which stays where it is', async () => {
    await canvas.locator('.sqs-block-html').first().click()
    await page.keyboard.press('Escape')
    const [picture] = await drawn(canvas)
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await expect
      .poll(async () => {
        const [above, words] = await drawn(canvas)
        return (words?.top ?? 0) < (above?.top ?? 0) + (above?.height ?? 0)
      })
      .toBe(true)
    const [still] = await drawn(canvas)
    expect(still).toEqual(picture)
    await page.keyboard.press('ControlOrMeta+z')
  })

  await test.step('deleting says that it is everywhere', async () => {
    await canvas.locator('.sqs-block-button').first().click()
    await expect(page.getByRole('button', { name: 'Delete everywhere' })).toBeVisible()
    await page.keyboard.press('Delete')
    await announced(page, /Delete button everywhere/)
    await expect(page.getByRole('button', { name: 'Undo delete button everywhere' })).toBeEnabled()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => names(await drawn(canvas))).toEqual(['image', 'html', 'button'])
  })
})
