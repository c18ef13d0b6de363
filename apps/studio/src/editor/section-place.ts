/** The default place of something new. */

import type { Rect } from '../canvas/protocol.ts'
import type { Documents } from '../document/change.ts'
import {
  blockIdsOf,
  isInSection,
  type SectionAddress,
  type Selection,
} from '../document/selection.ts'
import type { Visit } from './visit.ts'

type Parts = Pick<Visit, 'pageDocumentId' | 'footerDocumentId'>

/** Below the selected section, else at the end of the page. */
export function newSectionPlace(documents: Documents, selection: Selection, parts: Parts) {
  if (isInSection(selection)) {
    const { documentId, sectionId } = selection
    const index = documents[documentId]?.sectionOrder.indexOf(sectionId) ?? -1
    return { documentId, index: index + 1 }
  }
  const documentId = parts.pageDocumentId ?? parts.footerDocumentId
  if (documentId === undefined) return undefined
  return { documentId, index: documents[documentId]?.sectionOrder.length ?? 0 }
}

/** Pixels of a section that have to be in sight for the owner to be looking at it. */
const VISIBLE_PX = 120

/** The section that takes a new block: the selected one, else the first that is in sight. */
export function newBlockPlace(
  documents: Documents,
  selection: Selection,
  sections: readonly (SectionAddress & Rect)[],
): (SectionAddress & { readonly under?: string }) | undefined {
  if (isInSection(selection)) {
    const { documentId, sectionId } = selection
    const under = blockIdsOf(selection).at(-1)
    return { documentId, sectionId, ...(under !== undefined && { under }) }
  }
  const existing = sections.filter(
    ({ documentId, sectionId }) => documents[documentId]?.sections[sectionId],
  )
  const inSight = existing.find(({ y, height }) => y + height > VISIBLE_PX) ?? existing.at(-1)
  return inSight && { documentId: inSight.documentId, sectionId: inSight.sectionId }
}
