/** Applies a batch of edits to a document again, as the editor did, or says why it cannot be done. Pure. */

import { applyOperation, isRefused, type Operation } from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { pathsOfBatches, pathsOverlap, touchedPaths } from '@sitewright/core/document/touched-paths'
import { Problem } from '@sitewright/core/problem'
import { checkOperation } from './check-operation.ts'
import { fail } from './errors.ts'
import type { DocumentKind } from './tables.ts'

/** Bytes of a document as JSON. */
const MAX_DOCUMENT_BYTES = 500 * 1024
/** Sections of a document. */
const MAX_SECTIONS = 200

export interface Edits {
  /** Kind of document, whose own messages say that it is too large. */
  readonly kind: DocumentKind
  readonly operations: readonly Operation[]
  /** Batches saved after the revision that these edits were made on; null for a replaced document. */
  readonly since: readonly (readonly Operation[] | null)[]
}

/** The document after all of the edits, and the edits as they were applied: all of them or none. */
export function applyEdits(
  document: PageDocument,
  { kind, operations, since }: Edits,
): { document: PageDocument; operations: readonly Operation[] } | Problem {
  const touched = pathsOfBatches(since, touchedPaths)
  const isBehind = since.length > 0
  const applied: Operation[] = []
  let current = document
  for (const operation of operations) {
    if (pathsOverlap(touchedPaths(operation), touched)) return fail('conflict')
    const fitted = isBehind ? fitIndex(current, operation) : operation
    const checked = checkOperation(current, fitted)
    if (checked instanceof Problem) return checked
    const result = applyOperation(current, checked)
    if (isRefused(result)) return refusal(result.refused, isBehind)
    current = result.document
    applied.push(checked)
  }
  const isField = kind === 'field'
  if (current.sectionOrder.length > MAX_SECTIONS) {
    return fail(isField ? 'tooManyFieldSections' : 'tooManySections')
  }
  if (Buffer.byteLength(JSON.stringify(current)) > MAX_DOCUMENT_BYTES) {
    return fail(isField ? 'fieldTooLarge' : 'documentTooLarge')
  }
  return { document: current, operations: applied }
}

/** Moves an index past the end to the end, where others took sections away. */
function fitIndex(document: PageDocument, operation: Operation): Operation {
  const count = document.sectionOrder.length
  if (operation.kind === 'insertSection') {
    return { ...operation, index: Math.min(operation.index, count) }
  }
  if (operation.kind === 'moveSection') {
    return { ...operation, index: Math.min(operation.index, Math.max(count - 1, 0)) }
  }
  return operation
}

/** Refusal of a missing target: a conflict on top of other people's edits; otherwise the client is wrong. */
function refusal(refused: string, isBehind: boolean): Problem {
  if (refused === 'tooManyBlocks') return fail('tooManyBlocks')
  return fail(isBehind ? 'conflict' : 'badOperation')
}
