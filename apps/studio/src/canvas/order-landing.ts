/** The place of a block that is dragged through the order of a phone's page: between two tiers of blocks, shown by a line. */

import type { Layout } from '@sitewright/core/document/page-document'
import { tiersOf } from '@sitewright/core/document/phone-order'
import { blockElement, isDrawn, readPlacement } from './page.ts'
import type { Rect } from './protocol.ts'

/** Pixels of the line. */
const LINE_PX = 4

export interface Tier {
  readonly ids: readonly string[]
  readonly top: number
  readonly bottom: number
}

export interface Landing {
  /** The block that is read before the place; undefined at the top. */
  readonly above: string | undefined
  /** The block that is read after it; undefined at the end. */
  readonly before: string | undefined
  /** Height of the line in the window. */
  readonly y: number
}

/** The place between the tiers that is nearest to the pointer; undefined where there are none. */
export function landingAt(tiers: readonly Tier[], pointerY: number): Landing | undefined {
  const found = tiers.findIndex(({ top, bottom }) => pointerY < (top + bottom) / 2)
  const index = found < 0 ? tiers.length : found
  const previous = tiers[index - 1]
  const next = tiers[index]
  if (!previous && !next) return undefined
  const y =
    previous && next ? (previous.bottom + next.top) / 2 : (next?.top ?? previous?.bottom ?? 0)
  return { above: previous?.ids.at(-1), before: next?.ids[0], y }
}

/** The blocks that the phone shows in a grid, but for those that are dragged. */
export function othersIn(grid: HTMLElement, dragged: readonly string[] = []): Layout {
  const blocks = [...grid.querySelectorAll<HTMLElement>('[data-block-id]')].filter(isDrawn)
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const id = block.dataset.blockId
      return id === undefined || dragged.includes(id) ? [] : [[id, readPlacement(block, 'phone')]]
    }),
  )
}

/** The tiers of a layout as they are drawn now. */
export function drawnTiers(layout: Layout): Tier[] {
  return tiersOf(layout).flatMap(({ ids }) => {
    const boxes = ids.flatMap((id) => blockElement(id)?.getBoundingClientRect() ?? [])
    if (boxes.length === 0) return []
    const top = Math.min(...boxes.map((box) => box.top))
    return [{ ids, top, bottom: Math.max(...boxes.map((box) => box.bottom)) }]
  })
}

export function lineOf(grid: HTMLElement, { y }: Landing): Rect {
  const { left, width } = grid.getBoundingClientRect()
  return { x: left, y: y - LINE_PX / 2, width, height: LINE_PX }
}

export function landingLabel({ before }: Landing, nameOf: (blockId: string) => string): string {
  return before === undefined ? 'To the end' : `Above ${nameOf(before)}`
}
