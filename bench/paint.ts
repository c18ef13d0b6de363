/** From an input in one page to the frame in which another, such as the one inside the editor, has painted what it changes. */

import type { Frame, Page } from '@playwright/test'

export interface Seen {
  /** From the input to the painted frame. */
  readonly ms: number
  /** Frames that were painted in between without it: none if the next one has it. */
  readonly missed: number
}

/** Begins to wait for the next input; the result gives when it was, by the clock that all pages share. */
export async function watchInput(page: Page): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle(() => {
    const events = ['input', 'pointermove', 'keydown']
    const first = new Promise<number>((resolve) => {
      const take = () => {
        for (const name of events) removeEventListener(name, take, { capture: true })
        resolve(performance.timeOrigin + performance.now())
      }
      for (const name of events) addEventListener(name, take, { capture: true })
    })
    return { first }
  })
  return () => handle.evaluate(({ first }) => first)
}

/** Begins to look, in each frame, whether a computed value is another than now. */
export async function watchPaint(
  frame: Frame | Page,
  what: { readonly selector: string; readonly property: string },
): Promise<(since: number) => Promise<Seen>> {
  const handle = await frame.evaluateHandle(({ selector, property }) => {
    const value = () => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element).getPropertyValue(property) : ''
    }
    const now = () => performance.timeOrigin + performance.now()
    const before = value()
    const frames: number[] = []
    const painted = new Promise<{ at: number; frames: number[] }>((resolve) => {
      const look = () => {
        if (value() === before) {
          frames.push(now())
          requestAnimationFrame(look)
          return
        }
        // Comes after what this frame paints.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve({ at: now(), frames })
        port2.postMessage('')
      }
      requestAnimationFrame(look)
    })
    return { painted }
  }, what)
  return async (since) => {
    const { at, frames } = await handle.evaluate(({ painted }) => painted)
    return { ms: at - since, missed: frames.filter((one) => one > since).length }
  }
}
