/** A block from the palette over the page: the studio tells where the pointer is, the canvas where it would land. */

import type { Placement } from '@sitewright/core/document/page-document'
import type { SectionAddress } from '../document/selection.ts'
import { createAutoScroll } from './auto-scroll.ts'
import { measureGrid, placeAt, rectOf } from './grid-lines.ts'
import type { Overlay } from './overlay.ts'
import { allSections, currentView, gridElement, sectionAddress } from './page.ts'

export interface Carried {
  readonly x: number
  readonly y: number
  /** Cells it takes on the desktop. */
  readonly w: number
  readonly h: number
}

export interface Carry {
  over(carried: Carried): void
  /** The place where it lands; undefined beside every section. */
  drop(carried: Carried): (SectionAddress & { readonly placement: Placement }) | undefined
  end(): void
}

export function createCarry(overlay: Overlay): Carry {
  let last: Carried | undefined
  const autoScroll = createAutoScroll(() => last && show(last))

  const landing = ({ x, y, w, h }: Carried) => {
    const section = allSections().find((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return y >= top && y < bottom
    })
    const address = section && sectionAddress(section)
    if (!(section && address)) return undefined
    const lines = measureGrid(gridElement(section))
    const sample = rectOf(lines, { x: 0, y: 0, w, h, z: 1 })
    const corner = { x: x - sample.width / 2, y: y - 16 }
    return { address, lines, placement: placeAt(lines, corner, { w, h, z: 1 }, currentView()) }
  }

  const show = (carried: Carried) => {
    const found = landing(carried)
    overlay.showGrid(found?.lines)
    const { placement } = found ?? {}
    overlay.showGhost(
      found && rectOf(found.lines, found.placement),
      placement ? `${placement.w} × ${placement.h}` : '',
    )
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
      const found = landing(carried)
      end()
      return found && { ...found.address, placement: found.placement }
    },
    end,
  }
}
