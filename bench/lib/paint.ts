/** From an input in one page to the frame in which another, such as the one inside the editor, has painted what it changes. */

import type { Frame, Page } from '@playwright/test'

export interface Seen {
  /** From the input to the painted frame. */
  readonly ms: number
  /** Frames that were painted in between without it: none if the next one has it. */
  readonly missed: number
}

/**
 * Begins to wait for the next input, which is an event of one of these types; the result gives when it was, by the clock that
 * all pages share.
 */
export async function watchInput(
  page: Page,
  types: readonly string[] = ['input', 'pointermove', 'keydown'],
): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle((events) => {
    const first = new Promise<number>((resolve) => {
      const take = ({ timeStamp }: Event) => {
        for (const name of events) removeEventListener(name, take, { capture: true })
        // When it happened, not when a busy page came to it.
        resolve(performance.timeOrigin + timeStamp)
      }
      for (const name of events) addEventListener(name, take, { capture: true })
    })
    return { first }
  }, types)
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

/** Says when the page, whichever document is in it, has first painted a mark: as an attribute or as a property in styles. */
export async function reportShown(
  page: Page,
  where: { readonly selector: string; readonly attribute: string; readonly property: string },
): Promise<(mark: string) => Promise<number>> {
  const waiting = new Map<string, (at: number) => void>()
  const name = `shown${Math.random().toString(36).slice(2)}`
  await page.exposeFunction(name, (mark: string, at: number) => waiting.get(mark)?.(at))
  await page.addInitScript(
    ({ selector, attribute, property, name }) => {
      let last = ''
      const look = () => {
        const element = document.querySelector(selector)
        const mark =
          element &&
          (element.getAttribute(attribute) ??
            getComputedStyle(element).getPropertyValue(property).trim())
        if (mark && mark !== last) {
          last = mark
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () =>
            Reflect.get(window, name)(mark, performance.timeOrigin + performance.now())
          port2.postMessage('')
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { ...where, name },
  )
  return (mark) => new Promise((shown) => waiting.set(mark, shown))
}
