/** A block from the palette over the page: the studio tells where the pointer is, the canvas where it would land. */

import type { Placement } from '@sitewright/core/document/page-document'
import type { SectionAddress } from '../document/selection.ts'
import { createAutoScroll } from './auto-scroll.ts'
import { type GridLines, measureGrid, placeAt, rectOf } from './grid-lines.ts'
import { drawnTiers, landingAt, landingLabel, lineOf, othersIn } from './order-landing.ts'
import type { Overlay } from './overlay.ts'
import { allSections, currentView, gridElement, sectionAddress } from './page.ts'
import type { Rect } from './protocol.ts'

export interface Carried {
  readonly x: number
  readonly y: number
  /** Cells it takes on the desktop. */
  readonly w: number
  readonly h: number
}

export interface Dropped extends SectionAddress {
  /** The place on the desktop's grid; null on the phone, whose blocks have an order. */
  readonly placement: Placement | null
  /** On the phone: the block after which it is read; null at the top. */
  readonly under: string | null
}

export interface Carry {
  over(carried: Carried): void
  /** The place where it lands; undefined beside every section. */
  drop(carried: Carried): Dropped | undefined
  end(): void
}

interface Target {
  readonly dropped: Dropped
  readonly rect: Rect | undefined
  readonly label: string
  /** The grid to show; absent where there are no cells to choose. */
  readonly lines?: GridLines
}

export function createCarry(overlay: Overlay, nameOf: (blockId: string) => string): Carry {
  let last: Carried | undefined
  const autoScroll = createAutoScroll(() => last && show(last))

  const show = (carried: Carried) => {
    const target = targetAt(carried, nameOf)
    overlay.showGrid(target?.lines)
    overlay.showGhost(target?.rect, target?.label ?? '')
  }

  const end = () => {
    last = undefined
    autoScroll.stop()
    overlay.showGrid(undefined)
    overlay.showGhost(undefined, '')
  }

  return {
    over(carried) {
      if (!last) autoScroll.start()
      last = carried
      autoScroll.at(carried.y)
      show(carried)
    },
    drop(carried) {
      const target = targetAt(carried, nameOf)
      end()
      return target?.dropped
    },
    end,
  }
}

function targetAt(carried: Carried, nameOf: (blockId: string) => string): Target | undefined {
  const section = allSections().find((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return carried.y >= top && carried.y < bottom
  })
  const address = section && sectionAddress(section)
  if (!(section && address)) return undefined
  const grid = gridElement(section)
  return currentView() === 'phone'
    ? targetInOrder(grid, address, { y: carried.y, nameOf })
    : targetOnGrid(grid, address, carried)
}

function targetOnGrid(grid: HTMLElement, address: SectionAddress, { x, y, w, h }: Carried): Target {
  const lines = measureGrid(grid)
  const sample = rectOf(lines, { x: 0, y: 0, w, h, z: 1 })
  const corner = { x: x - sample.width / 2, y: y - 16 }
  const placement = placeAt(lines, corner, { w, h, z: 1 }, 'desktop')
  return {
    dropped: { ...address, placement, under: null },
    rect: rectOf(lines, placement),
    label: `${placement.w} × ${placement.h}`,
    lines,
  }
}

function targetInOrder(
  grid: HTMLElement,
  address: SectionAddress,
  { y, nameOf }: { y: number; nameOf(blockId: string): string },
): Target {
  const landing = landingAt(drawnTiers(othersIn(grid)), y)
  return {
    dropped: { ...address, placement: null, under: landing?.above ?? null },
    rect: landing && lineOf(grid, landing),
    label: landing ? landingLabel(landing, nameOf) : '',
  }
}
