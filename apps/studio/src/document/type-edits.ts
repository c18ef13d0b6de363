/** The edit that makes a block one of another type, with the content that both can hold. */

import { newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { Edit, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import { type BlockAddress, sectionAt } from './selection.ts'

export interface NewContent {
  readonly type: number
  readonly version: number
  readonly props: JsonObject
}

/**
 * The new block stands in the place of the old one, with its look, and has an id of its own: what others do to the old one at the
 * same time would not fit the new.
 */
export function changeType(
  { documents, nameOf }: Workplace,
  { documentId, sectionId, blockId }: BlockAddress,
  { type, version, props }: NewContent,
): Edit | undefined {
  const section = sectionAt(documents, { documentId, sectionId })
  const block = section?.blocks[blockId]
  const desktop = section?.desktop[blockId]
  if (!(section && block && desktop)) return undefined
  const phone = section.phone.auto ? undefined : section.phone.items[blockId]
  const id = newId()
  const address = { documentId, sectionId, blockId: id }
  return {
    label: labels.changeType(nameOf(block.type), nameOf(type)),
    changes: [
      { documentId, operation: { kind: 'removeBlock', sectionId, blockId } },
      {
        documentId,
        operation: {
          kind: 'insertBlock',
          sectionId,
          block: { ...block, id, type, version, props },
          desktop,
          ...(phone && { phone }),
        },
      },
    ],
    select: { kind: 'block', ...address },
    fits: address,
  }
}
