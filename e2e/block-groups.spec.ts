/** Groups of blocks: selected, moved, copied and taken apart as one, by mouse and by keyboard. */

import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'

type Kind = 'button' | 'image'

const first = (page: FrameLocator | Page, kind: Kind) =>
  page.locator('.sw-document .sw-section').first().locator(`.sqs-block-${kind}`).first()
const tools = (page: Page, name: string) => page.getByRole('toolbar', { name, exact: true })
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')

/** Column and row of both blocks. */
async function cells(page: FrameLocator | Page): Promise<readonly (readonly number[])[]> {
  const found = (['image', 'button'] as const).map((kind) =>
    first(page, kind).evaluate(({ style }: HTMLElement) =>
      ['x', 'y'].map((side) => Number(style.getPropertyValue(`--d-${side}`))),
    ),
  )
  return Promise.all(found)
}

const below = (places: readonly (readonly number[])[], dx: number, dy: number) =>
  places.map(([x = 0, y = 0]) => [x + dx, y + dy])

test('blocks are grouped and handled as one, by mouse and by keyboard', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await makeSite(page, { email: 'groups@example.com', title: 'Well Grouped', start: 'Shop' })
  const canvas = await openEditor(page, 'Home')
  const start = await cells(canvas)

  await test.step('Ctrl+G makes a group of what is selected', async () => {
    await first(canvas, 'image').click()
    await first(canvas, 'button').click({ modifiers: ['Shift'] })
    await expect(tools(page, '2 blocks')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+g')
    await expect(tools(page, 'Group of 2 blocks')).toBeVisible()
    await expect(saveState(page)).toHaveText('Saved')
    await look(page, 'block-group')
    await page.setViewportSize({ width: 1920, height: 1000 })
  })

  await test.step('a click selects the group, a second one the block, and Escape leads out again', async () => {
    await page.keyboard.press('Escape')
    await expect(tools(page, 'Section')).toBeVisible()
    await first(canvas, 'button').click()
    await expect(tools(page, 'Group of 2 blocks')).toBeVisible()
    await first(canvas, 'image').click()
    await expect(tools(page, 'Picture')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tools(page, 'Group of 2 blocks')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('toolbar', { name: /^(Picture|Button)$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(tools(page, 'Section')).toBeVisible()
  })

  await test.step('Tab goes through its blocks from inside, and takes it as one from outside', async () => {
    await first(canvas, 'image').click()
    await expect(tools(page, 'Group of 2 blocks')).toBeVisible()
    await first(canvas, 'image').click()
    await expect(tools(page, 'Picture')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(tools(page, 'Button')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(tools(page, 'Picture')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(tools(page, 'Picture')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(tools(page, 'Group of 2 blocks')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tools(page, 'Section')).toBeVisible()
  })

  await test.step('dragging one that is not selected takes the group along', async () => {
    const box = await first(canvas, 'image').boundingBox()
    if (!box) throw new Error('Nothing to drag')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 60, { steps: 4 })
    await page.mouse.move(x, y + 130, { steps: 4 })
    await page.mouse.up()
    await expect(tools(page, 'Group of 2 blocks')).toBeVisible()
    await expect.poll(() => cells(canvas)).not.toEqual(start)
    const dy = ((await cells(canvas))[0]?.[1] ?? 0) - (start[0]?.[1] ?? 0)
    await expect.poll(() => cells(canvas)).toEqual(below(start, 0, dy))
    await undo(page)
    await expect.poll(() => cells(canvas)).toEqual(start)
  })

  await test.step('arrows move it, and its copy is a group of its own', async () => {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => cells(canvas)).toEqual(below(start, 0, 1))
    await undo(page)
    await expect.poll(() => cells(canvas)).toEqual(start)
    const pictures = canvas.locator('.sw-document .sw-section').first().locator('.sqs-block-image')
    const before = await pictures.count()
    await page.keyboard.press('ControlOrMeta+d')
    await expect(pictures).toHaveCount(before + 1)
    await expect(tools(page, 'Group of 2 blocks')).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(pictures).toHaveCount(before)
    await undo(page)
    await undo(page)
    await expect(pictures).toHaveCount(before)
  })

  await test.step('the outline shows it, and Ctrl+Shift+G takes it apart', async () => {
    await page.getByRole('button', { name: 'Outline' }).first().click()
    await expect(page.getByRole('img', { name: 'In a group of 2' })).toHaveCount(2)
    await first(canvas, 'image').click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Ungroup' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+Shift+g')
    await expect(page.getByRole('img', { name: 'In a group of 2' })).toHaveCount(0)
    await expect(tools(page, '2 blocks')).toBeVisible()
    await undo(page)
    await expect(page.getByRole('img', { name: 'In a group of 2' })).toHaveCount(2)
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(page.getByRole('img', { name: 'In a group of 2' })).toHaveCount(2)
  })
  await test.step('a second tab follows: taken apart, and together again by Undo', async () => {
    const other = await context.newPage()
    await other.setViewportSize({ width: 1920, height: 1000 })
    await other.goto(page.url())
    const marks = other.getByRole('img', { name: 'In a group of 2' })
    await expect(marks).toHaveCount(2)
    await page.bringToFront()
    await first(canvas, 'image').click()
    await expect(tools(page, 'Group of 2 blocks')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+g')
    await expect(marks).toHaveCount(0)
    await undo(page)
    await expect(marks).toHaveCount(2)
    await expect(saveState(page)).toHaveText('Saved')
    await other.close()
  })

  await test.step('visitors see the blocks where they stand, and nothing of the group', async () => {
    const places = await cells(canvas)
    await publish(page)
    const link = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
    const visitor = await context.newPage()
    await visitor.goto(link ?? '')
    expect(await cells(visitor)).toEqual(places)
    const section = visitor.locator('.sw-document .sw-section').first()
    expect(await section.evaluate((element) => element.outerHTML)).not.toMatch(/data-group/)
  })
})
