/** Whether a page that is written from right to left is the mirror image of itself from left to right. */

import type { Page } from '@playwright/test'

/** Parts that have a side whatever the direction, by the reason. */
const KEEP_THEIR_SIDE = [
  // A player's time runs as its recording does.
  '.sw-player',
  // Owners chose the side themselves.
  '[class*="--left"]',
  '[class*="--right"]',
  '.sw-text-right',
  '.visually-hidden',
]

/** Boxes that are not where the mirror image has them, in words; a page of any length is looked at as a whole. */
export async function notMirrored(page: Page): Promise<string[]> {
  return page.evaluate((keep) => {
    const root = document.documentElement
    const width = root.clientWidth
    const boxes = [...document.body.querySelectorAll('*')].filter((element) => {
      if (element.closest(`svg, script, style, template, noscript, ${keep.join()}`)) return false
      const { display, position } = getComputedStyle(element)
      return !display.startsWith('inline') && display !== 'contents' && position !== 'fixed'
    })
    const edges = () =>
      boxes.map((element) => {
        const { left, right, width: wide, height } = element.getBoundingClientRect()
        return wide > 1 && height > 1 ? { left, right } : undefined
      })
    const before = root.dir
    root.dir = 'ltr'
    const plain = edges()
    root.dir = 'rtl'
    const turned = edges()
    root.dir = before
    const name = (element: Element) =>
      element.localName + [...element.classList].map((one) => `.${one}`).join('')
    return boxes.flatMap((element, index) => {
      const [a, b] = [plain[index], turned[index]]
      if (!a || !b) return []
      const isMirrored =
        Math.abs(width - b.right - a.left) < 1.5 && Math.abs(width - b.left - a.right) < 1.5
      return isMirrored
        ? []
        : [
            `${name(element)}: ${Math.round(a.left)} to ${Math.round(a.right)} became ${Math.round(b.left)} to ${Math.round(b.right)}`,
          ]
    })
  }, KEEP_THEIR_SIDE)
}
