/** Hiding a block in one view and showing it again: the rows it leaves are closed, and opened when it comes back. */

import { placements } from '@sitewright/core/document/layout'
import type { Layout, Section, View } from '@sitewright/core/document/page-document'
import { openRows, pushAside, takeOut } from '@sitewright/core/document/push'
import { arrange, arrangementOf } from './arrangement.ts'
import type { Change } from './change.ts'
import type { Edit, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import { type BlockAddress, sectionAt } from './selection.ts'

export function hideBlock(place: Workplace, address: BlockAddress, view: View): Edit | undefined {
  const { documentId, sectionId, blockId } = address
  const section = sectionAt(place.documents, address)
  const block = section?.blocks[blockId]
  if (!(section && block) || block.hidden?.[view] !== undefined) return undefined
  const { layout, closed } = isAutomatic(section, view)
    ? { layout: {}, closed: 0 }
    : takeOut(arrangementOf(section, view, place), blockId)
  return {
    label: labels.hideBlock(place.nameOf(block.type), view),
    changes: setHidden(place, address, { view, closed, others: layout }),
    // It stays selected, so that the same button shows it again.
    select: { kind: 'block', documentId, sectionId, blockId },
  }
}

export function showBlock(place: Workplace, address: BlockAddress, view: View): Edit | undefined {
  const { documentId, sectionId, blockId } = address
  const section = sectionAt(place.documents, address)
  const block = section?.blocks[blockId]
  const closed = block?.hidden?.[view]
  const own = section && placements(section, view)[blockId]
  if (!(section && block && own) || closed === undefined) return undefined
  const opened = isAutomatic(section, view)
    ? {}
    : openRows(arrangementOf(section, view, place), own.y, closed)
  // A block that closed no rows lay beside others or on them, and comes back there.
  const others = closed === 0 ? opened : pushAside(opened, blockId, own)
  return {
    label: labels.showBlock(place.nameOf(block.type), view),
    changes: setHidden(place, address, { view, closed: null, others }),
    select: { kind: 'block', documentId, sectionId, blockId },
  }
}

function setHidden(
  place: Workplace,
  { documentId, sectionId, blockId }: BlockAddress,
  { view, closed, others }: { view: View; closed: number | null; others: Layout },
): readonly Change[] {
  const moves = arrange(place, { documentId, sectionId }, { view, next: others }) ?? []
  const operation = { kind: 'setHidden', sectionId, blockId, view, closed } as const
  return [{ documentId, operation }, ...moves]
}

function isAutomatic(section: Section, view: View): boolean {
  return view === 'phone' && section.phone.auto
}
