/** Context menu: right click, long press, the menu key or Shift+F10 ask the studio for it; while typing it is the browser's. */

import { blockIdsOf } from '../document/selection.ts'
import type { Bridge } from './bridge.ts'
import { watchLongPress } from './long-press.ts'
import { meant } from './meant.ts'
import type { Overlay } from './overlay.ts'
import { blockAddress, elementsOf, targetOf } from './page.ts'
import type { Stage } from './stage.ts'

export function watchMenu({
  overlay,
  stage,
  bridge,
}: {
  overlay: Overlay
  stage: Stage
  bridge: Bridge
}): void {
  let isByKey = false

  /** Selects what was pressed, unless it is selected already, alone or with others. */
  const selectUnder = (target: Element) => {
    const block = blockAddress(target)
    if (block && blockIdsOf(stage.selection).includes(block.blockId)) return
    const pressed = meant(targetOf(target), stage)
    stage.endTyping()
    stage.select(pressed)
    stage.tellChosen(pressed)
  }

  watchLongPress(({ target, clientX: x, clientY: y }) => {
    if (!(target instanceof Element) || stage.typing?.element.contains(target)) return
    if (target !== overlay.host) selectUnder(target)
    bridge.send({ type: 'menu', x, y })
  })
  addEventListener('pointerdown', () => (isByKey = false), { capture: true })
  addEventListener('keydown', () => (isByKey = true), { capture: true })
  addEventListener(
    'contextmenu',
    (event) => {
      const { target, clientX: x, clientY: y } = event
      if (!(target instanceof Element) || stage.typing?.element.contains(target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!isByKey && target !== overlay.host) selectUnder(target)
      const box = isByKey ? elementsOf(stage.selection)[0]?.getBoundingClientRect() : undefined
      bridge.send({ type: 'menu', x: box?.left ?? x, y: box ? Math.max(box.top, 0) : y })
    },
    { capture: true },
  )
}
