/** The selection, on which the owner is working: the page as a whole, its header, a section or one block. */

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

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'header' }
  | ({ readonly kind: 'section' } & SectionAddress)
  | ({ readonly kind: 'block' } & BlockAddress)

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

/** The selection, or the nearest thing around it that still exists. */
export function stillThere(documents: Documents, selection: Selection): Selection {
  if (selection.kind !== 'section' && selection.kind !== 'block') return selection
  const section = sectionAt(documents, selection)
  if (!section) return NOTHING
  if (selection.kind === 'section' || section.blocks[selection.blockId]) return selection
  const { documentId, sectionId } = selection
  return { kind: 'section', documentId, sectionId }
}

/** The nearest thing around a selection: a block's section, and the page around everything else. */
export function around(selection: Selection): Selection {
  if (selection.kind !== 'block') return NOTHING
  const { documentId, sectionId } = selection
  return { kind: 'section', documentId, sectionId }
}

export function sameSection(a: SectionAddress, b: SectionAddress): boolean {
  return a.documentId === b.documentId && a.sectionId === b.sectionId
}

export function sameSelection(a: Selection, b: Selection): boolean {
  if (a.kind === 'block' && b.kind === 'block') return a.blockId === b.blockId && sameSection(a, b)
  if (a.kind === 'section' && b.kind === 'section') return sameSection(a, b)
  return a.kind === b.kind
}
