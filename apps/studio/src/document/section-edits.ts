/** The edits of whole sections that an owner can make, each with its label. */

import { sectionWithNewIds } from '@sitewright/core/document/new-ids'
import type { Section, SectionSettings } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Edit, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import { type SectionAddress, sectionAt } from './selection.ts'

export function addSection(documentId: Id, section: Section, index: number): Edit {
  return {
    label: labels.addSection(),
    changes: [{ documentId, operation: { kind: 'insertSection', section, index } }],
    select: { kind: 'section', documentId, sectionId: section.id },
  }
}

/** Takes a section off the page, unless a block in it is locked. The phone's view says that this is not for phones only. */
export function removeSection(
  { documents, view }: Pick<Workplace, 'documents' | 'view'>,
  { documentId, sectionId }: SectionAddress,
): Edit | undefined {
  const blocks = Object.values(documents[documentId]?.sections[sectionId]?.blocks ?? {})
  if (blocks.some(({ locked }) => locked)) return undefined
  return {
    label: view === 'phone' ? labels.removeSectionEverywhere() : labels.removeSection(),
    changes: [{ documentId, operation: { kind: 'removeSection', sectionId } }],
    select: { kind: 'none' },
  }
}

/** A copy right below, with blocks of its own. */
export function duplicateSection(place: Workplace, address: SectionAddress): Edit | undefined {
  const section = sectionAt(place.documents, address)
  if (!section) return undefined
  const copy = withNewIds(section)
  const index = sectionIndex(place, address) + 1
  return { ...addSection(address.documentId, copy, index), label: labels.duplicateSection() }
}

/** Moves a section one up or one down; undefined at the end of the page. */
export function moveSection(place: Workplace, address: SectionAddress, by: -1 | 1) {
  return moveSectionTo(place, address, sectionIndex(place, address) + by)
}

/** Moves a section to a place among those of its document; undefined where it is there already, or there is no such place. */
export function moveSectionTo(
  place: Workplace,
  address: SectionAddress,
  index: number,
): Edit | undefined {
  const count = place.documents[address.documentId]?.sectionOrder.length ?? 0
  if (index < 0 || index >= count || index === sectionIndex(place, address)) return undefined
  const { documentId, sectionId } = address
  const edit: Edit = {
    label: labels.moveSection(),
    changes: [{ documentId, operation: { kind: 'moveSection', sectionId, index } }],
    select: { kind: 'section', documentId, sectionId },
  }
  return edit
}

export function setSection(
  address: SectionAddress,
  settings: SectionSettings,
  coalesceKey?: string,
): Edit {
  const { documentId, sectionId } = address
  return {
    label: labels.changeSection(),
    changes: [{ documentId, operation: { kind: 'setSection', sectionId, settings } }],
    select: { kind: 'section', documentId, sectionId },
    ...(coalesceKey !== undefined && { coalesce: { key: `section:${sectionId}:${coalesceKey}` } }),
  }
}

/** Lets phones follow the desktop's reading order again. */
export function resetPhone({ documentId, sectionId }: SectionAddress): Edit {
  return {
    label: labels.resetPhone(),
    changes: [
      { documentId, operation: { kind: 'setPhoneLayout', sectionId, phone: { auto: true } } },
    ],
  }
}

export function sectionIndex({ documents }: Workplace, address: SectionAddress): number {
  return documents[address.documentId]?.sectionOrder.indexOf(address.sectionId) ?? -1
}

/** A copy of a section with ids of its own, in which nothing is locked. */
export function withNewIds(section: Section): Section {
  const copy = sectionWithNewIds(section)
  const blocks = Object.entries(copy.blocks).map(([id, block]) => {
    const { locked: _locked, ...free } = block
    return [id, free] as const
  })
  return {
    ...copy,
    blocks: Object.fromEntries(blocks),
    // Two sections cannot be the target of the same link.
    settings: { ...copy.settings, anchor: '' },
  }
}
