/** Dragging blocks through the order of a phone's page: a line shows the place between two others where it would go. */

import { AUTO_GRID_CLASS } from '@sitewright/blocks/layout-classes'
import { overlap } from '@sitewright/core/document/layout'
import type { Layout, Placement } from '@sitewright/core/document/page-document'
import type { DragOutcome, Gesture, Pointer } from './gesture.ts'
import type { DraggedTogether } from './grid-gestures.ts'
import { measureGrid, placeAt, rectOf } from './grid-lines.ts'
import { drawnTiers, landingAt, landingLabel, lineOf, othersIn } from './order-landing.ts'
import type { Overlay } from './overlay.ts'

export class OrderGesture implements Gesture {
  readonly #all: DraggedTogether
  readonly #overlay: Overlay
  readonly #nameOf: (blockId: string) => string
  readonly #others: Layout
  #target: { before: string | undefined } | { placement: Placement } | undefined

  constructor(
    all: DraggedTogether,
    { overlay, nameOf }: { overlay: Overlay; nameOf(blockId: string): string },
  ) {
    this.#all = all
    this.#overlay = overlay
    this.#nameOf = nameOf
    this.#others = othersIn(
      all[0].grid,
      all.map(({ address }) => address.blockId),
    )
  }

  update({ dx, dy, windowDy, y }: Pointer): void {
    const [{ grid }] = this.#all
    for (const { block } of this.#all) {
      block.style.transform = `translate(${dx}px, ${dy}px)`
      block.style.opacity = '0.75'
    }
    const beside = this.#freePlace(dx, windowDy)
    if (beside) {
      this.#target = { placement: beside.placement }
      this.#overlay.showGhost(beside.rect, `${beside.placement.w} × ${beside.placement.h}`)
      return
    }
    const landing = landingAt(drawnTiers(this.#others), y)
    this.#target = landing && { before: landing.before }
    this.#overlay.showGhost(
      landing && lineOf(grid, landing),
      landing ? landingLabel(landing, this.#nameOf) : '',
    )
  }

  end(isDropped: boolean): DragOutcome | undefined {
    const [{ address, view }] = this.#all
    for (const { block } of this.#all) {
      block.style.transform = ''
      block.style.opacity = ''
    }
    if (!isDropped || !this.#target) return undefined
    if ('placement' in this.#target) {
      const { placement } = this.#target
      return { kind: 'place', from: address, view, placement, isFree: false }
    }
    const { documentId, sectionId } = address
    const blockIds = this.#all.map((one) => one.address.blockId)
    const before = this.#target.before ?? null
    return { kind: 'reorder', from: { documentId, sectionId, blockIds }, before }
  }

  /** A narrow block's place beside others, where it would lie on none. */
  #freePlace(dx: number, dy: number) {
    const [{ grid, before, view, box }, ...companions] = this.#all
    if (companions.length > 0 || grid.classList.contains(AUTO_GRID_CLASS)) return undefined
    const lines = measureGrid(grid)
    if (before.w >= lines.columns.length) return undefined
    const placement = placeAt(lines, { x: box.x + dx, y: box.y + dy }, before, view)
    const isTaken = Object.values(this.#others).some((other) => overlap(other, placement))
    return isTaken ? undefined : { placement, rect: rectOf(lines, placement) }
  }
}
