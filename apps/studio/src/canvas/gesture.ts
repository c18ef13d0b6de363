/** A drag under way: it follows the pointer, shows where it would end, and says at last what it did. */

import type { Placement, View } from '@sitewright/core/document/page-document'
import type { BlockAddress, SectionAddress } from '../document/selection.ts'

export interface Pointer {
  /** Pixels from where it was pressed, the page's scrolling included. */
  readonly dx: number
  readonly dy: number
  /** Its height in the window now. */
  readonly y: number
  /** Pixels from where it was pressed, without the scrolling. */
  readonly windowDy: number
  /** Whether Alt is held: the block may come to lie on others. */
  readonly isFree: boolean
}

export type DragOutcome =
  | {
      readonly kind: 'place'
      readonly from: BlockAddress
      readonly to: SectionAddress
      readonly view: View
      readonly placement: Placement
      readonly isFree: boolean
    }
  | {
      readonly kind: 'reorder'
      readonly from: BlockAddress
      /** The block before which it was dropped; null at the end. */
      readonly before: string | null
    }

export interface Gesture {
  update(pointer: Pointer): void
  /** Puts the page back as it was, but for what stays where it was dropped; the outcome, if there is one. */
  end(isDropped: boolean): DragOutcome | undefined
}

/** The block that is dragged, as it lay when the drag began. */
export interface Dragged {
  readonly address: BlockAddress
  readonly block: HTMLElement
  readonly grid: HTMLElement
  readonly view: View
  readonly before: Placement
  readonly box: DOMRect
}
