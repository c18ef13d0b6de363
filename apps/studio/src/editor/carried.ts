/** A block on its way from the palette to the page, by pointer. */

import type { BlockDefinition } from '@sitewright/blocks/registry'
import type { Placement } from '@sitewright/core/document/page-document'
import { addBlock } from '../document/edits.ts'
import type { SectionAddress } from '../document/selection.ts'
import { newBlock, wordsOf } from './block-names.ts'
import type { Visit } from './visit.ts'

/** Pixels from which a press is a drag, since a shaky click is none. */
const THRESHOLD_PX = 5

const carriedBy = new WeakMap<Visit, BlockDefinition>()

export interface CarryOptions {
  readonly visit: Visit
  readonly definition: BlockDefinition
  readonly event: { clientX: number; clientY: number; pointerId: number }
  /** The frame that shows the canvas: while something is carried over it, it must not swallow the pointer. */
  readonly frame: HTMLIFrameElement
  onLifted(isLifted: boolean): void
}

/** Follows the pointer until it is let go; Escape takes the block back to the palette. */
export function carryBlock({ visit, definition, event, frame, onLifted }: CarryOptions): void {
  const { w, h } = definition.size.desktop
  let isLifted = false
  const watching = new AbortController()
  const { signal } = watching

  const overCanvas = (x: number, y: number) => {
    const box = frame.getBoundingClientRect()
    // A frame that is shown larger than its room is cut off at the room's sides.
    const room = frame.closest('[data-canvas-room]')?.getBoundingClientRect() ?? box
    const left = Math.max(box.left, room.left)
    const right = Math.min(box.right, room.right)
    if (x < left || x > right || y < box.top || y > box.bottom) return undefined
    // The frame may be shown smaller than it is.
    const scale = box.width / frame.offsetWidth || 1
    return { x: (x - box.left) / scale, y: (y - box.top) / scale, w, h }
  }
  const end = () => {
    watching.abort()
    visit.link.send({ type: 'carryEnd' })
    frame.style.pointerEvents = ''
    if (isLifted) onLifted(false)
  }

  addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerId }) => {
      if (pointerId !== event.pointerId) return
      const far = Math.hypot(clientX - event.clientX, clientY - event.clientY) >= THRESHOLD_PX
      if (!isLifted && far) {
        isLifted = true
        frame.style.pointerEvents = 'none'
        onLifted(true)
      }
      const at = isLifted && overCanvas(clientX, clientY)
      if (at) visit.link.send({ type: 'carry', ...at })
      else if (isLifted) visit.link.send({ type: 'carryEnd' })
    },
    { signal },
  )
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const at = isLifted && overCanvas(clientX, clientY)
      if (at) {
        carriedBy.set(visit, definition)
        visit.link.send({ type: 'drop', ...at })
      }
      end()
    },
    { signal },
  )
  addEventListener('pointercancel', end, { signal })
  addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return
      key.preventDefault()
      end()
    },
    { signal, capture: true },
  )
}

/** The canvas said where it landed: on the desktop's grid, or below a block of the phone's order. */
export function dropCarried(
  visit: Visit,
  section: SectionAddress,
  { placement, under }: { placement: Placement | null; under: string | null },
): void {
  const definition = carriedBy.get(visit)
  carriedBy.delete(visit)
  if (!definition) return
  const target = placement ? { ...section, at: placement } : { ...section, under }
  visit.perform(addBlock(visit.workplace(), target, newBlock(definition, wordsOf(visit))))
}
