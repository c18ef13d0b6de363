/** Blocks that a batch takes out and puts in again: moved to another section, or removed and brought back by undo. Pure. */

import type { Block, PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { type Change, isSiteChange } from './change.ts'
import { mergeValues } from './merge-values.ts'

interface Half {
  readonly change: Change
  readonly inverse?: Change | undefined
}

export interface MovedBlocks {
  /** The fitting form of one half of a move; undefined for every other change. Call it in the order of the changes. */
  fit(document: PageDocument, half: Half): Fit
}

type Fit = { readonly fits?: Change; readonly conflict?: Change } | undefined

export function movedBlocks(changes: readonly Half[]): MovedBlocks {
  const takenOut = removalsBeforeInsertions(changes)
  /** Blocks between the halves: as they were to whoever moves them, and as they are in the document. */
  const between = new Map<Id, { readonly base: Block; readonly theirs: Block }>()
  /** Blocks that are to be moved but that others have removed, or moved elsewhere. */
  const missed = new Set<Id>()

  const takeOut = (document: PageDocument, half: Half): Fit => {
    const { change, inverse } = half
    if (isSiteChange(change) || !takenOut.has(half)) return undefined
    const { operation } = change
    if (operation.kind !== 'removeBlock') return undefined
    const base = blockOf(inverse)
    const theirs = document.sections[operation.sectionId]?.blocks[operation.blockId]
    if (theirs && base) between.set(operation.blockId, { base, theirs })
    else missed.add(operation.blockId)
    return theirs ? { fits: change } : {}
  }

  const putIn = (document: PageDocument, { change }: Half): Fit => {
    if (isSiteChange(change) || change.operation.kind !== 'insertBlock') return undefined
    const { operation } = change
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
    fit: (document, half) => takeOut(document, half) ?? putIn(document, half),
  }
}

/**
 * Removals of blocks that a later change puts in again. They are told apart by their place: undo and redo make the same change
 * a second time.
 */
function removalsBeforeInsertions(halves: readonly Half[]): ReadonlySet<Half> {
  const found = new Set<Half>()
  const open = new Map<Id, Half>()
  for (const half of halves) {
    if (isSiteChange(half.change)) continue
    const { operation } = half.change
    if (operation.kind === 'removeBlock') open.set(operation.blockId, half)
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
