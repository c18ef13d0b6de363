/** Putting blocks of a section into a group, and taking groups apart. */

import { groupOf, isGroup } from '@sitewright/core/document/groups'
import { type Id, newId } from '@sitewright/core/id'
import type { Edit, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import { type BlockAddresses, sectionAt, selectionOf } from './selection.ts'
import { nameOfBlocks } from './several-edits.ts'

/** One group of all of the blocks; those that were in others leave them. */
export function groupBlocks(place: Workplace, blocks: BlockAddresses): Edit | undefined {
  const section = sectionAt(place.documents, blocks)
  if (!section || blocks.blockIds.length < 2 || isGroup(section, blocks.blockIds)) return undefined
  return {
    ...setGroup(blocks, newId()),
    label: labels.groupBlocks(nameOfBlocks(place, blocks)),
  }
}

/** Takes apart the groups that the blocks are in. */
export function ungroupBlocks(place: Workplace, blocks: BlockAddresses): Edit | undefined {
  const section = sectionAt(place.documents, blocks)
  if (!section) return undefined
  const groups = blocks.blockIds.map((id) => groupOf(section, id)).filter((ids) => ids.length > 1)
  const blockIds = [...new Set(groups.flat())]
  if (blockIds.length === 0) return undefined
  const grouped = { ...blocks, blockIds }
  return { ...setGroup(grouped, null), label: labels.ungroupBlocks(nameOfBlocks(place, grouped)) }
}

function setGroup(blocks: BlockAddresses, groupId: Id | null): Omit<Edit, 'label'> {
  const { documentId, sectionId, blockIds } = blocks
  return {
    changes: blockIds.map((blockId) => ({
      documentId,
      operation: { kind: 'setGroup', sectionId, blockId, groupId },
    })),
    select: selectionOf(blocks),
  }
}
