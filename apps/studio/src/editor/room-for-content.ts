/** Asks the canvas whether a block that was just changed has rows enough: at once, or when the server has rendered it. */

import type { Id } from '@sitewright/core/id'
import type { ToCanvas } from '../canvas/protocol.ts'
import type { Edit } from '../document/edit.ts'
import type { BlockAddress } from '../document/selection.ts'

export interface RoomForContent {
  afterEdit(edit: Edit): void
  afterRender(sectionIds: readonly Id[]): void
}

export function createRoomForContent(send: (message: ToCanvas) => void): RoomForContent {
  const waiting = new Map<Id, BlockAddress>()
  const ask = ({ documentId, sectionId, blockId }: BlockAddress) =>
    send({ type: 'measure', documentId, sectionId, blockId })

  return {
    afterEdit({ fits, changes }) {
      if (!fits) return
      const isDrawnAlready = changes.every(({ operation }) => operation.kind === 'place')
      if (isDrawnAlready) ask(fits)
      else waiting.set(fits.blockId, fits)
    },

    afterRender(sectionIds) {
      for (const [blockId, address] of waiting) {
        if (!sectionIds.includes(address.sectionId)) continue
        waiting.delete(blockId)
        ask(address)
      }
    },
  }
}
