/** Regions with nothing in them, and blocks that take no room. */

import type { Fault } from '../fault.ts'
import { isSeen, nameOf } from './name-of.ts'

const MAIN = 'main, [role="main"], [data-content-field="main-content"]'
const REGIONS = `${MAIN}, body > header, body > footer, nav, [role="navigation"], [role="banner"], [role="contentinfo"]`
const CONTENT =
  'img, svg, video, audio, iframe, canvas, input, button, select, textarea, hr, object'
/** Pixels below which a block cannot be seen. */
const LEAST_PX = 2

export function emptyRegions(): Fault[] {
  const empty = [...document.querySelectorAll(REGIONS)].filter(
    (region) => isSeen(region) && !hasContent(region),
  )
  return [
    ...lostContent(),
    ...empty.map((region) => fault(region, 'Nothing can be seen in this region.')),
  ]
}

/** The main content where a theme hides it; the whole page where nothing says what that is. */
function lostContent(): Fault[] {
  const mains = [...document.querySelectorAll(MAIN)]
  if (mains.some(isSeen)) return []
  if (!hasContent(document.body)) return [fault(document.body, 'The page shows nothing.')]
  return mains.slice(0, 1).map((main) => fault(main, 'The main content cannot be seen.'))
}

const fault = (region: Element, message: string): Fault => ({
  kind: 'region-empty',
  where: nameOf(region),
  message,
})

function hasContent(region: Element): boolean {
  if ([...region.querySelectorAll(CONTENT)].some(isSeen)) return true
  const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, textContent } = text
    if (textContent?.trim() && parentElement && isSeen(parentElement)) return true
  }
  return false
}

export function blocksWithoutSize(): Fault[] {
  return [...document.querySelectorAll('.sqs-block')].flatMap((block): Fault[] => {
    if (!isSeen(block) || isMeantToBeEmpty(block)) return []
    const { width, height } = block.getBoundingClientRect()
    if (width >= LEAST_PX && height >= LEAST_PX) return []
    return [
      {
        kind: 'block-without-size',
        where: nameOf(block),
        message: `This block is ${Math.round(width)} × ${Math.round(height)} px.`,
      },
    ]
  })
}

/** Code of owners may have nothing to show. */
const isMeantToBeEmpty = (block: Element) =>
  block.classList.contains('code-block') && !hasContent(block)
