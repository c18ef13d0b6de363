/** Edits of everything on the screen at once: a page, the footer below it, and what the site drafts beside its documents. */

import {
  applyOperation,
  isRefused,
  type Operation,
  type Refused,
} from '@sitewright/core/document/operation'
import type { Block, PageDocument, Placement } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import {
  applySiteOperation,
  isSiteRefused,
  type SiteDraft,
  type SiteOperation,
  type SiteRefused,
} from '@sitewright/core/site/site-operation'
import { valuesOf, withValues } from './site-values.ts'

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

/** A block with its place on the desktop, which is all it takes to put it back. */
export interface PlacedBlock {
  readonly block: Block
  readonly desktop: Placement
}

/** A change that was applied, with what it replaced: enough to put it on top of another draft later, or to offer it back. */
export interface Done {
  readonly change: Change
  readonly inverse: Change
  /** The block whose settings were changed, as it was before. */
  readonly target?: PlacedBlock
}

export interface AppliedChanges {
  readonly drafts: Drafts
  readonly done: readonly Done[]
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
  const done: Done[] = []
  for (const change of changes) {
    const result = applyChange(current, change)
    if ('refused' in result) return result
    const target = targetOf(current, change)
    done.push({ change, inverse: result.inverse, ...(target && { target }) })
    current = result.drafts
  }
  return { drafts: current, done, inverses: done.map(({ inverse }) => inverse).reverse() }
}

/** The block whose settings a change replaces. */
function targetOf({ documents }: Drafts, change: Change): PlacedBlock | undefined {
  if (isSiteChange(change) || change.operation.kind !== 'setProps') return undefined
  const { sectionId, blockId } = change.operation
  const section = documents[change.documentId]?.sections[sectionId]
  const block = section?.blocks[blockId]
  const desktop = section?.desktop[blockId]
  return block && desktop ? { block, desktop } : undefined
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
  const done: Done[] = []
  for (const change of changes) {
    const result = applyChanges(current, [change])
    if ('refused' in result) continue
    current = result.drafts
    done.push(...result.done)
  }
  return { drafts: current, done }
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

/** Two neighbouring edits as one, of which the later makes the earlier meaningless. */
export function widened<Edit extends Done>(earlier: Edit, later: Done): Edit {
  const [first, second] = [earlier.inverse, later.inverse]
  const isSite = isSiteChange(first) && isSiteChange(second)
  // The later one may set more values than the earlier; what both set was first replaced by the earlier.
  const values = isSite && { ...valuesOf(second.operation), ...valuesOf(first.operation) }
  return {
    ...earlier,
    change: later.change,
    ...(values && {
      inverse: { ...second, operation: withValues(second.operation as SiteOperation, values) },
    }),
  }
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
