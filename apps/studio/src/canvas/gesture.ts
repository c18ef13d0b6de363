/** A drag under way: it follows the pointer, shows where it would end, and says at last what it did. */

import type { Placement, View } from '@sitewright/core/document/page-document'
import type { BlockAddress, BlockAddresses, SectionAddress } from '../document/selection.ts'

export interface Pointer {
  /** Pixels from where it was pressed, the page's scrolling included. */
  readonly dx: number
  readonly dy: number
  /** Its place in the window now. */
  readonly x: number
  readonly y: number
  /** Pixels from where it was pressed, without the scrolling. */
  readonly windowDy: number
  /** Whether Alt is held: the block may come to lie on others. */
  readonly isFree: boolean
}

export interface Cells {
  readonly dx: number
  readonly dy: number
}

export type DragOutcome =
  | {
      readonly kind: 'place'
      readonly from: BlockAddress
      readonly view: View
      readonly placement: Placement
      readonly isFree: boolean
    }
  | {
      readonly kind: 'move'
      readonly from: SectionAddress
      readonly to: SectionAddress
      readonly view: View
      /** Places where the blocks were dropped, and the cells that each of them went. */
      readonly placements: Readonly<Record<string, Placement>>
      readonly by: Cells
      readonly isFree: boolean
    }
  | {
      readonly kind: 'reorder'
      readonly from: BlockAddresses
      /** The block before which they were dropped; null at the end. */
      readonly before: string | null
    }
  | {
      readonly kind: 'item'
      readonly itemId: string
      readonly besideId: string
      readonly side: 'before' | 'behind'
    }

export interface Gesture {
  update(pointer: Pointer): void
  /** Puts the page back as it was, but for what stays where it was dropped; the outcome, if there is one. */
  end(isDropped: boolean): DragOutcome | undefined
}

/** A block that is dragged, as it lay when the drag began. */
export interface Dragged {
  readonly address: BlockAddress
  readonly block: HTMLElement
  readonly grid: HTMLElement
  readonly view: View
  readonly before: Placement
  readonly box: DOMRect
}
