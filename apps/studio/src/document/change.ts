/** Edits of everything on the screen at once: a page, the footer below it, and what the site drafts beside its documents. */

import {
  applyOperation,
  isRefused,
  type Operation,
  type Refused,
} from '@sitewright/core/document/operation'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import {
  applySiteOperation,
  isSiteRefused,
  type SiteDraft,
  type SiteOperation,
  type SiteRefused,
} from '@sitewright/core/site/site-operation'

/** Stands for the site's draft beside its documents where a document's id stands for that document. */
export const SITE = 'site'

export interface DocumentChange {
  readonly documentId: Id
  readonly operation: Operation
}

export interface SiteChange {
  readonly documentId: typeof SITE
  readonly operation: SiteOperation
}

export type Change = DocumentChange | SiteChange
export type AnyOperation = Change['operation']

export type Documents = Readonly<Record<Id, PageDocument>>

export interface Drafts {
  readonly documents: Documents
  readonly site: SiteDraft
}

export type Refusal = Refused['refused'] | SiteRefused['refused'] | 'documentMissing'

/** The sections of each document, in their order. */
export function sectionOrders(documents: Documents): Readonly<Record<Id, readonly Id[]>> {
  return Object.fromEntries(
    Object.entries(documents).map(([id, { sectionOrder }]) => [id, sectionOrder]),
  )
}

export interface AppliedChanges {
  readonly drafts: Drafts
  /** Give the old drafts back when applied in this order. */
  readonly inverses: readonly Change[]
}

export function isSiteChange(change: Change): change is SiteChange {
  return change.documentId === SITE
}

/** Applies all of the changes or none of them. */
export function applyChanges(
  drafts: Drafts,
  changes: readonly Change[],
): AppliedChanges | { readonly refused: Refusal } {
  let current = drafts
  const inverses: Change[] = []
  for (const change of changes) {
    const result = applyChange(current, change)
    if ('refused' in result) return result
    current = result.drafts
    inverses.unshift(result.inverse)
  }
  return { drafts: current, inverses }
}

function applyChange(
  drafts: Drafts,
  change: Change,
): { drafts: Drafts; inverse: Change } | { readonly refused: Refusal } {
  if (isSiteChange(change)) {
    const result = applySiteOperation(drafts.site, change.operation)
    if (isSiteRefused(result)) return result
    return {
      drafts: { ...drafts, site: result.draft },
      inverse: { documentId: SITE, operation: result.inverse },
    }
  }
  const { documentId, operation } = change
  const document = drafts.documents[documentId]
  if (!document) return { refused: 'documentMissing' }
  const result = applyOperation(document, operation)
  if (isRefused(result)) return result
  return {
    drafts: { ...drafts, documents: { ...drafts.documents, [documentId]: result.document } },
    inverse: { documentId, operation: result.inverse },
  }
}

/** Applies what still can be applied; what cannot is left out and counted. */
export function applyPossible(drafts: Drafts, changes: readonly Change[]) {
  let current = drafts
  const applied: Change[] = []
  const inverses: Change[] = []
  for (const change of changes) {
    const result = applyChanges(current, [change])
    if ('refused' in result) continue
    current = result.drafts
    applied.push(change)
    inverses.unshift(...result.inverses)
  }
  return { drafts: current, applied, inverses, skipped: changes.length - applied.length }
}

/** Whether the later of two neighbouring changes makes the earlier one meaningless. */
export function supersedes(later: Change, earlier: Change): boolean {
  if (later.documentId !== earlier.documentId) return false
  if (isSiteChange(later)) return isSiteChange(earlier) && setsTheSame(later, earlier)
  if (isSiteChange(earlier)) return false
  const a = later.operation
  const b = earlier.operation
  if (a.kind === 'setProps' && b.kind === 'setProps') return a.blockId === b.blockId
  if (a.kind === 'setSection' && b.kind === 'setSection') return a.sectionId === b.sectionId
  // NOTE a phone placement freezes the automatic order, which the second one no longer does; both give the same end.
  if (a.kind === 'place' && b.kind === 'place') return a.blockId === b.blockId && a.view === b.view
  return false
}

/** Whether a change of the site sets everything that another one set. */
function setsTheSame({ operation: a }: SiteChange, { operation: b }: SiteChange): boolean {
  if (a.kind === 'setHeader' && b.kind === 'setHeader') return hasKeysOf(a.values, b.values)
  if (a.kind === 'setTweaks' && b.kind === 'setTweaks') return hasKeysOf(a.values, b.values)
  if (a.kind === 'setCss' && b.kind === 'setCss') return true
  if (a.kind === 'setPage' && b.kind === 'setPage') {
    const [{ settings: mine = {}, ...fields }, { settings = {}, ...others }] = [a.values, b.values]
    return a.pageId === b.pageId && hasKeysOf(fields, others) && hasKeysOf(mine, settings)
  }
  return false
}

function hasKeysOf(values: object, others: object): boolean {
  return Object.keys(others).every((key) => Object.hasOwn(values, key))
}
