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

/** Takes a section off the page. The phone's view says that this is not for phones only. */
export function removeSection(
  { view }: Pick<Workplace, 'view'>,
  { documentId, sectionId }: SectionAddress,
): Edit {
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
  const copy = copyOf(section)
  const index = sectionIndex(place, address) + 1
  return { ...addSection(address.documentId, copy, index), label: labels.duplicateSection() }
}

/** Moves a section one up or one down; undefined at the end of the page. */
export function moveSection(place: Workplace, address: SectionAddress, by: -1 | 1) {
  const index = sectionIndex(place, address) + by
  const count = place.documents[address.documentId]?.sectionOrder.length ?? 0
  if (index < 0 || index >= count) return undefined
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

/** A copy; its anchor is empty, since two sections cannot be the target of the same link. */
function copyOf(section: Section): Section {
  const copy = sectionWithNewIds(section)
  return { ...copy, settings: { ...copy.settings, anchor: '' } }
}
