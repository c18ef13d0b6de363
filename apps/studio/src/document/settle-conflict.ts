/** Ways out of a conflict: the changes that bring one's own version back, in the place of theirs or beside it. Pure. */

import type { Operation } from '@sitewright/core/document/operation'
import {
  DEFAULT_SECTION_SETTINGS,
  type PageDocument,
} from '@sitewright/core/document/page-document'
import { type Id, newId } from '@sitewright/core/id'
import { applyPossible, type Change, type DocumentChange, type Drafts, SITE } from './change.ts'
import { type ConflictItem, type MyBlock, myBlock, navigationEdit } from './conflict-item.ts'
import {
  type KnownEdit,
  type NavigationEdit,
  navigationsWithBoth,
  navigationsWithMine,
} from './navigation-edits.ts'
import { sectionOf } from './section-of.ts'
import { freeSpot } from './spot.ts'

export interface WaysOut {
  /** Puts one's own version in the place of theirs; undefined where there is no place for it any more. */
  readonly mine: readonly Change[] | undefined
  /** Puts one's own version beside theirs; undefined where that means nothing. */
  readonly both: readonly Change[] | undefined
}

const NO_WAY: WaysOut = { mine: undefined, both: undefined }

export function waysOut(drafts: Drafts, item: ConflictItem): WaysOut {
  const block = myBlock(item)
  if (block) return waysOfBlock(drafts, item.documentId, block)
  const navigation = item.done.map(navigationEdit)
  if (navigation.every((edit) => edit !== undefined)) return waysOfNavigation(drafts, navigation)
  const changes = item.done.map(({ change }) => change)
  const { done } = applyPossible(drafts, changes)
  return done.length === 0 ? NO_WAY : { mine: done.map(({ change }) => change), both: undefined }
}

function waysOfNavigation({ site }: Drafts, setAside: readonly KnownEdit[]): WaysOut {
  const as = (operation: NavigationEdit | undefined): readonly Change[] | undefined =>
    operation && [{ documentId: SITE, operation }]
  return {
    mine: as(navigationsWithMine(site, setAside)),
    both: as(navigationsWithBoth(site, setAside)),
  }
}

function waysOfBlock({ documents }: Drafts, documentId: Id, mine: MyBlock): WaysOut {
  const document = documents[documentId]
  if (!document) return NO_WAY
  const { block, isRemoved } = mine
  const sectionId = sectionOf(document, block.id)
  const as = (operation: Operation): DocumentChange[] => [{ documentId, operation }]
  if (isRemoved) {
    if (sectionId === undefined) return NO_WAY
    return { mine: as({ kind: 'removeBlock', sectionId, blockId: block.id }), both: undefined }
  }
  if (sectionId === undefined) return { mine: as(putBack(document, mine)), both: undefined }
  const { props } = block
  const copy = beside(document, sectionId, mine)
  return {
    mine: as({ kind: 'setProps', sectionId, blockId: block.id, props }),
    both: copy && as(copy),
  }
}

/** Brings a block back that others have removed; where its section is gone too, in a section of its own. */
function putBack(document: PageDocument, { block, desktop, sectionId }: MyBlock): Operation {
  if (document.sections[sectionId]) return { kind: 'insertBlock', sectionId, block, desktop }
  const section = {
    id: newId(),
    settings: DEFAULT_SECTION_SETTINGS,
    blocks: { [block.id]: block },
    desktop: { [block.id]: { ...desktop, y: 0 } },
    phone: { auto: true },
  } as const
  return { kind: 'insertSection', section, index: document.sectionOrder.length }
}

/** A copy with an id of its own, below the block as others have left it. */
function beside(document: PageDocument, sectionId: Id, { block }: MyBlock): Operation | undefined {
  const section = document.sections[sectionId]
  const theirs = section?.desktop[block.id]
  if (!(section && theirs)) return undefined
  const desktop = freeSpot(section.desktop, { ...theirs, y: theirs.y + theirs.h })
  return { kind: 'insertBlock', sectionId, block: { ...block, id: newId() }, desktop }
}
