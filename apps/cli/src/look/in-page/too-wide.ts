/** Pages wider than their window, and pictures wider than what they stand in. */

import type { Fault } from '../fault.ts'
import { isSeen, nameOf } from './name-of.ts'

/** Pixels that rounding may add. */
const ROUNDING_PX = 1.5

export function pageTooWide(): Fault[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth + 1) return []
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => isSeen(element) && !isClipped(element))
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .filter(({ right }) => right > clientWidth + ROUNDING_PX)
    // The innermost one that reaches as far is the cause.
    .reduce((most, one) => (one.right >= most.right ? one : most), {
      element: document.body as Element,
      right: 0,
    })
  return [
    {
      kind: 'page-too-wide',
      where: nameOf(widest.element),
      message: `The page is ${scrollWidth} px wide in a window of ${clientWidth}: this reaches furthest.`,
    },
  ]
}

export function picturesTooWide(): Fault[] {
  return [...document.querySelectorAll('img')].flatMap((picture): Fault[] => {
    if (!isSeen(picture) || isClipped(picture)) return []
    const { position } = getComputedStyle(picture)
    const parent = boxAround(picture)
    if (!parent || position === 'absolute' || position === 'fixed') return []
    const [wide, room] = [picture.getBoundingClientRect().width, roomIn(parent)]
    if (wide <= room + ROUNDING_PX) return []
    return [
      {
        kind: 'picture-too-wide',
        where: nameOf(picture),
        message: `A picture of ${Math.round(wide)} px stands in ${nameOf(parent)}, which has ${Math.round(room)}.`,
      },
    ]
  })
}

/** The nearest ancestor that is a box; lines of text and `display: contents` have no width to stay within. */
function boxAround(element: Element): Element | null {
  const parent = element.parentElement
  if (!parent) return null
  return /^(?:inline|contents)$/.test(getComputedStyle(parent).display) ? boxAround(parent) : parent
}

function roomIn(parent: Element): number {
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(parent)
  const around = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth]
  const { width } = parent.getBoundingClientRect()
  return around.reduce((left, part) => left - Number.parseFloat(part), width)
}

/** Whether something around it cuts it off or lets it be scrolled, as sliders and cropped pictures want it. */
function isClipped(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return true
  }
  return false
}
