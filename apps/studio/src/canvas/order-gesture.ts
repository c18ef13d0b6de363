/** Dragging a block through the order of a phone's page: a line shows the place between two others where it would go. */

import { AUTO_GRID_CLASS } from '@sitewright/blocks/layout-classes'
import { overlap } from '@sitewright/core/document/layout'
import type { Layout, Placement } from '@sitewright/core/document/page-document'
import { bandsOf } from '@sitewright/core/document/phone-order'
import type { Dragged, DragOutcome, Gesture, Pointer } from './gesture.ts'
import { measureGrid, placeAt, rectOf } from './grid-lines.ts'
import type { Overlay } from './overlay.ts'
import { blockElement, isDrawn, readPlacement } from './page.ts'

/** Pixels of the line that shows where a block would go. */
const LINE_PX = 4

export interface Band {
  readonly first: string
  readonly top: number
  readonly bottom: number
}

export interface Landing {
  /** The block before which the dragged one would go; undefined at the end. */
  readonly before: string | undefined
  /** Height in the window of the line between the two. */
  readonly y: number
}

/** The place between the bands that is nearest to the pointer. */
export function landingAt(bands: readonly Band[], pointerY: number): Landing | undefined {
  const index = bands.findIndex(({ top, bottom }) => pointerY < (top + bottom) / 2)
  const next = bands[index]
  const last = bands.at(-1)
  if (!next) return last && { before: undefined, y: last.bottom }
  const previous = bands[index - 1]
  return { before: next.first, y: previous ? (previous.bottom + next.top) / 2 : next.top }
}

export class OrderGesture implements Gesture {
  readonly #dragged: Dragged
  readonly #overlay: Overlay
  readonly #nameOf: (blockId: string) => string
  readonly #others: Layout
  #target: { before: string | undefined } | { placement: Placement } | undefined

  constructor(
    dragged: Dragged,
    { overlay, nameOf }: { overlay: Overlay; nameOf(id: string): string },
  ) {
    this.#dragged = dragged
    this.#overlay = overlay
    this.#nameOf = nameOf
    this.#others = othersIn(dragged)
  }

  update({ dx, dy, windowDy, y }: Pointer): void {
    const { block, box } = this.#dragged
    block.style.transform = `translate(${dx}px, ${dy}px)`
    block.style.opacity = '0.75'
    const beside = this.#freePlace(dx, windowDy)
    if (beside) {
      this.#target = { placement: beside.placement }
      this.#overlay.showGhost(beside.rect, `${beside.placement.w} × ${beside.placement.h}`)
      return
    }
    const landing = landingAt(this.#bands(), y)
    this.#target = landing && { before: landing.before }
    const { left, width } = this.#dragged.grid.getBoundingClientRect()
    const rect = landing && { x: left, y: landing.y - LINE_PX / 2, width, height: LINE_PX }
    this.#overlay.showGhost(rect, landing ? this.#label(landing) : `${box.width}`)
  }

  end(isDropped: boolean): DragOutcome | undefined {
    const { block, address, view } = this.#dragged
    block.style.transform = ''
    block.style.opacity = ''
    if (!isDropped || !this.#target) return undefined
    if ('placement' in this.#target) {
      const { placement } = this.#target
      return { kind: 'place', from: address, to: address, view, placement, isFree: false }
    }
    return { kind: 'reorder', from: address, before: this.#target.before ?? null }
  }

  #label({ before }: Landing): string {
    return before === undefined ? 'To the end' : `Above ${this.#nameOf(before)}`
  }

  /** A narrow block's place beside others, where it would lie on none. */
  #freePlace(dx: number, dy: number) {
    const { grid, before, view, box } = this.#dragged
    if (grid.classList.contains(AUTO_GRID_CLASS)) return undefined
    const lines = measureGrid(grid)
    if (before.w >= lines.columns.length) return undefined
    const placement = placeAt(lines, { x: box.x + dx, y: box.y + dy }, before, view)
    const isTaken = Object.values(this.#others).some((other) => overlap(other, placement))
    return isTaken ? undefined : { placement, rect: rectOf(lines, placement) }
  }

  #bands(): Band[] {
    return bandsOf(this.#others).flatMap(({ ids }) => {
      const boxes = ids.flatMap((id) => blockElement(id)?.getBoundingClientRect() ?? [])
      const [first] = ids
      if (first === undefined || boxes.length === 0) return []
      const top = Math.min(...boxes.map((box) => box.top))
      return [{ first, top, bottom: Math.max(...boxes.map((box) => box.bottom)) }]
    })
  }
}

function othersIn({ grid, view, address }: Dragged): Layout {
  const blocks = [...grid.querySelectorAll<HTMLElement>('[data-block-id]')].filter(isDrawn)
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const id = block.dataset.blockId
      return id === undefined || id === address.blockId ? [] : [[id, readPlacement(block, view)]]
    }),
  )
}
