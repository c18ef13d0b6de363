import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { expectTyping, makeSite, openEditor, saveState } from './owner.ts'
import { takePicture } from './picture.ts'

type Sizes = Readonly<Record<string, readonly number[]>>

/** The sizes of the first section's blocks, in pixels, by what they are. */
async function sizes(canvas: FrameLocator): Promise<Sizes> {
  const section = canvas.locator('.sw-document .sw-section').first()
  return section.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLElement>('.sqs-block')].map((block) => {
        const { width, height } = block.getBoundingClientRect()
        const name = /sqs-block-([a-z-]+)/.exec(block.className)?.[1] ?? ''
        return [name, [Math.round(width), Math.round(height)]]
      }),
    ),
  )
}

/** Column, row, width and height of a block on the desktop's grid. */
async function cells(canvas: FrameLocator, name: string): Promise<readonly number[]> {
  const block = canvas.locator(`.sw-document .sqs-block-${name}`).first()
  return block.evaluate(({ style }: HTMLElement) =>
    ['x', 'y', 'w', 'h'].map((side) => Number(style.getPropertyValue(`--d-${side}`))),
  )
}

const LONG =
  ' And then there is a good deal more to say about them, so much that it needs another line of words, and then two, to say it all.'
const without = (all: Sizes, name: string) => ({ ...all, [name]: undefined })
const announced = (page: Page, words: RegExp) =>
  expect(page.getByRole('log').filter({ hasText: words })).toBeAttached()
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')
/** Typing is several steps where pauses came between its keys, as on a busy machine. */
const undoUntil = (page: Page, text: Locator, words: string | null) =>
  expect(async () => {
    await undo(page)
    expect(await text.textContent()).toBe(words)
  }).toPass()

async function open(page: Page, { email, title }: { email: string; title: string }) {
  // Wide enough for the desktop at its own width, whose rows are counted.
  await page.setViewportSize({ width: 1920, height: 1000 })
  await makeSite(page, { email, title, start: 'Shop' })
  return openEditor(page, 'Home')
}

test('the grid by mouse: no block resizes another, and one undo takes a gesture back', async ({
  page,
}) => {
  const canvas = await open(page, { email: 'grid-mouse@example.com', title: 'Grid By Mouse' })
  const start = await sizes(canvas)

  await test.step('a button that is dragged up leaves the picture beside it as it is', async () => {
    const at = await cells(canvas, 'button')
    const box = await canvas.locator('.sqs-block-button').first().boundingBox()
    if (!box) throw new Error('Nothing to drag')
    await page.mouse.move(box.x + 10, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 20, box.y - 60, { steps: 4 })
    await page.mouse.move(box.x + 60, box.y - 150, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => cells(canvas, 'button')).not.toEqual(at)
    expect(await sizes(canvas)).toEqual(start)
    await undo(page)
    await expect.poll(() => cells(canvas, 'button')).toEqual(at)
  })

  await test.step('a picture that is resized by a handle leaves the others as they are', async () => {
    const picture = canvas.locator('.sqs-block-image').first()
    await picture.click()
    const at = await cells(canvas, 'image')
    const box = await picture.boundingBox()
    if (!box) throw new Error('Nothing to resize')
    await page.mouse.move(box.x + 1, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 6, box.y + box.height / 2, { steps: 4 })
    await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await cells(canvas, 'image'))[2]).toBe(8)
    const after = await sizes(canvas)
    expect(without(after, 'image')).toEqual(without(start, 'image'))
    await undo(page)
    await expect.poll(() => cells(canvas, 'image')).toEqual(at)
    expect(await sizes(canvas)).toEqual(start)
  })

  await test.step('text that outgrows its rows takes more, and what lies below makes room', async () => {
    const before = { text: await cells(canvas, 'html'), button: await cells(canvas, 'button') }
    const text = canvas.locator('.sqs-block-html').first()
    const words = await text.textContent()
    await text.locator('p').first().click()
    await expectTyping(canvas)
    await page.keyboard.press('End')
    await page.keyboard.type(LONG)
    await expect
      .poll(async () => (await cells(canvas, 'html'))[3])
      .toBeGreaterThan(before.text[3] ?? 0)
    const grown = (await cells(canvas, 'html'))[3] ?? 0
    const rows = grown - (before.text[3] ?? 0)
    const [x, y = 0, w, h] = before.button
    await expect.poll(() => cells(canvas, 'button')).toEqual([x, y + rows, w, h])
    expect(without(await sizes(canvas), 'html')).toEqual(without(start, 'html'))
    await takePicture(page, 'grid-outgrown')
    await page.keyboard.press('Escape')
    await undoUntil(page, text, words)
    await expect.poll(() => cells(canvas, 'html')).toEqual(before.text)
    await expect.poll(() => cells(canvas, 'button')).toEqual(before.button)
    await expect.poll(() => sizes(canvas)).toEqual(start)
  })

  await test.step('a short text in the place of a long one gives the rows back that the long one took', async () => {
    const before = { text: await cells(canvas, 'html'), button: await cells(canvas, 'button') }
    const text = canvas.locator('.sqs-block-html').first()
    const words = await text.textContent()
    await text.locator('p').first().click()
    await expectTyping(canvas)
    await page.keyboard.press('End')
    await page.keyboard.type(LONG)
    await expect
      .poll(async () => (await cells(canvas, 'html'))[3])
      .toBeGreaterThan(before.text[3] ?? 0)
    await expect.poll(() => cells(canvas, 'button')).not.toEqual(before.button)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Short.')
    await expect.poll(() => cells(canvas, 'html')).toEqual(before.text)
    await expect.poll(() => cells(canvas, 'button')).toEqual(before.button)
    await page.keyboard.press('Escape')
    await undoUntil(page, text, words)
    await expect.poll(() => sizes(canvas)).toEqual(start)
  })
  await expect(saveState(page)).toHaveText('Saved')
})

test('the grid by keyboard: a button is added, moved, resized, hidden, deleted and given back', async ({
  page,
}) => {
  const canvas = await open(page, { email: 'grid-keys@example.com', title: 'Grid By Keyboard' })
  const start = await sizes(canvas)
  await canvas.locator('.sqs-block-image').first().click()
  const buttons = canvas.locator('.sw-section').first().locator('.sqs-block-button')
  const added = buttons.last()
  const at = () =>
    added.evaluate(({ style }: HTMLElement) =>
      ['x', 'y', 'w', 'h'].map((side) => Number(style.getPropertyValue(`--d-${side}`))),
    )

  await test.step('“/” opens the palette', async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search blocks' })).toBeFocused()
    await page.keyboard.type('button')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Add Button' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(buttons).toHaveCount(2)
    await announced(page, /Add button/)
  })

  await test.step('arrows move it and Shift resizes it, announced, and nothing else changes', async () => {
    const [x = 0, y = 0, w = 0, h = 0] = await at()
    await page.keyboard.press('ArrowLeft')
    await announced(page, new RegExp(`Move button. Button, column ${x}, row ${y + 1}`))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect.poll(at).toEqual([x - 2, y + 1, w, h])
    await page.keyboard.press('Shift+ArrowRight')
    await announced(page, new RegExp(`Resize button. .* ${w + 1} wide, ${h} high`))
    await expect.poll(at).toEqual([x - 2, y + 1, w + 1, h])
    const { button: _mine, ...others } = await sizes(canvas)
    const { button: _theirs, ...same } = start
    expect(others).toEqual(same)
  })

  await test.step('it is hidden on desktops, deleted and given back', async () => {
    await page.getByRole('button', { name: 'Hide on desktops' }).click()
    await expect(added).toBeHidden()
    await announced(page, /Hide button on desktops/)
    await page.getByRole('button', { name: 'Hide on desktops' }).click()
    await expect(added).toBeVisible()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(buttons).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo remove button' }).click()
    await expect(buttons).toHaveCount(2)
  })
  await expect(saveState(page)).toHaveText('Saved')
})
