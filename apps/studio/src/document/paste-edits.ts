/** Edits of a paste or a drop: its words and its pictures are one step of undo. */

import type { Placement } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { applyChanges, type Change } from './change.ts'
import type { Edit, NewBlock, Workplace } from './edit.ts'
import { addBlock, typeText } from './edits.ts'
import { labels } from './labels.ts'
import type { BlockAddress, SectionAddress } from './selection.ts'

/** Names one paste: what comes of it is one step. */
export type PasteId = string

export function pasteText(
  place: Workplace,
  address: BlockAddress,
  field: string,
  { doc, paste }: { doc: JsonObject; paste: PasteId },
): Edit | undefined {
  const edit = typeText(place, address, field, doc)
  return edit && { ...edit, label: labels.paste(), coalesce: stepOf(paste) }
}

export interface PictureSpot extends SectionAddress {
  /** The block that they go below. */
  readonly under?: Id
  /** The place of the first one, when it was dropped there. */
  readonly at?: Placement
}

export interface AddedBlocks {
  readonly edit: Edit
  readonly added: readonly BlockAddress[]
}

/**
 * Adds blocks one below the other, right after the block named, and pushes down what is below that. The selection stays where it
 * is: someone may be typing there.
 */
export function addBelow(
  place: Workplace,
  spot: PictureSpot,
  { blocks, paste }: { blocks: readonly NewBlock[]; paste: PasteId },
): AddedBlocks | undefined {
  const changes: Change[] = []
  const added: BlockAddress[] = []
  let current = place
  let next = spot
  let label = labels.paste()
  for (const block of blocks) {
    const edit = addBlock(current, { ...next, makesRoom: true }, block)
    if (edit?.select?.kind !== 'block') return undefined
    label = edit.label
    changes.push(...edit.changes)
    added.push(edit.select)
    const result = applyChanges(current, edit.changes)
    // A block that does not fit is refused with a reason when the edit is performed.
    if ('refused' in result) break
    current = { ...current, ...result.drafts }
    const { documentId, sectionId, blockId } = edit.select
    next = { documentId, sectionId, under: blockId }
  }
  return { edit: { label, changes, coalesce: stepOf(paste) }, added }
}

function stepOf(paste: PasteId) {
  return { key: 'paste', gesture: paste }
}
