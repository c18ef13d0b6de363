/**
 * Whether what is kept on the device can be read: it may be damaged, or of another version of the studio. Only its form is looked
 * at; what is wrong in any other way, such as a text that is too long, the server refuses with a reason. Pure.
 */

import { operation } from '@sitewright/api/content/shapes'
import { siteOperation } from '@sitewright/api/content/site-draft'
import { SITE } from './change.ts'
import type { OutsideChange } from './outside.ts'

type Issue = NonNullable<ReturnType<typeof operation.safeParse>['error']>['issues'][number]

export function isReadableEntry(entry: unknown): boolean {
  const { inverse } = fieldsOf(entry)
  return isEdit(entry) && (inverse === undefined || isChange(inverse))
}

export function isReadableBatch(batch: unknown): boolean {
  const { documentId, batchId, baseRevision, sequences } = fieldsOf(batch)
  const isNamed = isText(documentId) && isText(batchId)
  return isNamed && isNumber(baseRevision) && isListOf(sequences, isNumber)
}

export function isReadableConflict(item: unknown): boolean {
  const { id, documentId, done } = fieldsOf(item)
  const isDone = (edit: unknown) => isEdit(edit) && isChange(fieldsOf(edit).inverse)
  return isText(id) && isText(documentId) && isListOf(done, isDone)
}

export function isReadableStep(step: unknown): boolean {
  const { label, changes, inverses, before, after, at, outside } = fieldsOf(step)
  const hasEdits = isListOf(changes, isChange) && isListOf(inverses, isChange)
  const isDone = outside === undefined || isOutsideStep(outside)
  return isText(label) && isNumber(at) && hasEdits && isDone && [before, after].every(isSelection)
}

/** Fields of each change of what is no draft that are words. */
const OUTSIDE: Readonly<Record<OutsideChange['kind'], readonly string[]>> = {
  placeItem: ['itemId', 'besideId', 'side'],
  removeItem: ['itemId', 'title'],
  restoreItem: ['itemId', 'title'],
  setItem: ['itemId'],
}

function isOutsideStep(value: unknown): boolean {
  const { change, inverse } = fieldsOf(value)
  return [change, inverse].every((one) => {
    const fields = fieldsOf(one)
    const names = Object.entries(OUTSIDE).find(([kind]) => kind === fields.kind)?.[1]
    const hasValues = fields.kind !== 'setItem' || typeof fields.values === 'object'
    return names?.every((name) => isText(fields[name])) === true && hasValues
  })
}

function isSelection(value: unknown): boolean {
  const { kind, blockIds } = fieldsOf(value)
  return isText(kind) && (kind !== 'blocks' || isListOf(blockIds, isText))
}

/** Whether an edit is of a kind that this version of the studio does not know: another one will read it. */
export function isOfOtherVersion(entry: unknown): boolean {
  const { operation: made } = fieldsOf(fieldsOf(entry).change)
  if (!hasKind(made)) return false
  return [operation, siteOperation].every((schema) =>
    schema.safeParse(made).error?.issues.some(({ path }) => path[0] === 'kind'),
  )
}

function isEdit(value: unknown): boolean {
  const { change, target } = fieldsOf(value)
  return isChange(change) && (target === undefined || isText(fieldsOf(fieldsOf(target).block).id))
}

function isChange(value: unknown): boolean {
  const { documentId, operation: made } = fieldsOf(value)
  if (documentId === SITE) return hasForm(siteOperation, made)
  return isText(documentId) && hasForm(operation, made)
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

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function hasKind(value: unknown): boolean {
  return isText(fieldsOf(value).kind)
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne)
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number'
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
