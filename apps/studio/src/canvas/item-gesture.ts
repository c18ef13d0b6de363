/** Dragging an item through the order of its list: a line beside another item shows where it would go. */

import type { DragOutcome, Gesture, Pointer } from './gesture.ts'
import { itemName, listedItems } from './items.ts'
import type { Overlay } from './overlay.ts'
import type { Rect } from './protocol.ts'

/** Pixels of the line. */
const LINE_PX = 4

export interface ItemBox {
  readonly id: string
  readonly rect: Rect
}

export interface ItemLanding {
  readonly besideId: string
  readonly side: 'before' | 'behind'
  readonly line: Rect
}

export class ItemGesture implements Gesture {
  readonly #element: HTMLElement
  readonly #itemId: string
  readonly #overlay: Overlay
  #landing: ItemLanding | undefined

  constructor(itemId: string, { element, overlay }: { element: HTMLElement; overlay: Overlay }) {
    this.#itemId = itemId
    this.#element = element
    this.#overlay = overlay
  }

  update({ x, y }: Pointer): void {
    this.#element.style.opacity = '0.45'
    const boxes = listedItems().map((element) => ({
      id: element.dataset.itemId ?? '',
      rect: element.getBoundingClientRect(),
    }))
    this.#landing = landingOf(boxes, this.#itemId, { x, y })
    const { line, besideId, side } = this.#landing ?? {}
    const beside = besideId && listedItems().find(({ dataset }) => dataset.itemId === besideId)
    const where = side === 'before' ? 'Before' : 'Behind'
    this.#overlay.showGhost(line, beside ? `${where} ${itemName(beside)}` : '')
  }

  end(isDropped: boolean): DragOutcome | undefined {
    this.#element.style.opacity = ''
    if (!(isDropped && this.#landing)) return undefined
    const { besideId, side } = this.#landing
    return { kind: 'item', itemId: this.#itemId, besideId, side }
  }
}

/** The place beside the item that is nearest to the pointer; undefined where that is the place that the dragged one has. */
export function landingOf(
  boxes: readonly ItemBox[],
  draggedId: string,
  pointer: { readonly x: number; readonly y: number },
): ItemLanding | undefined {
  const distance = ({ rect }: ItemBox) =>
    Math.hypot(beyond(pointer.x, rect.x, rect.width), beyond(pointer.y, rect.y, rect.height))
  const nearest = boxes.reduce<ItemBox | undefined>(
    (best, box) => (best && distance(best) <= distance(box) ? best : box),
    undefined,
  )
  if (!nearest || nearest.id === draggedId) return undefined
  const index = boxes.indexOf(nearest)
  const isAcross = [boxes[index - 1], boxes[index + 1]].some(
    (other) => other && isBeside(other.rect, nearest.rect),
  )
  const { x, y, width, height } = nearest.rect
  const isBefore = isAcross ? pointer.x < x + width / 2 : pointer.y < y + height / 2
  const neighbour = boxes[index + (isBefore ? -1 : 1)]
  if (neighbour?.id === draggedId) return undefined
  const line = isAcross
    ? { x: (isBefore ? x : x + width) - LINE_PX / 2, y, width: LINE_PX, height }
    : { x, y: (isBefore ? y : y + height) - LINE_PX / 2, width, height: LINE_PX }
  return { besideId: nearest.id, side: isBefore ? 'before' : 'behind', line }
}

/** Pixels from a point to a stretch; 0 inside it. */
function beyond(point: number, start: number, length: number): number {
  return Math.max(start - point, 0, point - start - length)
}

/** Whether two boxes stand in one row. */
function isBeside(a: Rect, b: Rect): boolean {
  return a.y < b.y + b.height / 2 && b.y < a.y + a.height / 2 && Math.abs(a.x - b.x) > 1
}
