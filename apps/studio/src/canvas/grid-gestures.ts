/** Dragging on the grid: to any cell, in another section too, or by a handle. */

import type { Placement } from '@sitewright/core/document/page-document'
import { type SectionAddress, sameSection } from '../document/selection.ts'
import { freezePhone } from './freeze-phone.ts'
import type { Dragged, DragOutcome, Gesture, Pointer } from './gesture.ts'
import { type Edge, measureGrid, placeAt, pullEdges, rectOf } from './grid-lines.ts'
import type { Handle, Overlay } from './overlay.ts'
import { allSections, gridElement, readPlacement, sectionAddress, writePlacement } from './page.ts'

const SIDES = ['x', 'y', 'w', 'h'] as const

/** Moving to the cell under the pointer. On phones it stays in its section, and is told whether it may lie on others. */
export class MoveGesture implements Gesture {
  readonly #dragged: Dragged
  readonly #overlay: Overlay
  readonly #thaw: () => void
  #target: { section: SectionAddress; placement: Placement; isFree: boolean }

  constructor(dragged: Dragged, overlay: Overlay) {
    this.#overlay = overlay
    this.#thaw = freezePhone(dragged.grid)
    const before = readPlacement(dragged.block, dragged.view)
    this.#dragged = { ...dragged, before, box: dragged.block.getBoundingClientRect() }
    this.#target = { section: dragged.address, placement: before, isFree: false }
  }

  update({ dx, dy, windowDy, y, isFree }: Pointer): void {
    const { block, box, before, view, address } = this.#dragged
    block.style.transform = `translate(${dx}px, ${dy}px)`
    block.style.opacity = '0.75'
    const under = view === 'desktop' ? sectionUnder(y) : undefined
    const section = (under && sectionAddress(under)) ?? address
    const lines = measureGrid(under ? gridElement(under) : this.#dragged.grid)
    const placement = placeAt(lines, { x: box.x + dx, y: box.y + windowDy }, before, view)
    this.#target = { section, placement, isFree }
    this.#overlay.showGrid(lines)
    this.#overlay.showGhost(rectOf(lines, placement), `${placement.w} × ${placement.h}`)
  }

  end(isDropped: boolean): DragOutcome | undefined {
    const { address, block, before, view } = this.#dragged
    const { section, placement, isFree } = this.#target
    block.style.transform = ''
    block.style.opacity = ''
    const isHome = sameSection(address, section)
    if (!isDropped || (isHome && isSame(before, placement))) {
      this.#thaw()
      return undefined
    }
    if (isHome) writePlacement(block, view, placement)
    return { kind: 'place', from: address, to: section, view, placement, isFree }
  }
}

/** Resizing by a handle. */
export class ResizeGesture implements Gesture {
  readonly #dragged: Dragged
  readonly #overlay: Overlay
  readonly #edges: readonly Edge[]
  readonly #thaw: () => void
  #target: Placement
  #isFree = false

  constructor(dragged: Dragged, { overlay, handle }: { overlay: Overlay; handle: Handle }) {
    this.#overlay = overlay
    this.#edges = [...handle] as Edge[]
    this.#thaw = freezePhone(dragged.grid)
    const before = readPlacement(dragged.block, dragged.view)
    this.#dragged = { ...dragged, before }
    this.#target = before
  }

  update({ dx, dy, isFree }: Pointer): void {
    const { block, grid, before, view } = this.#dragged
    // Measured as it was, so that rows growing under the hand do not run away from it.
    writePlacement(block, view, before)
    const lines = measureGrid(grid)
    this.#target = pullEdges(lines, before, { edges: this.#edges, dx, dy }, view)
    this.#isFree = isFree
    writePlacement(block, view, this.#target)
    const shown = measureGrid(grid)
    this.#overlay.showGrid(shown)
    this.#overlay.showGhost(rectOf(shown, this.#target), `${this.#target.w} × ${this.#target.h}`)
  }

  end(isDropped: boolean): DragOutcome | undefined {
    const { address, block, before, view } = this.#dragged
    const placement = this.#target
    if (!isDropped || isSame(before, placement)) {
      writePlacement(block, view, before)
      this.#thaw()
      return undefined
    }
    return { kind: 'place', from: address, to: address, view, placement, isFree: this.#isFree }
  }
}

function isSame(a: Placement, b: Placement): boolean {
  return SIDES.every((side) => a[side] === b[side])
}

function sectionUnder(y: number): HTMLElement | undefined {
  return allSections().find((section) => {
    const { top, bottom } = section.getBoundingClientRect()
    return y >= top && y < bottom
  })
}
