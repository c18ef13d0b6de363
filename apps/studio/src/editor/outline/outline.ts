/** The page's outline: its sections, and their blocks in reading order. Pure. */

import { blockOfType } from '@sitewright/blocks/registry'
import { type RichTextNode, richTextToText } from '@sitewright/blocks/rich-text'
import { groupOf } from '@sitewright/core/document/groups'
import { isHidden, placements, readingOrder } from '@sitewright/core/document/layout'
import type { Block, Section, View } from '@sitewright/core/document/page-document'
import { VIEWS } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Documents } from '../../document/change.ts'
import {
  blockIdsOf,
  isInSection,
  type SectionAddress,
  type Selection,
  selectionOf,
} from '../../document/selection.ts'

export interface OutlineBlock extends SectionAddress {
  readonly id: Id
  readonly type: number
  /** The first words of it; empty for a block without any. */
  readonly words: string
  readonly hiddenIn: readonly View[]
  readonly isLocked: boolean
  /** Blocks of its group; 1 for one in none. */
  readonly groupSize: number
}

export interface OutlineSection extends SectionAddress {
  readonly id: Id
  /** Its place in its document, counted from one. */
  readonly number: number
  /** Name that links can point at; empty for none. */
  readonly anchor: string
  readonly blocks: readonly OutlineBlock[]
}

/** The most characters of a block's words that are shown. */
const MAX_WORDS = 60

/** Memoized by section: sections are immutable, and only one of them changes with a key. */
const known = new WeakMap<Section, readonly OutlineBlock[]>()

export function outlineOf(
  documents: Documents,
  documentIds: readonly Id[],
): readonly OutlineSection[] {
  return documentIds.flatMap((documentId) => {
    const { sectionOrder = [], sections = {} } = documents[documentId] ?? {}
    return sectionOrder.flatMap((sectionId, index) => {
      const section = sections[sectionId]
      if (!section) return []
      const { anchor } = section.settings
      const blocks = known.get(section) ?? blocksOf({ documentId, sectionId }, section)
      known.set(section, blocks)
      return [{ documentId, sectionId, id: sectionId, number: index + 1, anchor, blocks }]
    })
  })
}

/** Blocks in the order in which they are read, which is that of phones. */
function blocksOf(address: SectionAddress, section: Section): readonly OutlineBlock[] {
  return readingOrder(placements(section, 'phone')).flatMap((id) => {
    const block = section.blocks[id]
    if (!block) return []
    const hiddenIn = VIEWS.filter((view) => isHidden(block, view))
    const isLocked = block.locked === true
    const groupSize = groupOf(section, id).length
    return [
      { ...address, id, type: block.type, words: wordsOf(block), hiddenIn, isLocked, groupSize },
    ]
  })
}

function wordsOf({ type, props }: Block): string {
  const field = blockOfType(type)?.richTextField
  const text = field && props[field]
  const words = text
    ? richTextToText(text as unknown as RichTextNode)
    : (props.label ?? props.title)
  return typeof words === 'string' ? words.trim().slice(0, MAX_WORDS) : ''
}

/** The selection that chosen rows mean: the blocks of one section, that of the row chosen last, or that section itself. */
export function selectionOfRows(
  outline: readonly OutlineSection[],
  keys: ReadonlySet<Id>,
  before: Selection,
): Selection {
  const added = [...keys].filter((key) => !keysOf(before).includes(key))
  const last = added.at(-1) ?? [...keys].at(-1)
  const section = outline.find(
    ({ id, blocks }) => id === last || blocks.some((one) => one.id === last),
  )
  if (!section) return { kind: 'none' }
  const { documentId, sectionId, blocks } = section
  const blockIds = blocks.map(({ id }) => id).filter((id) => keys.has(id))
  return selectionOf({ documentId, sectionId, blockIds })
}

export function keysOf(selection: Selection): readonly Id[] {
  if (!isInSection(selection)) return []
  return selection.kind === 'section' ? [selection.sectionId] : blockIdsOf(selection)
}
