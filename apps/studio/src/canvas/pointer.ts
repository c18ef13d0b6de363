/** Mouse, pen and finger on the page: hovering, selecting, beginning to drag or to type. */

import {
  blockIdsOf,
  isInSection,
  type SectionAddress,
  type Selection,
  sameSection,
  toggled,
} from '../document/selection.ts'
import type { Bridge } from './bridge.ts'
import type { Drag } from './drag.ts'
import type { EarlyKeys } from './early-keys.ts'
import type { FrameSelect } from './frame-select.ts'
import { isEmptyList } from './items.ts'
import { meant } from './meant.ts'
import type { Overlay } from './overlay.ts'
import { blockAddress, sectionAddress, targetOf, titleElement } from './page.ts'
import type { Stage } from './stage.ts'

export function watchPointer({
  overlay,
  stage,
  drag,
  framing,
  bridge,
  early,
}: {
  overlay: Overlay
  stage: Stage
  drag: Drag
  framing: FrameSelect
  bridge: Bridge
  early: EarlyKeys
}): void {
  const isInTyping = (target: EventTarget | null) =>
    target instanceof Node && stage.typing?.element.contains(target) === true

  const isChoosing = (event: PointerEvent) => stage.isChoosing || asksForMore(event)

  /** Selects what no text is typed in. */
  const choose = (target: Selection) => {
    early.release()
    stage.endTyping()
    stage.select(target)
    overlay.sink.focus()
    stage.tellChosen(target)
  }

  const click = (pressed: Element, event: PointerEvent) => {
    const { clientX: x, clientY: y } = event
    // The place that was pressed may have been drawn anew since, as a text is for typing when the click before this one has asked for it.
    const element = pressed.isConnected ? pressed : document.elementFromPoint(x, y)
    if (!element || isInTyping(element)) return
    const block = isChoosing(event) ? blockAddress(element) : undefined
    if (block) {
      choose(toggled(stage.selection, { ...block, blockIds: stage.groupOf(block.blockId) }))
      return
    }
    const target = meant(targetOf(element), stage)
    if (target.kind === 'blocks') choose(target)
    else pick(element, { x, y })
  }

  /** The text that is to be typed in; the header's are its words, once it is selected: the studio knows those of the site's title. */
  const fieldIn = (element: Element, target: Selection): string | undefined => {
    if (target.kind === 'block') {
      return element.closest<HTMLElement>('[data-edit-field]')?.dataset.editField || undefined
    }
    const isAgain = target.kind === 'header' && stage.selection.kind === 'header'
    return isAgain ? element.textContent.trim() : undefined
  }

  /** Selects what was pressed alone, and asks for its text, or for what is missing in it. */
  const pick = (element: Element, { x, y }: { x: number; y: number }) => {
    const isTitle = stage.hasTitle && titleElement()?.contains(element) === true
    const target = isTitle ? ({ kind: 'none' } as const) : targetOf(element)
    const field = fieldIn(element, target)
    stage.select(target)
    const text = field === undefined ? null : { field, x, y }
    if (text || isTitle) early.expect()
    else {
      early.release()
      stage.endTyping()
      overlay.sink.focus()
    }
    stage.tellChosen(target, text)
    if (target.kind === 'item' && early.clicks === 2) {
      bridge.send({ type: 'command', name: 'openItem' })
    }
    if (isEmptyList(element)) bridge.send({ type: 'command', name: 'addItem' })
    if (isTitle) bridge.send({ type: 'command', name: 'title' })
    // An empty block says in its place what is missing: pressing it asks for that.
    if (target.kind === 'block' && element.closest('.sw-empty:not(.sw-placeholder)')) {
      bridge.send({ type: 'command', name: 'choose' })
    }
  }

  const grab = (event: PointerEvent): boolean => {
    const handle = overlay.grabbed(event)
    const { selection } = stage
    const blockId = blockIdsOf(selection).find((id) => !stage.isLocked(id))
    if (!handle || blockId === undefined || !isInSection(selection)) return false
    event.preventDefault()
    window.focus()
    const { documentId, sectionId } = selection
    const address = { documentId, sectionId, blockId }
    drag.begin(event, { address, handle, onClick: () => overlay.sink.focus() })
    return true
  }

  const frame = (
    event: PointerEvent,
    { section, onClick }: { section: SectionAddress; onClick(): void },
  ) => {
    const { selection } = stage
    const isSameSection = isInSection(selection) && sameSection(selection, section)
    const kept = isChoosing(event) && isSameSection ? blockIdsOf(selection) : []
    const onDone = () => choose(stage.selection)
    framing.begin(event, { section, kept, onClick, onDone })
  }

  /** The target of a drag. A finger on the page scrolls; it drags only blocks that it has selected before. */
  const draggable = (pressed: Selection, isMouse: boolean) => {
    if (pressed.kind === 'item') return isMouse && stage.canArrange ? pressed : undefined
    if (pressed.kind !== 'block' || stage.isLocked(pressed.blockId)) return undefined
    return isMouse || blockIdsOf(stage.selection).includes(pressed.blockId) ? pressed : undefined
  }

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || grab(event)) return
    // The press itself is kept from the page, so the window has to ask for the keyboard.
    window.focus()
    const { target } = event
    if (!(target instanceof Element) || isInTyping(target) || target === overlay.host) return
    const isMouse = event.pointerType === 'mouse'
    const pressed = targetOf(target)
    const address = draggable(pressed, isMouse)
    if (address) {
      drag.begin(event, { address, handle: 'move', onClick: () => click(target, event) })
      return
    }
    const section = sectionAddress(target)
    if (isMouse && section && pressed.kind === 'section') {
      frame(event, { section, onClick: () => click(target, event) })
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
    ({ detail, clientX: x, clientY: y }) => {
      early.clicks = detail
      early.point = { x, y }
    },
    { capture: true },
  )
  addEventListener(
    'pointermove',
    ({ target, pointerType }) => {
      if (drag.isActive || framing.isActive || pointerType === 'touch') return
      stage.hover(target instanceof Element && target !== overlay.host ? target : undefined)
    },
    { capture: true, passive: true },
  )
  document.documentElement.addEventListener('pointerleave', () => stage.hover(undefined))
}

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Whether a press adds to what is selected. On a Mac, Control and a click ask for the menu. */
function asksForMore({ shiftKey, metaKey, ctrlKey }: PointerEvent): boolean {
  return shiftKey || metaKey || (ctrlKey && !IS_MAC)
}
