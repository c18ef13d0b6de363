/** Moving and resizing blocks with the pointer. One gesture is one message; Escape takes it back. */

import type { Placement, View } from '@sitewright/core/document/page-document'
import { type BlockAddress, type SectionAddress, sameSection } from '../document/selection.ts'
import { createAutoScroll } from './auto-scroll.ts'
import { type Edge, measureGrid, placeAt, pullEdges, rectOf } from './grid-lines.ts'
import type { Handle, Overlay } from './overlay.ts'
import {
  allSections,
  blockElement,
  currentView,
  gridElement,
  readPlacement,
  sectionAddress,
  sectionElement,
  writePlacement,
} from './page.ts'

/** Pixels on the screen from which a press is a drag, since a shaky click is none. */
const THRESHOLD_PX = 4

export interface DragOutcome {
  readonly from: BlockAddress
  readonly to: SectionAddress
  readonly view: View
  readonly placement: Placement
}

export interface Drag {
  /** Begins to watch a pressed pointer; `onClick` when it never moves far enough. */
  begin(
    event: PointerEvent,
    address: BlockAddress,
    handle: Handle | 'move',
    onClick: () => void,
  ): void
  readonly isActive: boolean
}

interface Gesture {
  readonly address: BlockAddress
  readonly handle: Handle | 'move'
  readonly pointerId: number
  readonly start: { x: number; y: number; scroll: number }
  readonly block: HTMLElement
  readonly grid: HTMLElement
  readonly before: Placement
  readonly view: View
  readonly box: DOMRect
  readonly wasAuto: boolean
  target: { section: SectionAddress; placement: Placement }
}

const AUTO = 'sw-grid--auto'

export interface DragOptions {
  readonly overlay: Overlay
  /** It has moved far enough to be a drag. */
  onLifted(address: BlockAddress): void
  onDone(outcome: DragOutcome): void
}

export function createDrag({ overlay, onLifted, onDone }: DragOptions): Drag {
  let gesture: Gesture | undefined
  let endWatching: (() => void) | undefined
  let point = { x: 0, y: 0 }
  const autoScroll = createAutoScroll(() => update())

  const lift = (address: BlockAddress, handle: Handle | 'move', event: PointerEvent) => {
    const block = blockElement(address.blockId)
    const section = sectionElement(address.sectionId)
    if (!(block && section)) return
    const grid = gridElement(section)
    const view = currentView()
    const before = readPlacement(block, view)
    // The automatic order has no grid of its own: it is frozen as it is on paper, then measured.
    const wasAuto = view === 'phone' && grid.classList.contains(AUTO)
    if (wasAuto) grid.classList.remove(AUTO)
    gesture = {
      address,
      handle,
      pointerId: event.pointerId,
      start: { ...point, scroll: scrollY },
      block,
      grid,
      before,
      view,
      box: block.getBoundingClientRect(),
      wasAuto,
      target: { section: address, placement: before },
    }
    document.documentElement.classList.add('sw-dragging')
    onLifted(address)
    autoScroll.start()
  }

  const update = () => {
    if (!gesture) return
    const dx = point.x - gesture.start.x
    const dy = point.y - gesture.start.y + (scrollY - gesture.start.scroll)
    if (gesture.handle === 'move') move(gesture, dx, dy)
    else resize(gesture, gesture.handle, dx, dy)
  }

  const move = (current: Gesture, dx: number, dy: number) => {
    const { block, box, before, view, address } = current
    block.style.transform = `translate(${dx}px, ${dy}px)`
    block.style.opacity = '0.75'
    const section = view === 'desktop' ? sectionUnder(point.y) : undefined
    const target = (section && sectionAddress(section)) ?? address
    const grid = section ? gridElement(section) : current.grid
    const lines = measureGrid(grid)
    const corner = { x: box.x + dx, y: box.y + point.y - current.start.y }
    const placement = placeAt(lines, corner, before, view)
    current.target = { section: target, placement }
    overlay.showGrid(lines)
    overlay.showGhost(rectOf(lines, placement), `${placement.w} × ${placement.h}`)
  }

  const resize = (current: Gesture, handle: Handle, dx: number, dy: number) => {
    const { block, before, view, address } = current
    // Measured as it was, so that rows growing under the hand do not run away from it.
    writePlacement(block, view, before)
    const lines = measureGrid(current.grid)
    const placement = pullEdges(lines, before, { edges: [...handle] as Edge[], dx, dy }, view)
    writePlacement(block, view, placement)
    current.target = { section: address, placement }
    const shown = measureGrid(current.grid)
    overlay.showGrid(shown)
    overlay.showGhost(rectOf(shown, placement), `${placement.w} × ${placement.h}`)
  }

  const finish = (isDropped: boolean) => {
    endWatching?.()
    endWatching = undefined
    if (!gesture) return
    const { address, block, before, view, target, wasAuto, grid } = gesture
    gesture = undefined
    autoScroll.stop()
    block.style.transform = ''
    block.style.opacity = ''
    document.documentElement.classList.remove('sw-dragging')
    overlay.showGhost(undefined, '')
    overlay.showGrid(undefined)
    const isMoved =
      !sameSection(address, target.section) ||
      (['x', 'y', 'w', 'h'] as const).some((side) => before[side] !== target.placement[side])
    if (!(isDropped && isMoved)) {
      writePlacement(block, view, before)
      grid.classList.toggle(AUTO, wasAuto)
      return
    }
    if (sameSection(address, target.section)) writePlacement(block, view, target.placement)
    onDone({ from: address, to: target.section, view, placement: target.placement })
  }

  return {
    get isActive() {
      return gesture !== undefined
    },

    begin(event, address, handle, onClick) {
      const start = { x: event.clientX, y: event.clientY }
      point = start
      const onMove = (moved: PointerEvent) => {
        if (moved.pointerId !== event.pointerId) return
        const distance = Math.hypot(moved.clientX - start.x, moved.clientY - start.y)
        const far = distance * overlay.scale >= THRESHOLD_PX
        if (!gesture && far) lift(address, handle, event)
        point = { x: moved.clientX, y: moved.clientY }
        autoScroll.at(point.y)
        if (gesture) update()
      }
      const onUp = (released: PointerEvent) => {
        if (released.pointerId !== event.pointerId) return
        const wasClick = !gesture
        finish(true)
        if (wasClick) onClick()
      }
      const onCancel = () => finish(false)
      const onKey = (key: KeyboardEvent) => {
        if (key.key !== 'Escape' || !gesture) return
        key.preventDefault()
        key.stopImmediatePropagation()
        finish(false)
      }
      const watching = new AbortController()
      const options = { capture: true, signal: watching.signal }
      addEventListener('pointermove', onMove, options)
      addEventListener('pointerup', onUp, options)
      addEventListener('pointercancel', onCancel, options)
      addEventListener('blur', onCancel, options)
      addEventListener('keydown', onKey, options)
      endWatching?.()
      endWatching = () => watching.abort()
    },
  }
}

function sectionUnder(y: number): HTMLElement | undefined {
  return allSections().find((section) => {
    const { top, bottom } = section.getBoundingClientRect()
    return y >= top && y < bottom
  })
}
