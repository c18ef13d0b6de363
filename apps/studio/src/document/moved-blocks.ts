/** Blocks that a batch takes out and puts in again: moved to another section, or removed and brought back by undo. Pure. */

import type { Block, PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { type Change, type DocumentChange, isSiteChange } from './change.ts'
import { mergeValues } from './merge-values.ts'

export interface MovedBlocks {
  /** The fitting form of one half of a move; undefined for every other change. Call it in the order of the changes. */
  fit(
    document: PageDocument,
    change: DocumentChange,
  ): { readonly fits?: Change; readonly conflict?: Change } | undefined
}

interface Half {
  readonly change: Change
  readonly inverse?: Change | undefined
}

export function movedBlocks(changes: readonly Half[]): MovedBlocks {
  const removed = new Map<Id, Block>()
  const moved = new Set<Id>()
  for (const { change, inverse } of changes) {
    if (isSiteChange(change)) continue
    const { operation } = change
    if (operation.kind === 'insertBlock' && removed.has(operation.block.id)) {
      moved.add(operation.block.id)
    }
    if (operation.kind !== 'removeBlock' || !inverse || isSiteChange(inverse)) continue
    if (inverse.operation.kind === 'insertBlock') {
      removed.set(operation.blockId, inverse.operation.block)
    }
  }
  /** Blocks as they were when they were taken out of the document that the changes are put on. */
  const taken = new Map<Id, Block>()

  return {
    fit(document, change) {
      const { operation } = change
      if (operation.kind === 'removeBlock' && moved.has(operation.blockId)) {
        const block = document.sections[operation.sectionId]?.blocks[operation.blockId]
        if (!block) return {}
        taken.set(operation.blockId, block)
        return { fits: change }
      }
      if (operation.kind !== 'insertBlock' || !moved.has(operation.block.id)) return undefined
      const { block } = operation
      const base = removed.get(block.id)
      const theirs = taken.get(block.id)
      // Someone else has removed it, or moved it somewhere else.
      if (!(base && theirs) || !document.sections[operation.sectionId]) return { conflict: change }
      const props = mergeValues({ base: base.props, mine: block.props, theirs: theirs.props })
      if (!props) return { conflict: change }
      return { fits: { ...change, operation: { ...operation, block: { ...block, props } } } }
    },
  }
}
