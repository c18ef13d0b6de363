/** Mouse, pen and finger on the page: hovering, selecting, beginning to drag or to type. */

import type { Bridge } from './bridge.ts'
import type { Drag } from './drag.ts'
import type { EarlyKeys } from './early-keys.ts'
import type { Overlay } from './overlay.ts'
import { blockAddress, targetOf } from './page.ts'
import type { Stage } from './stage.ts'

export function watchPointer({
  overlay,
  stage,
  drag,
  bridge,
  early,
}: {
  overlay: Overlay
  stage: Stage
  drag: Drag
  bridge: Bridge
  early: EarlyKeys
}): void {
  const isInTyping = (target: EventTarget | null) =>
    target instanceof Node && stage.typing?.element.contains(target) === true

  const click = (pressed: Element, { clientX: x, clientY: y }: PointerEvent) => {
    // The place that was pressed may have been drawn anew since, as a text is for typing when the click before this one has asked for it.
    const element = pressed.isConnected ? pressed : document.elementFromPoint(x, y)
    if (!element || isInTyping(element)) return
    const field = element.closest<HTMLElement>('[data-edit-field]')?.dataset.editField
    const target = targetOf(element)
    stage.select(target)
    const text = field && target.kind === 'block' ? { field, x, y } : null
    if (text) early.expect()
    else {
      early.release()
      stage.endTyping()
      overlay.sink.focus()
    }
    bridge.send({ type: 'select', target, text })
    // An empty block says in its place what is missing: pressing it asks for that.
    if (target.kind === 'block' && element.closest('.sw-empty:not(.sw-placeholder)')) {
      bridge.send({ type: 'command', name: 'choose' })
    }
  }

  const grab = (event: PointerEvent): boolean => {
    const handle = overlay.grabbed(event)
    if (!handle || stage.selection.kind !== 'block') return false
    event.preventDefault()
    window.focus()
    const { documentId, sectionId, blockId } = stage.selection
    const address = { documentId, sectionId, blockId }
    drag.begin(event, { address, handle, onClick: () => overlay.sink.focus() })
    return true
  }

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || grab(event)) return
    // The press itself is kept from the page, so the window has to ask for the keyboard.
    window.focus()
    const { target } = event
    if (!(target instanceof Element) || isInTyping(target) || target === overlay.host) return
    const block = blockAddress(target)
    // A finger on the page scrolls; it drags only what it has selected before.
    const isSelected =
      stage.selection.kind === 'block' && stage.selection.blockId === block?.blockId
    if (block && (event.pointerType === 'mouse' || isSelected)) {
      drag.begin(event, { address: block, handle: 'move', onClick: () => click(target, event) })
      return
    }
    const onUp = (released: PointerEvent) => {
      const moved = Math.hypot(released.clientX - event.clientX, released.clientY - event.clientY)
      if (released.pointerId === event.pointerId && moved * overlay.scale < 8) click(target, event)
    }
    addEventListener('pointerup', onUp, { capture: true, once: true })
  }

  addEventListener('pointerdown', onDown, { capture: true })
  addEventListener(
    'mousedown',
    ({ detail }) => {
      early.clicks = detail
    },
    { capture: true },
  )
  addEventListener(
    'pointermove',
    ({ target, pointerType }) => {
      if (drag.isActive || pointerType === 'touch') return
      stage.hover(target instanceof Element && target !== overlay.host ? target : undefined)
    },
    { capture: true, passive: true },
  )
  document.documentElement.addEventListener('pointerleave', () => stage.hover(undefined))
}
