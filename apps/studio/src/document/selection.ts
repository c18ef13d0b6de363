/** The selection, on which the owner is working: the page as a whole, its header, an item of its list, a section, or one or several blocks. */

import { groupOf, isGroup } from '@sitewright/core/document/groups'
import { placements } from '@sitewright/core/document/layout'
import type { Block, Placement, Section, View } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Documents } from './change.ts'

export interface SectionAddress {
  readonly documentId: Id
  readonly sectionId: Id
}

export interface BlockAddress extends SectionAddress {
  readonly blockId: Id
}

/** Blocks of one section. */
export interface BlockAddresses extends SectionAddress {
  readonly blockIds: readonly Id[]
}

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'header' }
  /** An item in the list that the page shows. */
  | { readonly kind: 'item'; readonly itemId: Id }
  | ({ readonly kind: 'section' } & SectionAddress)
  | ({ readonly kind: 'block' } & BlockAddress)
  /** Two blocks at least, in the order in which they were chosen: `selectionOf` sees to it. */
  | ({ readonly kind: 'blocks' } & BlockAddresses)

/** A selection inside a section, or the section itself. */
export type InSection = Exclude<Selection, { kind: 'none' | 'header' | 'item' }>

export const NOTHING: Selection = { kind: 'none' }

export function sectionAt(
  documents: Documents,
  { documentId, sectionId }: SectionAddress,
): Section | undefined {
  return documents[documentId]?.sections[sectionId]
}

export function blockAt(documents: Documents, address: BlockAddress): Block | undefined {
  return sectionAt(documents, address)?.blocks[address.blockId]
}

export function placementAt(
  documents: Documents,
  address: BlockAddress,
  view: View,
): Placement | undefined {
  const section = sectionAt(documents, address)
  return section && placements(section, view)[address.blockId]
}

/** The selection of these blocks: of their section where there are none. */
export function selectionOf({ documentId, sectionId, blockIds }: BlockAddresses): InSection {
  const section = { documentId, sectionId }
  const [blockId, ...others] = blockIds
  if (blockId === undefined) return { kind: 'section', ...section }
  return others.length === 0
    ? { kind: 'block', ...section, blockId }
    : { kind: 'blocks', ...section, blockIds }
}

export function isInSection(selection: Selection): selection is InSection {
  return 'sectionId' in selection
}

/** Ids of the selected blocks; none where a section or the page is selected. */
export function blockIdsOf(selection: Selection): readonly Id[] {
  if (selection.kind === 'blocks') return selection.blockIds
  return selection.kind === 'block' ? [selection.blockId] : []
}

/** The selected blocks; undefined where a section or the page is selected. */
export function blocksOfSelection(selection: Selection): BlockAddresses | undefined {
  if (selection.kind !== 'block' && selection.kind !== 'blocks') return undefined
  const { documentId, sectionId } = selection
  return { documentId, sectionId, blockIds: blockIdsOf(selection) }
}

/** The selection with some blocks more or, if all were selected, without them; blocks of another section begin a new one. */
export function toggled(selection: Selection, blocks: BlockAddresses): InSection {
  const { documentId, sectionId, blockIds: pressed } = blocks
  const chosen =
    isInSection(selection) && sameSection(selection, blocks) ? blockIdsOf(selection) : []
  const blockIds = pressed.every((id) => chosen.includes(id))
    ? chosen.filter((id) => !pressed.includes(id))
    : [...new Set([...chosen, ...pressed])]
  return selectionOf({ documentId, sectionId, blockIds })
}

/** The selection, or the nearest thing around it that still exists. */
export function stillThere(documents: Documents, selection: Selection): Selection {
  if (!isInSection(selection)) return selection
  const section = sectionAt(documents, selection)
  if (!section) return NOTHING
  const chosen = blockIdsOf(selection)
  const blockIds = chosen.filter((id) => section.blocks[id])
  const { documentId, sectionId } = selection
  return blockIds.length === chosen.length
    ? selection
    : selectionOf({ documentId, sectionId, blockIds })
}

/** The nearest thing around a selection: one of several blocks, a block's section, and the page around everything else. */
export function around(selection: Selection): Selection {
  if (selection.kind !== 'block' && selection.kind !== 'blocks') return NOTHING
  const { documentId, sectionId } = selection
  const blockIds = selection.kind === 'blocks' ? selection.blockIds.slice(0, 1) : []
  return selectionOf({ documentId, sectionId, blockIds })
}

/** Whether one whole group is selected. */
export function isGroupSelected(documents: Documents, selection: Selection): boolean {
  if (selection.kind !== 'blocks') return false
  const section = sectionAt(documents, selection)
  return section !== undefined && isGroup(section, selection.blockIds)
}

/** The selection that Escape leads to: the group around a block, the section around a group, else what is around. */
export function outside(documents: Documents, selection: Selection): Selection {
  if (isGroupSelected(documents, selection) && selection.kind === 'blocks') {
    return selectionOf({ ...selection, blockIds: [] })
  }
  const section = selection.kind === 'block' ? sectionAt(documents, selection) : undefined
  if (!section || selection.kind !== 'block') return around(selection)
  const blockIds = groupOf(section, selection.blockId)
  return blockIds.length > 1 ? selectionOf({ ...selection, blockIds }) : around(selection)
}

export function sameSection(a: SectionAddress, b: SectionAddress): boolean {
  return a.documentId === b.documentId && a.sectionId === b.sectionId
}

export function sameSelection(a: Selection, b: Selection): boolean {
  if (a.kind !== b.kind) return false
  if (a.kind === 'item' && b.kind === 'item') return a.itemId === b.itemId
  if (!(isInSection(a) && isInSection(b))) return true
  return sameSection(a, b) && blockIdsOf(a).join() === blockIdsOf(b).join()
}
