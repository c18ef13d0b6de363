/** Dragging on the grid: to any cell, in another section too, or by a handle. */

import type { Placement } from '@sitewright/core/document/page-document'
import { type SectionAddress, sameSection } from '../document/selection.ts'
import { freezePhone } from './freeze-phone.ts'
import type { Cells, Dragged, DragOutcome, Gesture, Pointer } from './gesture.ts'
import {
  type Edge,
  measureGrid,
  placeAt,
  pullEdges,
  rectOf,
  shifted,
  stepInside,
  surrounding,
} from './grid-lines.ts'
import { guidesAt } from './guides.ts'
import type { Handle, Overlay } from './overlay.ts'
import {
  allSections,
  gridElement,
  placementsIn,
  readPlacement,
  sectionAddress,
  writePlacement,
} from './page.ts'

const SIDES = ['x', 'y', 'w', 'h'] as const

/** The pressed block, and those that are dragged along with it. */
export type DraggedTogether = readonly [lead: Dragged, ...others: Dragged[]]

/** Moving to the cell under the pointer. On phones they stay in their section, and it is told whether they may lie on others. */
export class MoveGesture implements Gesture {
  readonly #all: DraggedTogether
  readonly #overlay: Overlay
  readonly #thaw: () => void
  #target: { section: SectionAddress; by: Cells; isFree: boolean }

  constructor(all: DraggedTogether, overlay: Overlay) {
    this.#overlay = overlay
    this.#thaw = freezePhone(all[0].grid)
    const [lead, ...others] = all
    this.#all = [asFrozen(lead), ...others.map(asFrozen)]
    this.#target = { section: lead.address, by: { dx: 0, dy: 0 }, isFree: false }
  }

  update({ dx, dy, windowDy, y, isFree }: Pointer): void {
    const [{ box, before, view, address, grid }] = this.#all
    for (const { block } of this.#all) {
      block.style.transform = `translate(${dx}px, ${dy}px)`
      block.style.opacity = '0.75'
    }
    const under = view === 'desktop' ? sectionUnder(y) : undefined
    const section = (under && sectionAddress(under)) ?? address
    const shownGrid = under ? gridElement(under) : grid
    const lines = measureGrid(shownGrid)
    const { x, y: row } = placeAt(lines, { x: box.x + dx, y: box.y + windowDy }, before, view)
    const all = surrounding(this.#all.map((one) => one.before))
    const by = stepInside(all, { dx: x - before.x, dy: row - before.y }, view)
    this.#target = { section, by, isFree }
    const target = shifted(all, by)
    const dragged = this.#all.map((one) => one.address.blockId)
    this.#overlay.showGrid(lines)
    this.#overlay.showGhost(rectOf(lines, target), this.#label(target))
    this.#overlay.showGuides(guidesAt(lines, target, placementsIn(shownGrid, view, dragged)))
  }

  end(isDropped: boolean): DragOutcome | undefined {
    const [{ address, view }] = this.#all
    const { section: to, by, isFree } = this.#target
    for (const { block } of this.#all) {
      block.style.transform = ''
      block.style.opacity = ''
    }
    const isHome = sameSection(address, to)
    if (!isDropped || (isHome && by.dx === 0 && by.dy === 0)) {
      this.#thaw()
      return undefined
    }
    const places = this.#all.map((one) => [one, shifted(one.before, by)] as const)
    if (isHome) for (const [{ block }, at] of places) writePlacement(block, view, at)
    const placements = Object.fromEntries(places.map(([one, at]) => [one.address.blockId, at]))
    return { kind: 'move', from: address, to, view, placements, by, isFree }
  }

  #label({ w, h }: Placement): string {
    return this.#all.length > 1 ? `${this.#all.length} blocks` : `${w} × ${h}`
  }
}

/** The block as it lies in a phone's order that was just frozen. */
function asFrozen(dragged: Dragged): Dragged {
  const before = readPlacement(dragged.block, dragged.view)
  return { ...dragged, before, box: dragged.block.getBoundingClientRect() }
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
    const { block, grid, before, view, address } = this.#dragged
    // Measured as it was, so that rows growing under the hand do not run away from it.
    writePlacement(block, view, before)
    const lines = measureGrid(grid)
    this.#target = pullEdges(lines, before, { edges: this.#edges, dx, dy }, view)
    this.#isFree = isFree
    writePlacement(block, view, this.#target)
    const shown = measureGrid(grid)
    this.#overlay.showGrid(shown)
    this.#overlay.showGhost(rectOf(shown, this.#target), `${this.#target.w} × ${this.#target.h}`)
    const others = placementsIn(grid, view, [address.blockId])
    this.#overlay.showGuides(guidesAt(shown, this.#target, others))
  }

  end(isDropped: boolean): DragOutcome | undefined {
    const { address, block, before, view } = this.#dragged
    const placement = this.#target
    if (!isDropped || isSame(before, placement)) {
      writePlacement(block, view, before)
      this.#thaw()
      return undefined
    }
    return { kind: 'place', from: address, view, placement, isFree: this.#isFree }
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
