/** Listens to the keyboard wherever it is on the page, but for the text being typed. */

import type { Bridge } from './bridge.ts'
import type { Drag } from './drag.ts'
import type { EarlyKeys } from './early-keys.ts'
import type { FrameSelect } from './frame-select.ts'
import { type KeyDeed, keyDeed } from './keyboard.ts'
import type { Overlay } from './overlay.ts'
import { allTargets, elementOf, titleElement } from './page.ts'
import { panelOfKey } from './panel-keys.ts'
import type { Stage } from './stage.ts'

export function watchKeys({
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
  const isTypedIn = (event: Event) =>
    event.target instanceof Node && stage.typing?.element.contains(event.target) === true

  const carryOut = (deed: KeyDeed) => {
    if (deed.kind === 'nudge') bridge.send({ type: 'nudge', ...deed.by })
    else if (deed.kind === 'command') {
      if (deed.name === 'type') early.expect()
      bridge.send({ type: 'command', name: deed.name })
    } else {
      stage.select(deed.target)
      elementOf(deed.target)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      stage.tellChosen(deed.target)
    }
  }

  /** Whether it is not for the page. */
  const take = (event: KeyboardEvent): boolean => {
    if (early.keep(event)) return true
    const { key, code, shiftKey: shift, altKey: alt } = event
    const press = { key, code, shift, alt, mod: event.ctrlKey || event.metaKey }
    // A title has no outline to be selected by.
    const isForTitle = key === 'Enter' && !press.mod && stage.selection.kind === 'none'
    if (isForTitle && stage.hasTitle && titleElement()) {
      early.expect()
      bridge.send({ type: 'command', name: 'typeTitle' })
      return true
    }
    const deed = keyDeed(press, stage.selection, allTargets, stage.groupOf)
    if (deed) carryOut(deed)
    return deed !== undefined
  }

  // Also while a text is typed, which does not know these keys.
  addEventListener(
    'keydown',
    (event) => {
      const panel = panelOfKey(event)
      if (!panel) return
      event.preventDefault()
      event.stopImmediatePropagation()
      bridge.send({ type: 'command', name: panel === 'add' ? 'panelAdd' : 'panelSettings' })
    },
    { capture: true },
  )

  addEventListener(
    'keydown',
    (event) => {
      // A drag and a frame have a key of their own: Escape.
      if (isTypedIn(event) || drag.isActive || framing.isActive || !take(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )

  // The page's own links and fields never hold the focus: the canvas is one stop.
  addEventListener(
    'focusin',
    (event) => {
      if (isTypedIn(event) || event.target === overlay.host) return
      event.stopImmediatePropagation()
      overlay.sink.focus({ preventScroll: true })
    },
    { capture: true },
  )
}
