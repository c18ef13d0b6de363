/**
 * Whether what is kept on the device can be read: it may be damaged, or of another version of the studio. Only its form is looked
 * at; what is wrong in any other way, such as a text that is too long, the server refuses with a reason. Pure.
 */

import { operation } from '@sitewright/api/content/shapes'
import { siteOperation } from '@sitewright/api/content/site-draft'
import { SITE } from './change.ts'
import type { ConflictItem } from './conflict-item.ts'
import type { Step } from './history.ts'
import type { JournalBatch, JournalEntry } from './journal.ts'

/** Something of which nothing is known yet. */
type Unknown<Kept> = Partial<Record<keyof Kept, unknown>> | null | undefined

type Issue = NonNullable<ReturnType<typeof operation.safeParse>['error']>['issues'][number]

export function isReadableEntry(entry: JournalEntry): boolean {
  return isEdit(entry) && (entry.inverse === undefined || isChange(entry.inverse))
}

export function isReadableBatch(batch: JournalBatch): boolean {
  const { documentId, batchId, baseRevision, sequences }: Unknown<JournalBatch> & object = batch
  const isNamed = typeof documentId === 'string' && typeof batchId === 'string'
  return isNamed && typeof baseRevision === 'number' && isListOf(sequences, isNumber)
}

export function isReadableConflict(item: ConflictItem): boolean {
  const { id, documentId, done }: Unknown<ConflictItem> & object = item ?? {}
  const isNamed = typeof id === 'string' && typeof documentId === 'string'
  const isDone = (edit: unknown) => isEdit(edit) && isChange((edit as JournalEntry).inverse)
  return isNamed && isListOf(done, isDone) && item.done.length > 0
}

export function isReadableStep(step: Step): boolean {
  const { label, changes, inverses, before, after, at }: Unknown<Step> & object = step ?? {}
  const isLabelled = typeof label === 'string' && isNumber(at)
  const hasEdits = isListOf(changes, isChange) && isListOf(inverses, isChange)
  return isLabelled && hasEdits && [before, after].every(hasKind)
}

/** Whether an edit is of a kind that this version of the studio does not know: another one will read it. */
export function isOfOtherVersion(entry: JournalEntry): boolean {
  const kept = (entry as Unknown<JournalEntry>)?.change as JournalEntry['change'] | null | undefined
  const made = kept?.operation
  if (!hasKind(made)) return false
  return [operation, siteOperation].every((schema) =>
    schema.safeParse(made).error?.issues.some(({ path }) => path[0] === 'kind'),
  )
}

function isEdit(value: unknown): boolean {
  const { change, target } = (value ?? {}) as { change?: unknown; target?: { block?: unknown } }
  return isChange(change) && (target === undefined || typeof target?.block === 'object')
}

function isChange(value: unknown): boolean {
  const { documentId, operation: made } = (value ?? {}) as {
    documentId?: unknown
    operation?: unknown
  }
  if (documentId === SITE) return hasForm(siteOperation, made)
  return typeof documentId === 'string' && hasForm(operation, made)
}

function hasForm(schema: typeof operation | typeof siteOperation, value: unknown): boolean {
  const { error } = schema.safeParse(value)
  return !error?.issues.some(isAboutForm)
}

/** Whether an issue is about a value of another kind than the studio works with. */
function isAboutForm(issue: Issue): boolean {
  if (issue.code === 'invalid_type') return true
  // A literal, which tells one form from another.
  if (issue.code === 'invalid_value') return issue.values.length === 1
  // Settings of a block, which a function checks.
  if (issue.code === 'custom') return issue.path.at(-1) === 'props'
  // Each form that a value may have gives its own issues; a value with one of the forms has none about that.
  return (
    issue.code === 'invalid_union' &&
    (issue.errors.length === 0 || issue.errors.every((issues) => issues.some(isAboutForm)))
  )
}

function hasKind(value: unknown): boolean {
  return typeof (value as { kind?: unknown } | null | undefined)?.kind === 'string'
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne)
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number'
}
