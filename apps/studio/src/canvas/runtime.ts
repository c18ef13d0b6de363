/**
 * The editor's part inside the page: shows what is selected, turns gestures and keys into messages, and
 * shows what the studio answers. It knows no document: the studio holds it, the server renders it.
 */

import { blockIdsOf, sameSection } from '../document/selection.ts'
import { createBridge } from './bridge.ts'
import { createCarry } from './carry.ts'
import { lateContrastWatch } from './contrast/late-contrast.ts'
import { Drag } from './drag.ts'
import { createEarlyKeys } from './early-keys.ts'
import { watchFiles } from './file-drops.ts'
import { FrameSelect } from './frame-select.ts'
import type { DragOutcome } from './gesture.ts'
import { makeInert } from './inert.ts'
import { keepInSight } from './keep-in-sight.ts'
import { watchKeys } from './keys.ts'
import { LateTexts } from './late-texts.ts'
import { meant } from './meant.ts'
import { watchMenu } from './menu.ts'
import { obey } from './obey.ts'
import { createOverlay } from './overlay.ts'
import { currentView, elementOf } from './page.ts'
import { watchPointer } from './pointer.ts'
import type { FromCanvas, Line } from './protocol.ts'
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
  const late = new LateTexts()
  const early = createEarlyKeys({ isAwaited: () => late.isAwaited })
  const stage = createStage(overlay, { bridge, early, late })
  const carry = createCarry(overlay, stage.nameOf)
  const drag = new Drag({
    overlay,
    nameOf: stage.nameOf,
    companionsOf({ documentId, sectionId, blockId }) {
      const chosen = blockIdsOf(stage.selection)
      const target = { kind: 'block', documentId, sectionId, blockId } as const
      return (chosen.includes(blockId) ? chosen : blockIdsOf(meant(target, stage)))
        .filter((id) => id !== blockId && !stage.isLocked(id))
        .map((id) => ({ documentId, sectionId, blockId: id }))
    },
    onLifted(address) {
      stage.hover(undefined)
      if ('itemId' in address) {
        const target = { kind: 'item', ...address } as const
        stage.select(target)
        stage.tellChosen(target)
        return
      }
      if (blockIdsOf(stage.selection).includes(address.blockId)) return
      const target = meant({ kind: 'block', ...address }, stage)
      stage.select(target)
      stage.tellChosen(target)
    },
    onDone(outcome) {
      if (outcome.kind === 'reorder') {
        bridge.send({ type: 'reorder', ...outcome.from, before: outcome.before })
      } else if (outcome.kind === 'place') {
        const { from, view, placement, isFree } = outcome
        bridge.send({ type: 'place', ...from, view, placement, isFree })
      } else if (outcome.kind === 'item') {
        const { itemId, besideId, side } = outcome
        bridge.send({ type: 'placeItem', itemId, besideId, side })
      } else bridge.send(movedMessage(outcome))
    },
  })

  makeInert(
    (target) =>
      target === overlay.host ||
      (target instanceof Node && stage.typing?.element.contains(target) === true),
  )
  const framing = new FrameSelect(overlay, stage)
  watchPointer({ overlay, stage, drag, framing, bridge, early })
  watchKeys({ overlay, stage, drag, framing, bridge, early })
  watchMenu({ overlay, stage, bridge })
  watchFiles({ stage, carry, bridge })
  watchGeometry(stage.drawInFrame)

  const contrast = lateContrastWatch(overlay.host, (found) =>
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
    late.inTurn(message.type, () =>
      obey(message, { overlay, stage, early, carry, bridge, contrast }),
    ),
  )
}

function movedMessage(moved: Extract<DragOutcome, { kind: 'move' }>): FromCanvas {
  const { from, to, view, placements, by, isFree } = moved
  const { documentId, sectionId } = from
  if (!sameSection(from, to)) {
    const { documentId: toDocumentId, sectionId: toSectionId } = to
    return { type: 'moveTo', documentId, sectionId, toDocumentId, toSectionId, placements }
  }
  const blockIds = Object.keys(placements)
  const [only] = Object.entries(placements)
  if (blockIds.length > 1 || !only) {
    return { type: 'moveBy', documentId, sectionId, blockIds, ...by }
  }
  const [blockId, placement] = only
  return { type: 'place', documentId, sectionId, blockId, view, placement, isFree }
}
