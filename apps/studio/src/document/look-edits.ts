/** Edits of the settings that all blocks have alike. */

import { type BlockLook, tidyLook } from '@sitewright/core/document/block-look'
import type { Edit, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import { type BlockAddress, blockAt } from './selection.ts'

/** Gives a block this look; one that says nothing is the theme's own. */
export function setLook(
  place: Workplace,
  address: BlockAddress,
  look: BlockLook,
): Edit | undefined {
  const block = blockAt(place.documents, address)
  if (!block) return undefined
  const { documentId, sectionId, blockId } = address
  return {
    label: labels.styleBlock(place.nameOf(block.type)),
    changes: [
      {
        documentId,
        operation: { kind: 'setLook', sectionId, blockId, look: tidyLook(look) ?? null },
      },
    ],
    select: { kind: 'block', ...address },
    fits: address,
  }
}
