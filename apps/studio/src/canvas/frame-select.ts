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

/** Follows the pointer from a press on the ground of a section on. Escape brings back what was selected before. */
export function beginFrame(
  event: PointerEvent,
  { overlay, stage }: { overlay: Overlay; stage: Stage },
  { section, kept, onClick, onDone }: FramePress,
): void {
  const before = stage.selection
  const start = { x: event.clientX, y: event.clientY + scrollY }
  let point = { x: event.clientX, y: event.clientY }
  let isFraming = false
  const watching = new AbortController()
  const options = { capture: true, signal: watching.signal }

  const update = () => {
    const frame = rectBetween({ x: start.x, y: start.y - scrollY }, point)
    overlay.showFrame(frame)
    const { documentId, sectionId } = section
    const touched = touchedBy(frame, sectionId).filter((id) => !kept.includes(id))
    stage.select(selectionOf({ documentId, sectionId, blockIds: [...kept, ...touched] }))
  }
  const autoScroll = createAutoScroll(update)
  const end = () => {
    watching.abort()
    autoScroll.stop()
    overlay.showFrame(undefined)
  }

  const onMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerId !== event.pointerId) return
    const distance = Math.hypot(x - event.clientX, y - event.clientY)
    if (!isFraming && distance * overlay.scale < THRESHOLD_PX) return
    if (!isFraming) autoScroll.start()
    isFraming = true
    point = { x, y }
    autoScroll.at(y)
    update()
  }
  const onUp = ({ pointerId }: PointerEvent) => {
    if (pointerId !== event.pointerId) return
    end()
    if (isFraming) onDone()
    else onClick()
  }
  const onCancel = () => {
    end()
    if (isFraming) stage.select(before)
  }
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || !isFraming) return
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

function rectBetween(a: { x: number; y: number }, b: { x: number; y: number }): Rect {
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
