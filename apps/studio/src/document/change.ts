/** Edits of several documents at once: a page and the footer below it are edited on one screen. */

import {
  applyOperation,
  isRefused,
  type Operation,
  type Refused,
} from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'

export interface Change {
  readonly documentId: Id
  readonly operation: Operation
}

export type Documents = Readonly<Record<Id, PageDocument>>

/** The sections of each document, in their order. */
export function sectionOrders(documents: Documents): Readonly<Record<Id, readonly Id[]>> {
  return Object.fromEntries(
    Object.entries(documents).map(([id, { sectionOrder }]) => [id, sectionOrder]),
  )
}

export type Refusal = Refused['refused'] | 'documentMissing'

export interface AppliedChanges {
  readonly documents: Documents
  /** Give the old documents back when applied in this order. */
  readonly inverses: readonly Change[]
}

/** Applies all of the changes or none of them. */
export function applyChanges(
  documents: Documents,
  changes: readonly Change[],
): AppliedChanges | { readonly refused: Refusal } {
  let current = documents
  const inverses: Change[] = []
  for (const { documentId, operation } of changes) {
    const document = current[documentId]
    if (!document) return { refused: 'documentMissing' }
    const result = applyOperation(document, operation)
    if (isRefused(result)) return result
    current = { ...current, [documentId]: result.document }
    inverses.unshift({ documentId, operation: result.inverse })
  }
  return { documents: current, inverses }
}

/** Applies what still can be applied; what cannot is left out and counted. */
export function applyPossible(documents: Documents, changes: readonly Change[]) {
  let current = documents
  const applied: Change[] = []
  const inverses: Change[] = []
  for (const change of changes) {
    const result = applyChanges(current, [change])
    if ('refused' in result) continue
    current = result.documents
    applied.push(change)
    inverses.unshift(...result.inverses)
  }
  return { documents: current, applied, inverses, skipped: changes.length - applied.length }
}

/** Whether the later of two neighbouring changes makes the earlier one meaningless. */
export function supersedes(later: Change, earlier: Change): boolean {
  const a = later.operation
  const b = earlier.operation
  if (later.documentId !== earlier.documentId) return false
  if (a.kind === 'setProps' && b.kind === 'setProps') return a.blockId === b.blockId
  if (a.kind === 'setSection' && b.kind === 'setSection') return a.sectionId === b.sectionId
  // NOTE a phone placement freezes the automatic order, which the second one no longer does; both give the same end.
  if (a.kind === 'place' && b.kind === 'place') return a.blockId === b.blockId && a.view === b.view
  return false
}
