/** Moving and resizing blocks with the pointer, and moving items of a list. One gesture is one message; Escape takes it back. */

import type { BlockAddress } from '../document/selection.ts'
import { type AutoScroll, createAutoScroll } from './auto-scroll.ts'
import type { Dragged, DragOutcome, Gesture } from './gesture.ts'
import { type DraggedTogether, MoveGesture, ResizeGesture } from './grid-gestures.ts'
import { ItemGesture } from './item-gesture.ts'
import { itemElement } from './items.ts'
import { OrderGesture } from './order-gesture.ts'
import type { Handle, Overlay } from './overlay.ts'
import { blockElement, currentView, gridElement, readPlacement, sectionElement } from './page.ts'

export type { DragOutcome } from './gesture.ts'

/** Pixels on the screen from which a press is a drag, since a shaky click is none. */
const THRESHOLD_PX = 4

export interface DragOptions {
  readonly overlay: Overlay
  nameOf(blockId: string): string
  /** Blocks that move along with a block, since they are selected with it. */
  companionsOf(address: BlockAddress): readonly BlockAddress[]
  /** It has moved far enough to be a drag. */
  onLifted(target: BlockAddress | DraggedItem): void
  onDone(outcome: DragOutcome): void
}

export interface DraggedItem {
  readonly itemId: string
}

export interface Press {
  readonly address: BlockAddress | DraggedItem
  readonly handle: Handle | 'move'
  /** Called when the pointer never moves far enough. */
  onClick(): void
}

export class Drag {
  readonly #options: DragOptions
  readonly #autoScroll: AutoScroll
  #gesture: Gesture | undefined
  #endWatching: (() => void) | undefined
  #start = { x: 0, y: 0, scroll: 0 }
  /** Place of the press on the screen: the window of the page may move and shrink below a pointer that stays. */
  #pressed = { x: 0, y: 0 }
  #point = { x: 0, y: 0, isFree: false }

  constructor(options: DragOptions) {
    this.#options = options
    this.#autoScroll = createAutoScroll(() => this.#update())
  }

  get isActive(): boolean {
    return this.#gesture !== undefined
  }

  /** Begins to watch a pressed pointer. */
  begin(event: PointerEvent, press: Press): void {
    this.#start = { x: event.clientX, y: event.clientY, scroll: scrollY }
    this.#pressed = { x: event.screenX, y: event.screenY }
    this.#point = { x: event.clientX, y: event.clientY, isFree: event.altKey }
    const onMove = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return
      // The button was let go where nothing here hears of it: what moves now drags nothing.
      if (moved.buttons === 0) this.#finish(false)
      else this.#moved(moved, press)
    }
    const onUp = (released: PointerEvent) => {
      if (released.pointerId !== event.pointerId) return
      const wasClick = !this.#gesture
      this.#finish(true)
      if (wasClick) press.onClick()
    }
    const onCancel = () => this.#finish(false)
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !this.#gesture) return
      key.preventDefault()
      key.stopImmediatePropagation()
      this.#finish(false)
    }
    const watching = new AbortController()
    const options = { capture: true, signal: watching.signal }
    addEventListener('pointermove', onMove, options)
    addEventListener('pointerup', onUp, options)
    addEventListener('pointercancel', onCancel, options)
    addEventListener('blur', onCancel, options)
    addEventListener('keydown', onKey, options)
    this.#endWatching?.()
    this.#endWatching = () => watching.abort()
  }

  #moved(event: PointerEvent, press: Press): void {
    const { clientX: x, clientY: y, altKey: isFree } = event
    const distance = Math.hypot(event.screenX - this.#pressed.x, event.screenY - this.#pressed.y)
    if (!this.#gesture && distance >= THRESHOLD_PX) this.#lift(press)
    this.#point = { x, y, isFree }
    this.#autoScroll.at(y)
    this.#update()
  }

  #lift({ address, handle }: Press): void {
    const gesture =
      'itemId' in address ? this.#itemGesture(address) : this.#blockGesture(address, handle)
    if (!gesture) return
    this.#start.scroll = scrollY
    this.#gesture = gesture
    document.documentElement.classList.add('sw-dragging')
    this.#options.onLifted(address)
    this.#autoScroll.start()
  }

  #itemGesture({ itemId }: DraggedItem): Gesture | undefined {
    const element = itemElement(itemId)
    return element ? new ItemGesture(itemId, { element, ...this.#options }) : undefined
  }

  #blockGesture(address: BlockAddress, handle: Handle | 'move'): Gesture | undefined {
    const dragged = draggedAt(address)
    if (!dragged) return undefined
    const companions = handle === 'move' ? this.#options.companionsOf(address) : []
    const others = companions.flatMap((companion) => draggedAt(companion) ?? [])
    return this.#gestureFor([dragged, ...others], handle)
  }

  #gestureFor(dragged: DraggedTogether, handle: Handle | 'move'): Gesture {
    const { overlay, nameOf } = this.#options
    const [lead] = dragged
    if (handle !== 'move') return new ResizeGesture(lead, { overlay, handle })
    const isOrdered = lead.view === 'phone' && !this.#point.isFree
    return isOrdered
      ? new OrderGesture(dragged, { overlay, nameOf })
      : new MoveGesture(dragged, overlay)
  }

  #update(): void {
    const windowDy = this.#point.y - this.#start.y
    this.#gesture?.update({
      dx: this.#point.x - this.#start.x,
      dy: windowDy + scrollY - this.#start.scroll,
      x: this.#point.x,
      y: this.#point.y,
      windowDy,
      isFree: this.#point.isFree,
    })
  }

  #finish(isDropped: boolean): void {
    this.#endWatching?.()
    this.#endWatching = undefined
    const gesture = this.#gesture
    if (!gesture) return
    this.#gesture = undefined
    this.#autoScroll.stop()
    document.documentElement.classList.remove('sw-dragging')
    const outcome = gesture.end(isDropped)
    this.#options.overlay.showGhost(undefined, '')
    this.#options.overlay.showGrid(undefined)
    this.#options.overlay.showGuides([])
    if (outcome) this.#options.onDone(outcome)
  }
}

function draggedAt(address: BlockAddress): Dragged | undefined {
  const block = blockElement(address.blockId)
  const section = sectionElement(address.sectionId)
  if (!(block && section)) return undefined
  const view = currentView()
  const before = readPlacement(block, view)
  const box = block.getBoundingClientRect()
  return { address, block, grid: gridElement(section), view, before, box }
}
