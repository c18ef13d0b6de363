/** Differences between two states of a document, by section and block, as an owner thinks of them. Pure. */

import type { Id } from '../id.ts'
import { isSameJson, type Json } from '../json.ts'
import { phoneItems, readingOrder, samePlacement } from './layout.ts'
import type { Block, PageDocument, Section, SectionSettings } from './page-document.ts'

export const SECTION_ASPECTS = [
  'colors',
  'height',
  'anchor',
  'background',
  'edge',
  'phone',
] as const
export type SectionAspect = (typeof SECTION_ASPECTS)[number]

export const BLOCK_ASPECTS = ['content', 'place', 'phonePlace', 'look', 'views'] as const
export type BlockAspect = (typeof BLOCK_ASPECTS)[number]

/** `arrived` and `left`: moved here from another section of the document, and away to one. */
export const BLOCK_DIFFERENCES = ['added', 'removed', 'arrived', 'left', 'changed'] as const

export interface BlockDifference {
  readonly blockId: Id
  readonly kind: (typeof BLOCK_DIFFERENCES)[number]
  /** The block as it is now, or as it was where it is gone. */
  readonly block: Block
  /** The ways in which one that was there before differs. */
  readonly aspects: readonly BlockAspect[]
}

export const SECTION_DIFFERENCES = ['added', 'removed', 'changed'] as const

export interface SectionDifference {
  readonly sectionId: Id
  /** Place in the newer document from 1, or in the older one for a section that was removed. */
  readonly place: number
  readonly kind: (typeof SECTION_DIFFERENCES)[number]
  readonly isMoved: boolean
  readonly aspects: readonly SectionAspect[]
  /** In the reading order of the page; all of a section that is new, none of one that is gone as a whole. */
  readonly blocks: readonly BlockDifference[]
}

/** Differences in the order of the newer document, then what was removed. A lock is none, since visitors never see one. */
export function compareDocuments(before: PageDocument, after: PageDocument): SectionDifference[] {
  const moved = movedIn(before.sectionOrder, after.sectionOrder)
  const homes = { before: homesOf(before), after: homesOf(after) }
  const kept = after.sectionOrder.flatMap((sectionId, index): SectionDifference[] => {
    const [was, is] = [before.sections[sectionId], after.sections[sectionId]]
    if (!is) return []
    const found = { sectionId, place: index + 1, isMoved: moved.has(sectionId) }
    if (!was) return [{ ...found, kind: 'added', aspects: [], blocks: newBlocks(is, homes) }]
    const aspects = [...settingAspects(was.settings, is.settings), ...phoneAspect(was, is)]
    const blocks = compareBlocks(was, is, homes)
    const isSame = !found.isMoved && aspects.length === 0 && blocks.length === 0
    return isSame ? [] : [{ ...found, kind: 'changed', aspects, blocks }]
  })
  const gone = before.sectionOrder.flatMap((sectionId, index): SectionDifference[] =>
    after.sections[sectionId]
      ? []
      : [
          {
            ...{ sectionId, place: index + 1, kind: 'removed', isMoved: false },
            ...{ aspects: [], blocks: [] },
          },
        ],
  )
  return [...kept, ...gone]
}

/** The aspect that each setting of a section belongs to. */
const SETTINGS: Readonly<Record<keyof SectionSettings, SectionAspect>> = {
  theme: 'colors',
  height: 'height',
  anchor: 'anchor',
  backgroundId: 'background',
  background: 'background',
  divider: 'edge',
}

function settingAspects(was: SectionSettings, is: SectionSettings): SectionAspect[] {
  const changed = (Object.keys(SETTINGS) as (keyof SectionSettings)[])
    .filter((name) => !isSameJson(was[name], is[name]))
    .map((name) => SETTINGS[name])
  return SECTION_ASPECTS.filter((aspect) => changed.includes(aspect))
}

/** Whether the phone view is arranged by hand now, or no longer. */
function phoneAspect(was: Section, is: Section): SectionAspect[] {
  return was.phone.auto === is.phone.auto ? [] : ['phone']
}

/** Section of each block, by the block's id. */
type Homes = Readonly<Record<'before' | 'after', ReadonlyMap<Id, Id>>>

function homesOf({ sections }: PageDocument): ReadonlyMap<Id, Id> {
  return new Map(
    Object.values(sections).flatMap(({ id, blocks }) =>
      Object.keys(blocks).map((blockId) => [blockId, id] as const),
    ),
  )
}

function newBlocks(section: Section, homes: Homes): BlockDifference[] {
  return compareBlocks({ ...section, blocks: {} }, section, homes)
}

function compareBlocks(was: Section, is: Section, homes: Homes): BlockDifference[] {
  const now = readingOrder(is.desktop).flatMap((blockId): BlockDifference[] => {
    const [old, block] = [was.blocks[blockId], is.blocks[blockId]]
    if (!block) return []
    if (!old) {
      return [
        { blockId, block, aspects: [], kind: homes.before.has(blockId) ? 'arrived' : 'added' },
      ]
    }
    const aspects = blockAspects(was, is, blockId)
    return aspects.length === 0 ? [] : [{ blockId, block, aspects, kind: 'changed' }]
  })
  const gone = readingOrder(was.desktop).flatMap((blockId): BlockDifference[] => {
    const block = was.blocks[blockId]
    if (!block || is.blocks[blockId]) return []
    return [{ blockId, block, aspects: [], kind: homes.after.has(blockId) ? 'left' : 'removed' }]
  })
  return [...now, ...gone]
}

type IsSame = (was: Section, is: Section, blockId: Id) => boolean

/** Equality of each aspect of a block that both sections have. */
const SAME: Readonly<Record<BlockAspect, IsSame>> = {
  content: (was, is, id) => isSameOf(was, is, id, ({ props, version }) => ({ props, version })),
  place: (was, is, id) => isSamePlace(was.desktop, is.desktop, id),
  // An automatic order on phones follows from the desktop, whose change is told already.
  phonePlace: (was, is, id) =>
    was.phone.auto || is.phone.auto || isSamePlace(phoneItems(was), phoneItems(is), id),
  look: (was, is, id) => isSameOf(was, is, id, ({ look }) => look && { ...look }),
  views: (was, is, id) =>
    isSameOf(was, is, id, ({ hidden }) => Object.keys(hidden ?? {}).toSorted()),
}

function blockAspects(was: Section, is: Section, blockId: Id): BlockAspect[] {
  return BLOCK_ASPECTS.filter((aspect) => !SAME[aspect](was, is, blockId))
}

function isSameOf(
  was: Section,
  is: Section,
  blockId: Id,
  part: (block: Block) => Json | undefined,
): boolean {
  const [old, now] = [was.blocks[blockId], is.blocks[blockId]]
  return old !== undefined && now !== undefined && isSameJson(part(old), part(now))
}

function isSamePlace(was: Section['desktop'], is: Section['desktop'], blockId: Id): boolean {
  const [old, now] = [was[blockId], is[blockId]]
  return old === undefined || now === undefined ? old === now : samePlacement(old, now)
}

/**
 * Ids whose order changed: all that both lists have but those of the longest common subsequence, so that one section that was
 * dragged counts as one, however many it passed.
 */
export function movedIn(before: readonly Id[], after: readonly Id[]): ReadonlySet<Id> {
  const places = new Map(before.map((id, place) => [id, place]))
  const common = after.filter((id) => places.has(id))
  const order = common.map((id) => places.get(id) ?? 0)
  /** Length of the longest rising run that ends at each place, and the place before it there. */
  const lengths: number[] = []
  const previous: number[] = []
  for (const [index, place] of order.entries()) {
    let [length, from] = [1, -1]
    for (let earlier = 0; earlier < index; earlier += 1) {
      const longer = (lengths[earlier] ?? 0) + 1
      if ((order[earlier] ?? 0) < place && longer > length) [length, from] = [longer, earlier]
    }
    lengths.push(length)
    previous.push(from)
  }
  const stays = new Set<number>()
  let at = lengths.indexOf(Math.max(0, ...lengths))
  while (at >= 0) {
    stays.add(at)
    at = previous[at] ?? -1
  }
  return new Set(common.filter((_id, index) => !stays.has(index)))
}
