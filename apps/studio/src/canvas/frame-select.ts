/** Rubber-band selection: a frame that is dragged over the empty ground of a section selects the blocks it touches. */

import { type SectionAddress, selectionOf } from '../document/selection.ts'
import { createAutoScroll } from './auto-scroll.ts'
import type { Overlay } from './overlay.ts'
import { blocksOf, elementOf, sectionElement } from './page.ts'
import type { Rect } from './protocol.ts'
import type { Stage } from './stage.ts'

/** Pixels on the screen from which a press is a frame, since a shaky click is none. */
const THRESHOLD_PX = 8

export interface FramePress {
  readonly section: SectionAddress
  /** Blocks that stay selected whatever the frame touches: Shift was held. */
  readonly kept: readonly string[]
  onClick(): void
  /** The frame was let go. */
  onDone(): void
}

export class FrameSelect {
  readonly #overlay: Overlay
  readonly #stage: Stage
  readonly #autoScroll = createAutoScroll(() => this.#update())
  #framing: Framing | undefined

  constructor(overlay: Overlay, stage: Stage) {
    this.#overlay = overlay
    this.#stage = stage
  }

  get isActive(): boolean {
    return this.#framing !== undefined
  }

  /** Follows the pointer from a press on the ground of a section on. Escape brings back what was selected before. */
  begin(event: PointerEvent, press: FramePress): void {
    const start = { x: event.clientX, y: event.clientY + scrollY }
    const before = this.#stage.selection
    const watching = new AbortController()
    const options = { capture: true, signal: watching.signal }
    const finish = () => {
      watching.abort()
      const wasFraming = this.isActive
      this.#framing = undefined
      this.#autoScroll.stop()
      this.#overlay.showFrame(undefined)
      return wasFraming
    }
    const onMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerId !== event.pointerId) return
      const distance = Math.hypot(x - event.clientX, y - event.clientY) * this.#overlay.scale
      if (!this.isActive && distance < THRESHOLD_PX) return
      if (!this.isActive) this.#autoScroll.start()
      this.#framing = { press, start, point: { x, y } }
      this.#autoScroll.at(y)
      this.#update()
    }
    const onUp = ({ pointerId }: PointerEvent) => {
      if (pointerId !== event.pointerId) return
      if (finish()) press.onDone()
      else press.onClick()
    }
    const onCancel = () => {
      if (finish()) this.#stage.select(before)
    }
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !this.isActive) return
      key.preventDefault()
      key.stopImmediatePropagation()
      onCancel()
    }
    addEventListener('pointermove', onMove, options)
    addEventListener('pointerup', onUp, options)
    addEventListener('pointercancel', onCancel, options)
    addEventListener('blur', onCancel, options)
    addEventListener('keydown', onKey, options)
  }

  #update(): void {
    if (!this.#framing) return
    const { press, start, point } = this.#framing
    const frame = rectBetween({ x: start.x, y: start.y - scrollY }, point)
    this.#overlay.showFrame(frame)
    const { kept, section } = press
    const touched = touchedBy(frame, section.sectionId).filter((id) => !kept.includes(id))
    const whole = touched.flatMap((id) => this.#stage.groupOf(id))
    const blockIds = [...new Set([...kept, ...whole])]
    this.#stage.select(selectionOf({ ...section, blockIds }))
  }
}

interface Framing {
  readonly press: FramePress
  /** The place of the press on the page, and of the pointer in the window now. */
  readonly start: Point
  readonly point: Point
}

interface Point {
  readonly x: number
  readonly y: number
}

function rectBetween(a: Point, b: Point): Rect {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}

function touchedBy(frame: Rect, sectionId: string): readonly string[] {
  const section = sectionElement(sectionId)
  if (!section) return []
  return blocksOf(section).flatMap((target) => {
    const box = elementOf(target)?.getBoundingClientRect()
    const isTouched =
      box !== undefined &&
      box.left < frame.x + frame.width &&
      box.right > frame.x &&
      box.top < frame.y + frame.height &&
      box.bottom > frame.y
    return isTouched ? [target.blockId] : []
  })
}
