/**
 * The editor's part inside the page: shows what is selected, turns gestures and keys into messages, and
 * shows what the studio answers. It knows no document: the studio holds it, the server renders it.
 */

import { sameSection } from '../document/selection.ts'
import { createBridge } from './bridge.ts'
import { createCarry } from './carry.ts'
import { createContrastWatch } from './contrast/watch-contrast.ts'
import { Drag } from './drag.ts'
import { createEarlyKeys } from './early-keys.ts'
import { watchFiles } from './file-drops.ts'
import { makeInert } from './inert.ts'
import { keepInSight } from './keep-in-sight.ts'
import { watchKeys } from './keys.ts'
import { obey } from './obey.ts'
import { createOverlay } from './overlay.ts'
import { currentView, elementOf } from './page.ts'
import { watchPointer } from './pointer.ts'
import type { Line } from './protocol.ts'
import { createStage } from './stage.ts'
import { watchGeometry } from './watch.ts'

/** Begins once the page can be read; the page's first script calls it. */
export function start(line: Line): void {
  if (document.readyState !== 'loading') begin(line)
  else document.addEventListener('readystatechange', () => begin(line), { once: true })
}

function begin(line: Line): void {
  const bridge = createBridge(line)
  const overlay = createOverlay()
  const early = createEarlyKeys()
  const stage = createStage(overlay, { bridge, early })
  const carry = createCarry(overlay, stage.nameOf)
  const drag = new Drag({
    overlay,
    nameOf: stage.nameOf,
    onLifted(address) {
      stage.hover(undefined)
      const target = { kind: 'block', ...address } as const
      stage.select(target)
      bridge.send({ type: 'select', target, text: null })
    },
    onDone(outcome) {
      const { from } = outcome
      if (outcome.kind === 'reorder') {
        bridge.send({ type: 'reorder', ...from, before: outcome.before })
        return
      }
      const { to, view, placement, isFree } = outcome
      const { documentId: toDocumentId, sectionId: toSectionId } = to
      if (sameSection(from, to)) bridge.send({ type: 'place', ...from, view, placement, isFree })
      else bridge.send({ type: 'moveTo', ...from, toDocumentId, toSectionId, placement })
    },
  })

  makeInert(
    (target) =>
      target === overlay.host ||
      (target instanceof Node && stage.typing?.element.contains(target) === true),
  )
  watchPointer({ overlay, stage, drag, bridge, early })
  watchKeys({ overlay, stage, drag, bridge, early })
  watchFiles({ stage, carry, bridge })
  watchGeometry(stage.drawInFrame)

  const contrast = createContrastWatch(overlay.host, (found) =>
    bridge.send({ type: 'contrast', found }),
  )

  keepInSight(() => elementOf(stage.selection))

  let view = currentView()
  addEventListener('resize', () => {
    const now = currentView()
    if (now === view) return
    view = now
    bridge.send({ type: 'viewport', view })
  })

  bridge.open({ type: 'ready', view }, (message) =>
    obey(message, { overlay, stage, carry, bridge, contrast }),
  )
}
