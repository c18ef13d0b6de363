/** Direct handling of blocks: several at once, copied and pasted, aligned, locked, by mouse and by keyboard. */

import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, saveState } from './owner.ts'
import { ownerBy } from './people.ts'
import { takePicture } from './picture.ts'
import { world } from './world.ts'

const KINDS = ['html', 'button', 'image'] as const
type Kind = (typeof KINDS)[number]
type Cells = readonly number[]

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

async function open(page: Page, { email, title }: { email: string; title: string }) {
  // Wide enough for the desktop at its own width, whose rows are counted.
  await page.setViewportSize({ width: 1920, height: 1000 })
  await makeSite(page, { email, title, start: 'Shop' })
  return openEditor(page, 'Home')
}

const first = (canvas: FrameLocator, kind: Kind) =>
  canvas.locator('.sw-document .sw-section').first().locator(`.sqs-block-${kind}`).first()

/** Column, row, width and height of the first section's blocks on the desktop's grid. */
async function cells(canvas: FrameLocator): Promise<Readonly<Record<Kind, Cells>>> {
  const found = KINDS.map(async (kind) => {
    const at = await first(canvas, kind).evaluate(({ style }: HTMLElement) =>
      ['x', 'y', 'w', 'h'].map((side) => Number(style.getPropertyValue(`--d-${side}`))),
    )
    return [kind, at] as const
  })
  return Object.fromEntries(await Promise.all(found)) as unknown as Record<Kind, Cells>
}

const moved = ([x = 0, y = 0, ...size]: Cells, dx: number, dy: number) => [x + dx, y + dy, ...size]
const tools = (page: Page, name: string) => page.getByRole('toolbar', { name, exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })
const announced = (page: Page, words: RegExp) =>
  expect(page.getByRole('log').filter({ hasText: words })).toBeAttached()
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')

test('several blocks by mouse: chosen, dragged, aligned, locked and taken to another page and site', async ({
  page,
}) => {
  const canvas = await open(page, { email: 'several-mouse@example.com', title: 'Several By Mouse' })
  const start = await cells(canvas)

  await test.step('Shift and a click add a block, and all of them are dragged in one step', async () => {
    await first(canvas, 'image').click()
    await first(canvas, 'button').click({ modifiers: ['Shift'] })
    await expect(tools(page, '2 blocks')).toBeVisible()
    await announced(page, /^2 blocks: /)
    const box = await first(canvas, 'image').boundingBox()
    if (!box) throw new Error('Nothing to drag')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 20, y + 40, { steps: 4 })
    await page.mouse.move(x - 60, y + 120, { steps: 4 })
    await takePicture(page, 'several-dragged')
    await page.mouse.up()
    await expect.poll(async () => (await cells(canvas)).image).not.toEqual(start.image)
    const after = await cells(canvas)
    const by = [0, 1].map((side) => (after.image[side] ?? 0) - (start.image[side] ?? 0))
    await expect
      .poll(async () => (await cells(canvas)).button)
      .toEqual(moved(start.button, by[0] ?? 0, by[1] ?? 0))
    expect(after.html).toEqual(start.html)
    await undo(page)
    await expect.poll(() => cells(canvas)).toEqual(start)
  })

  await test.step('a frame over the ground of the section chooses what it touches; Escape brings back what was chosen', async () => {
    const section = await canvas.locator('.sw-document .sw-section').first().boundingBox()
    if (!section) throw new Error('There is no section')
    await page.mouse.move(section.x + 4, section.y + 4)
    await page.mouse.down()
    await page.mouse.move(section.x + 300, section.y + 200, { steps: 4 })
    await page.mouse.move(section.x + section.width - 8, section.y + section.height - 8, {
      steps: 4,
    })
    await takePicture(page, 'several-framed')
    await page.mouse.up()
    await expect(tools(page, '3 blocks')).toBeVisible()
    await page.mouse.move(section.x + 4, section.y + 4)
    await page.mouse.down()
    await page.mouse.move(section.x + 60, section.y + 30, { steps: 4 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(tools(page, '3 blocks')).toBeVisible()
    await takePicture(page, 'several-chosen')
    await expectAccessible(page)
  })

  await test.step('the bar aligns them in one step', async () => {
    await tools(page, '3 blocks').getByRole('button', { name: 'Align left edges' }).click()
    const left = Math.min(...KINDS.map((kind) => start[kind][0] ?? 0))
    await expect
      .poll(async () => Object.values(await cells(canvas)).map(([x]) => x))
      .toEqual([left, left, left])
    await undo(page)
    await expect.poll(() => cells(canvas)).toEqual(start)
  })

  await test.step('the context menu locks a block, which then stays where it is until it is unlocked', async () => {
    await first(canvas, 'image').click({ button: 'right' })
    await expect(item(page, 'Lock')).toBeVisible()
    await takePicture(page, 'several-menu')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(item(page, 'Lock')).toHaveCount(0)
    await first(canvas, 'image').click()
    await expect(tools(page, 'Picture')).toBeVisible()
    await first(canvas, 'image').click({ button: 'right' })
    await item(page, 'Lock').click()
    await announced(page, /^Lock picture/)
    await takePicture(page, 'several-locked')
    await first(canvas, 'image').dragTo(first(canvas, 'button'))
    await page.keyboard.press('Delete')
    await expect(page.getByText('That is locked.')).toBeVisible()
    await expect.poll(() => cells(canvas)).toEqual(start)
    await first(canvas, 'image').click({ button: 'right' })
    await item(page, 'Unlock').click()
    await announced(page, /^Unlock picture/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await cells(canvas)).image).toEqual(moved(start.image, 0, 1))
    await undo(page)
  })

  await test.step('what is copied is pasted on another page, and on another site without what only the first has', async () => {
    await first(canvas, 'button').click()
    await first(canvas, 'image').click({ modifiers: ['Shift'] })
    await page.keyboard.press('ControlOrMeta+c')
    await announced(page, /^Copied 2 blocks/)
    await expect(saveState(page)).toHaveText('Saved')
    const siteId = /sites\/(\w+)/.exec(page.url())?.[1]
    await page.goto(`${world().demo.studio}/sites/${siteId}/pages`)
    const about = await openEditor(page, 'About')
    const pictures = about.locator('.sw-document .sqs-block-image')
    const before = await pictures.count()
    await pictures.first().click()
    await expect(tools(page, 'Picture')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(pictures).toHaveCount(before + 1)
    await expect(tools(page, '2 blocks')).toBeVisible()
    await expect(pictures.locator('img')).toHaveCount(before + 1)
    await expect(saveState(page)).toHaveText('Saved')

    const owner = ownerBy(page.request, world().demo.studio)
    const { body } = await owner.post('/api/sites', { title: 'Other', startingPointId: 'studio' })
    await page.goto(`${world().demo.studio}/sites/${body.site.id}/pages`)
    const other = await openEditor(page, 'Home')
    const there = other.locator('.sw-document .sqs-block-image')
    const shown = await there.count()
    await other.locator('.sw-document .sqs-block-button').first().click({ button: 'right' })
    await item(page, 'Paste').click()
    await expect(page.getByText('These blocks come from another site.')).toBeVisible()
    await expect(there).toHaveCount(shown + 1)
    await expect(saveState(page)).toHaveText('Saved')
    await takePicture(page, 'several-elsewhere')
  })
})

test('several blocks by keyboard: chosen, moved, duplicated, cut, pasted and let go', async ({
  page,
}) => {
  const canvas = await open(page, { email: 'several-keys@example.com', title: 'Several By Keys' })
  const start = await cells(canvas)
  const blocks = canvas.locator('.sw-document .sw-section').first().locator('.sqs-block')
  const count = await blocks.count()
  await first(canvas, 'image').click()

  await page.keyboard.press('ControlOrMeta+a')
  await expect(tools(page, `${count} blocks`)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const lower = Object.fromEntries(KINDS.map((kind) => [kind, moved(start[kind], 0, 2)]))
  await expect.poll(() => cells(canvas)).toEqual(lower)
  await announced(page, /^Move \d blocks/)
  await undo(page)
  await expect.poll(() => cells(canvas)).toEqual(start)

  // This is still on the system's clipboard when other blocks are cut and pasted below.
  await first(canvas, 'image').click()
  await page.keyboard.press('ControlOrMeta+c')
  const kept = () => page.evaluate(() => localStorage.getItem('sitewright.copied'))
  await expect.poll(kept).toContain('"isOnlyHere":false')
  await page.evaluate(() => {
    navigator.clipboard.write = () => new Promise(() => {})
  })
  await page.keyboard.press('ControlOrMeta+a')
  await expect(tools(page, `${count} blocks`)).toBeVisible()

  await page.keyboard.press('ControlOrMeta+d')
  await expect(blocks).toHaveCount(count * 2)
  await page.keyboard.press('ControlOrMeta+x')
  await expect(blocks).toHaveCount(count)
  await announced(page, /^Cut \d blocks/)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(blocks).toHaveCount(count * 2)
  await expect(tools(page, `${count} blocks`)).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(blocks).toHaveCount(count)

  // The menu has the same commands for the keyboard, and gives the page the focus back.
  await first(canvas, 'image').click()
  await page.keyboard.press('Shift+F10')
  await expect(item(page, 'Cut')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+Shift+l')
  await announced(page, /^Lock picture/)
  await page.keyboard.press('ControlOrMeta+Shift+l')
  await announced(page, /^Unlock picture/)

  // One after the other, however quickly.
  await page.keyboard.press('ControlOrMeta+a')
  for (const left of [/^Text|^Picture|^Button/, /^Section/]) {
    await page.keyboard.press('Escape')
    await expect(
      page.getByRole('complementary', { name: 'Settings' }).getByRole('heading', { level: 2 }),
    ).toHaveText(left)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByText('Click a block or a section')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
})

test(
  'the outline: blocks are selected, marked and put into another reading order, by mouse and by keyboard',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await makeSite(page, { email: 'outline@example.com', title: 'Outlined', start: 'Shop' })
    const canvas = await openEditor(page, 'Home')
    const order = () =>
      canvas
        .locator('.sw-document .sw-section')
        .first()
        .locator('.sqs-block')
        .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset.blockId))
    const panel = page.getByRole('complementary', { name: 'Outline' })
    await page.getByRole('button', { name: 'Outline' }).first().click()
    const tree = panel.getByRole('treegrid', { name: 'Outline' })
    const row = (name: string | RegExp) => tree.getByRole('row', { name }).first()

    await row(/^Picture/).click()
    await expect(tools(page, 'Picture')).toBeVisible()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(tools(page, '2 blocks')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+d')
    await expect.poll(async () => (await order()).length).toBe(5)
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => (await order()).length).toBe(3)
    await row(/^Section 2/).click()
    await expect(tools(page, 'Section')).toBeVisible()

    const before = await order()
    await row(/^Picture/)
      .getByRole('button', { name: /^Drag/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert after/)
    await page.keyboard.press('Enter')
    await announced(page, /^Move picture/)
    await expect.poll(order).not.toEqual(before)
    await expect.poll(async () => (await order()).toSorted()).toEqual(before.toSorted())
    await look(page, 'outline')
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect.poll(order).toEqual(before)
    await expect(saveState(page)).toHaveText('Saved')
  },
)

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'several blocks are chosen by tapping them, until one at a time is asked for',
    NIGHTLY,
    async ({ page }) => {
      await makeSite(page, { email: 'several-touch@example.com', title: 'Tapped', start: 'Shop' })
      const canvas = await openEditor(page, 'Home')
      await first(canvas, 'image').tap()
      await tools(page, 'Picture').getByRole('button', { name: 'More' }).tap()
      await item(page, 'Select several').tap()
      await expect(item(page, 'Select several')).toHaveCount(0)
      await first(canvas, 'button').tap()
      await expect(tools(page, '2 blocks')).toBeVisible()
      await first(canvas, 'image').tap()
      await expect(tools(page, 'Button')).toBeVisible()
      await tools(page, 'Button').getByRole('button', { name: 'More' }).tap()
      await item(page, 'Select one at a time').tap()
      await expect(item(page, 'Select one at a time')).toHaveCount(0)
      await first(canvas, 'image').tap()
      await expect(tools(page, 'Picture')).toBeVisible()
    },
  )
})
