/** Clippings: copied blocks of a section, or a whole one, and the edits that paste them. Everything that is pasted has new ids. */

import { regrouped } from '@sitewright/core/document/groups'
import { clampPlacement, overlap, placements, readingOrder } from '@sitewright/core/document/layout'
import {
  GRID_COLUMNS,
  type Layout,
  type Placement,
  type Section,
} from '@sitewright/core/document/page-document'
import { type Id, newId } from '@sitewright/core/id'
import { phoneSpot } from './arrangement.ts'
import { applyChanges, type Change } from './change.ts'
import type { Edit, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import { addSection, withNewIds } from './section-edits.ts'
import {
  type BlockAddresses,
  blocksOfSelection,
  isInSection,
  type SectionAddress,
  type Selection,
  sectionAt,
  selectionOf,
} from './selection.ts'
import { nameOfBlocks } from './several-edits.ts'

export interface Clipping {
  readonly kind: 'blocks' | 'section'
  /** For copied blocks the section that they were in, with nothing else in it. */
  readonly section: Section
}

/** A copy of what is selected; undefined where that is neither blocks nor a section. */
export function clippingOf(
  { documents }: Pick<Workplace, 'documents'>,
  selection: Selection,
): Clipping | undefined {
  if (!isInSection(selection)) return undefined
  const section = sectionAt(documents, selection)
  if (!section) return undefined
  const chosen = blocksOfSelection(selection)
  return chosen
    ? { kind: 'blocks', section: only(section, chosen.blockIds) }
    : { kind: 'section', section }
}

function only(section: Section, ids: readonly Id[]): Section {
  const pick = <Value>(record: Readonly<Record<Id, Value>>): Record<Id, Value> =>
    Object.fromEntries(ids.flatMap((id) => (record[id] === undefined ? [] : [[id, record[id]]])))
  const { blocks, desktop, phone } = section
  return {
    ...section,
    blocks: pick(blocks),
    desktop: pick(desktop),
    phone: phone.auto ? phone : { auto: false, items: pick(phone.items) },
  }
}

export interface PasteTarget extends SectionAddress {
  /** Blocks that the pasted ones go below; without any they go to the place that they had, or the first free one below it. */
  readonly under: readonly Id[]
}

export function pasteBlocks(
  place: Workplace,
  target: PasteTarget,
  section: Section,
): Edit | undefined {
  const ids = Object.keys(section.blocks)
  const [first] = Object.values(section.blocks)
  const name = ids.length === 1 && first ? place.nameOf(first.type) : `${ids.length} blocks`
  return insertCopies(place, target, { section, label: labels.pasteBlock(name) })
}

/** Copies of blocks right below them, arranged as they are. */
export function duplicateBlocks(place: Workplace, blocks: BlockAddresses): Edit | undefined {
  const section = sectionAt(place.documents, blocks)
  if (!section) return undefined
  const { documentId, sectionId, blockIds } = blocks
  return insertCopies(
    place,
    { documentId, sectionId, under: blockIds },
    {
      section: only(section, blockIds),
      label: labels.duplicateBlock(nameOfBlocks(place, blocks)),
    },
  )
}

export function pasteSection(
  { documentId, index }: { documentId: Id; index: number },
  section: Section,
): Edit {
  return { ...addSection(documentId, withNewIds(section), index), label: labels.pasteSection() }
}

function insertCopies(
  place: Workplace,
  { documentId, sectionId, under }: PasteTarget,
  { section: copied, label }: { section: Section; label: string },
): Edit | undefined {
  const target = { documentId, sectionId }
  const section = sectionAt(place.documents, target)
  if (!section) return undefined
  const spots = freeSpots(section.desktop, copied.desktop, under)
  const phone = placements(copied, 'phone')
  const blocks = regrouped(copied.blocks)
  const changes: Change[] = []
  const added: Id[] = []
  let current = place
  let above = lastRead(section, under)
  for (const copiedId of readingOrder(copied.desktop)) {
    const block = blocks[copiedId]
    const desktop = spots[copiedId]
    if (!(block && desktop)) continue
    const { locked: _locked, ...free } = block
    const id = newId()
    const { y: _row, ...size } = phone[copiedId] ?? { ...desktop, w: GRID_COLUMNS.phone, x: 0 }
    const spot = phoneSpot(current, target, {
      id,
      desktop,
      ...(above !== undefined && { above }),
      size,
    })
    const insert = {
      kind: 'insertBlock',
      sectionId,
      block: { ...free, id },
      desktop,
      ...(spot.placement && { phone: spot.placement }),
    } as const
    const made = [...spot.changes, { documentId, operation: insert }]
    changes.push(...made)
    added.push(id)
    const result = applyChanges(current, made)
    // A block that does not fit is refused with a reason when the edit is performed.
    if ('refused' in result) break
    current = { ...current, ...result.drafts }
    above = id
  }
  if (added.length === 0) return undefined
  return { label, changes, select: selectionOf({ ...target, blockIds: added }) }
}

function lastRead(section: Section, ids: readonly Id[]): Id | undefined {
  return readingOrder(placements(section, 'phone')).findLast((id) => ids.includes(id))
}

/** Places for copies that lie to each other as before and on nothing else, from the wanted row down. */
function freeSpots(layout: Layout, copied: Layout, under: readonly Id[]): Layout {
  const boxes = Object.values(copied)
  const obstacles = Object.values(layout)
  const top = Math.min(...boxes.map(({ y }) => y))
  const bottoms = under.flatMap((id) => (layout[id] ? [layout[id].y + layout[id].h] : []))
  let down = bottoms.length > 0 ? Math.max(...bottoms) - top : 0
  const lowered = (at: Placement) => ({ ...at, y: at.y + down })
  const clearance = () =>
    Math.max(
      0,
      ...boxes
        .map(lowered)
        .map((at) => {
          const inTheWay = obstacles.filter((other) => overlap(at, other))
          return Math.min(...inTheWay.map((other) => other.y + other.h - at.y), Infinity)
        })
        .filter(Number.isFinite),
    )
  for (let more = clearance(); more > 0; more = clearance()) down += more
  return Object.fromEntries(
    Object.entries(copied).map(([id, at]) => [id, clampPlacement(lowered(at), 'desktop')]),
  )
}
