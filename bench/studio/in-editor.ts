/** Gestures in an opened editor, each with what it took until the canvas had painted it. */

import type { Frame, Page } from '@playwright/test'
import { watchInput, watchPaint } from '../lib/paint.ts'

export interface OpenedEditor {
  readonly page: Page
  readonly canvas: Frame
}

/** Opens the editor in a page, and says how many milliseconds passed until the owner can work. */
export async function openEditor(page: Page, url: string): Promise<OpenedEditor & { ms: number }> {
  await page.goto('about:blank')
  const began = performance.now()
  await page.goto(url)
  await page.locator('iframe').waitFor()
  const canvas = await new Promise<Frame>((found) => {
    const look = () => {
      const frame = page.frames().find((one) => one.parentFrame() !== null)
      if (frame) found(frame)
      else setTimeout(look, 5)
    }
    look()
  })
  // The gaps between sections are drawn once the canvas has said where its sections are.
  await page.getByRole('button', { name: 'Add section at the top' }).waitFor()
  return { page, canvas, ms: performance.now() - began }
}

/** The middle of an element of the canvas, in pixels of the studio's window. */
export async function pointOf({ page, canvas }: OpenedEditor, selector: string) {
  const frame = await page.locator('iframe').boundingBox()
  const { x, y, width } = await canvas.evaluate((which) => {
    const box = document.querySelector(which)?.getBoundingClientRect()
    if (!box) throw new Error(`There is no ${which}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: innerWidth }
  }, selector)
  const scale = (frame?.width ?? 0) / width
  return { x: (frame?.x ?? 0) + x * scale, y: (frame?.y ?? 0) + y * scale }
}

/** Milliseconds of each frame while a block is dragged to and fro. */
export async function dragFrames(editor: OpenedEditor, selector: string): Promise<number[]> {
  const { page, canvas } = editor
  const { x, y } = await pointOf(editor, selector)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 8)
  const frames = await canvas.evaluateHandle(() => {
    const times: number[] = []
    const state = { times, isOver: false }
    const look = (now: number) => {
      times.push(now)
      if (!state.isOver) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return state
  })
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(x + 90 * Math.sin(step / 9), y + 60 * Math.sin(step / 7))
  }
  const times = await frames.evaluate((state) => {
    state.isOver = true
    return state.times
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

/** Milliseconds from each press of a key in a text to the frame that shows it. */
export async function typeKeys(
  editor: OpenedEditor,
  selector: string,
  keys: string,
): Promise<number[]> {
  const { page, canvas } = editor
  const { x, y } = await pointOf(editor, selector)
  await page.mouse.click(x, y)
  await canvas.locator('.ProseMirror').waitFor()
  await page.keyboard.press('End')
  const seen = await canvas.evaluateHandle(() => {
    const times: number[] = []
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // Comes after what this frame paints.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - timeStamp)
          port2.postMessage('')
        }),
      { capture: true },
    )
    return times
  })
  // As quick typists press them.
  await page.keyboard.type(keys, { delay: 60 })
  await page.waitForTimeout(200)
  const times = await seen.jsonValue()
  await page.keyboard.press('Escape')
  return times
}

/** Milliseconds from each choice of a section's colours to the frame that shows it, drawn by the server. */
export async function redrawSection(editor: OpenedEditor, times: number): Promise<number[]> {
  const { page, canvas } = editor
  // The section, as Escape leaves a block that is selected.
  await page.keyboard.press('Escape')
  const colours = page.getByRole('button', { name: /Colours/ })
  const waits: number[] = []
  for (let index = 0; index < times; index += 1) {
    // To the next colours of the list and back.
    const key = index % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'
    const input = await watchInput(page)
    const painted = await watchPaint(canvas, {
      selector: '[data-section-id]',
      property: 'background-color',
    })
    await colours.press(key)
    waits.push((await painted(await input())).ms)
  }
  return waits
}

/** Milliseconds from pressing a block in the palette to something in its place, and to the block as visitors get it. */
export async function addBlocks(
  { page, canvas }: OpenedEditor,
  times: number,
): Promise<{ placeholder: number[]; drawn: number[] }> {
  const [placeholder, drawn]: [number[], number[]] = [[], []]
  const button = page.getByRole('button', { name: 'Add Button', exact: true })
  for (let index = 0; index < times; index += 1) {
    // A button acts when its key is let go.
    const input = await watchInput(page, ['keyup'])
    const seen = await canvas.evaluateHandle(() => {
      const now = () => performance.timeOrigin + performance.now()
      const known = new Set(document.querySelectorAll('[data-block-id]'))
      const isNew = () =>
        [...document.querySelectorAll('[data-block-id]')].find((block) => !known.has(block))
      const painted = (isThere: () => boolean) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (!isThere()) return void requestAnimationFrame(look)
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(now())
            port2.postMessage('')
          }
          requestAnimationFrame(look)
        })
      return {
        placeholder: painted(() => isNew() !== undefined),
        drawn: painted(() => isNew()?.querySelector('.sqs-block-content') != null),
      }
    })
    await button.focus()
    await page.keyboard.press('Enter')
    const since = await input()
    const at = await seen.evaluate(async (both) => ({
      placeholder: await both.placeholder,
      drawn: await both.drawn,
    }))
    placeholder.push(at.placeholder - since)
    drawn.push(at.drawn - since)
    await page.keyboard.press('ControlOrMeta+z')
    await page.getByText('Saved', { exact: true }).first().waitFor()
  }
  return { placeholder, drawn }
}
