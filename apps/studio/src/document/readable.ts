/**
 * Whether what is kept on the device can be read: it may be damaged, or of another version of the studio. Only its form is looked
 * at; what is wrong in any other way, such as a text that is too long, the server refuses with a reason. Pure.
 */

import { operation } from '@sitewright/api/content/shapes'
import { siteOperation } from '@sitewright/api/content/site-draft'
import * as z from 'zod'
import { SITE } from './change.ts'
import type { ConflictItem } from './conflict-item.ts'
import type { Step } from './history.ts'
import type { JournalBatch, JournalEntry } from './journal.ts'

const documentId = z.custom<string>((id) => typeof id === 'string' && id !== SITE)

const change = z.union([
  z.object({ documentId: z.literal(SITE), operation: siteOperation }),
  z.object({ documentId, operation }),
])
const changes = z.array(change)
const selection = z.object({ kind: z.string() })
const placedBlock = z.object({ block: z.object({ id: z.string() }), desktop: z.object({}) })

const ENTRY = z.object({
  change,
  inverse: change.optional(),
  target: placedBlock.optional(),
})
const BATCH = z.object({
  documentId: z.string(),
  batchId: z.string(),
  baseRevision: z.number(),
  sequences: z.array(z.number()),
})
const CONFLICT = z.object({
  id: z.string(),
  documentId: z.string(),
  done: z.array(z.object({ change, inverse: change, target: placedBlock.optional() })).min(1),
})
const STEP = z.object({
  label: z.string(),
  changes,
  inverses: changes,
  before: selection,
  after: selection,
  at: z.number(),
})

export const isReadableEntry = (entry: JournalEntry) => hasForm(ENTRY, entry)
export const isReadableBatch = (batch: JournalBatch) => hasForm(BATCH, batch)
export const isReadableConflict = (item: ConflictItem) => hasForm(CONFLICT, item)
export const isReadableStep = (step: Step) => hasForm(STEP, step)

/** Fields whose form a function checks, which tells no kind of issue. */
const CHECKED_BY_HAND: ReadonlySet<unknown> = new Set(['props', 'documentId'])

function hasForm(schema: z.ZodType, value: unknown): boolean {
  const { error } = schema.safeParse(value)
  return !error?.issues.some(isAboutForm)
}

/** Whether an issue is about a value of another kind than the studio works with. */
function isAboutForm(issue: z.core.$ZodIssue): boolean {
  if (issue.code === 'invalid_type') return true
  // A literal, which tells one form from another.
  if (issue.code === 'invalid_value') return issue.values.length === 1
  if (issue.code === 'custom') return CHECKED_BY_HAND.has(issue.path.at(-1))
  // Each form that a value may have gives its own issues; a value with one of the forms has none about that.
  return (
    issue.code === 'invalid_union' &&
    (issue.errors.length === 0 || issue.errors.every((issues) => issues.some(isAboutForm)))
  )
}

/** Whether an edit is of a kind that this version of the studio does not know: another one will read it. */
export function isOfOtherVersion(entry: JournalEntry): boolean {
  const { kind } = (entry.change?.operation ?? {}) as { kind?: unknown }
  const known = [operation, siteOperation].some((schema) => {
    const issues = schema.safeParse({ kind }).error?.issues ?? []
    return !issues.some(({ path }) => path[0] === 'kind')
  })
  return typeof kind === 'string' && !known
}
