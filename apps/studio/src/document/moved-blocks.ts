/** Blocks that a batch takes out and puts in again: moved to another section, or removed and brought back by undo. Pure. */

import type { Block, PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { type Change, type DocumentChange, isSiteChange } from './change.ts'
import { mergeValues } from './merge-values.ts'

interface Half {
  readonly change: Change
  readonly inverse?: Change | undefined
}

export interface MovedBlocks {
  /** The fitting form of one half of a move; undefined for every other change. Call it in the order of the changes. */
  fit(document: PageDocument, change: DocumentChange, inverse: Change | undefined): Fit
}

type Fit = { readonly fits?: Change; readonly conflict?: Change } | undefined

export function movedBlocks(changes: readonly Half[]): MovedBlocks {
  const takenOut = removalsBeforeInsertions(changes)
  /** Blocks between the halves: as they were to whoever moves them, and as they are in the document. */
  const between = new Map<Id, { readonly base: Block; readonly theirs: Block }>()
  /** Blocks that are to be moved but that others have removed, or moved elsewhere. */
  const missed = new Set<Id>()

  const takeOut = (
    document: PageDocument,
    change: DocumentChange,
    base: Block | undefined,
  ): Fit => {
    const { operation } = change
    if (operation.kind !== 'removeBlock' || !takenOut.has(change)) return undefined
    const theirs = document.sections[operation.sectionId]?.blocks[operation.blockId]
    if (theirs && base) between.set(operation.blockId, { base, theirs })
    else missed.add(operation.blockId)
    return theirs ? { fits: change } : {}
  }

  const putIn = (document: PageDocument, change: DocumentChange): Fit => {
    const { operation } = change
    if (operation.kind !== 'insertBlock') return undefined
    const { block } = operation
    const half = between.get(block.id)
    if (!half) return missed.has(block.id) ? { conflict: change } : undefined
    between.delete(block.id)
    const { base, theirs } = half
    const props = mergeValues({ base: base.props, mine: block.props, theirs: theirs.props })
    if (!props || !document.sections[operation.sectionId]) return { conflict: change }
    return { fits: { ...change, operation: { ...operation, block: { ...block, props } } } }
  }

  return {
    fit: (document, change, inverse) =>
      takeOut(document, change, blockOf(inverse)) ?? putIn(document, change),
  }
}

/** Removals of blocks that a later change puts in again. */
function removalsBeforeInsertions(changes: readonly Half[]): ReadonlySet<Change> {
  const found = new Set<Change>()
  const open = new Map<Id, Change>()
  for (const { change } of changes) {
    if (isSiteChange(change)) continue
    const { operation } = change
    if (operation.kind === 'removeBlock') open.set(operation.blockId, change)
    if (operation.kind !== 'insertBlock') continue
    const removal = open.get(operation.block.id)
    if (removal) found.add(removal)
    open.delete(operation.block.id)
  }
  return found
}

function blockOf(inverse: Change | undefined): Block | undefined {
  const operation = inverse && !isSiteChange(inverse) ? inverse.operation : undefined
  return operation?.kind === 'insertBlock' ? operation.block : undefined
}
