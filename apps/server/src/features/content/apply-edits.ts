/** Applies a batch of edits to a document again, as the editor did, or says why it cannot be done. Pure. */

import { applyOperation, isRefused, type Operation } from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { hasTooManyServiceGalleries } from '@sitewright/core/document/service-galleries'
import { touchedPaths } from '@sitewright/core/document/touched-paths'
import { Problem } from '@sitewright/core/problem'
import { checkOperation } from './check-operation.ts'
import { conflictsWith, type SavedBatch } from './conflicts.ts'
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
  /** Batches saved after the revision that these edits were made on. */
  readonly since: readonly SavedBatch<Operation>[]
}

/** The document after all of the edits, and the edits as they were applied: all of them or none. */
export function applyEdits(
  document: PageDocument,
  { kind, operations, since }: Edits,
): { document: PageDocument; operations: readonly Operation[] } | Problem {
  const conflicts = conflictsWith(operations, since, touchedPaths)
  if (conflicts.length > 0) return fail('conflict', { conflict: { conflicts } })
  const isBehind = since.length > 0
  const applied: Operation[] = []
  const versions = [document]
  let current = document
  for (const [index, operation] of operations.entries()) {
    const fitted = isBehind ? fitIndex(current, operation) : operation
    const checked = checkOperation(current, fitted)
    if (checked instanceof Problem) return checked.with({ index })
    const result = applyOperation(current, checked)
    if (isRefused(result)) return refusal(result.refused, { isBehind, index })
    current = result.document
    applied.push(checked)
    versions.push(current)
  }
  return (
    tooMuch(current, { kind, operations: applied, versions }) ?? {
      document: current,
      operations: applied,
    }
  )
}

interface Applied extends Pick<Edits, 'kind' | 'operations'> {
  /** The document before all edits, and after each of them. */
  readonly versions: readonly PageDocument[]
}

/** Refusal of a document that has outgrown its limits; the section too many is the one that was added last. */
function tooMuch(
  document: PageDocument,
  { kind, operations, versions }: Applied,
): Problem | undefined {
  const isField = kind === 'field'
  if (document.sectionOrder.length > MAX_SECTIONS) {
    const index = operations.findLastIndex((operation) => operation.kind === 'insertSection')
    return fail(isField ? 'tooManyFieldSections' : 'tooManySections', { index })
  }
  if (adds(operations) && hasTooManyServiceGalleries(document)) {
    const index = operations.findLastIndex(({ kind: what }) => ADDING.has(what))
    return fail('tooManyServiceGalleries', { index })
  }
  if (!isTooLarge(document)) return undefined
  const index = outgrownAt(versions)
  return fail(isField ? 'fieldTooLarge' : 'documentTooLarge', {
    ...(index !== undefined && { index }),
  })
}

const ADDING: ReadonlySet<Operation['kind']> = new Set(['insertBlock', 'insertSection'])

/** A page that has too much already can still be edited. */
function adds(operations: readonly Operation[]): boolean {
  return operations.some(({ kind }) => ADDING.has(kind))
}

function isTooLarge(document: PageDocument): boolean {
  return Buffer.byteLength(JSON.stringify(document)) > MAX_DOCUMENT_BYTES
}

/** Binary search for an edit with which the document grew too large; undefined where it was too large before. */
function outgrownAt(versions: readonly PageDocument[]): number | undefined {
  const [first] = versions
  if (!first || isTooLarge(first)) return undefined
  let [fits, outgrown] = [0, versions.length - 1]
  while (outgrown - fits > 1) {
    const middle = Math.floor((fits + outgrown) / 2)
    const version = versions[middle]
    if (version && isTooLarge(version)) outgrown = middle
    else fits = middle
  }
  return fits
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
function refusal(
  refused: string,
  { isBehind, index }: { isBehind: boolean; index: number },
): Problem {
  if (refused === 'tooManyBlocks') return fail('tooManyBlocks', { index })
  if (isBehind) return fail('conflict', { index, conflict: { conflicts: [{ index }] } })
  return fail('badOperation', { index })
}
