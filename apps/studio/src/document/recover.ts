/**
 * Recovery from the journal: batches of an earlier visit that were not answered are sent again, and the rest of what it left is
 * handed over to the visit that begins, which puts it on top of what the server has now.
 */

import type { Id } from '@sitewright/core/id'
import type { SaveAnswer, SaveRequest } from './autosave.ts'
import type { AnyOperation } from './change.ts'
import type { ConflictItem } from './conflict-item.ts'
import type { Journal, JournalEntry } from './journal.ts'
import {
  isOfOtherVersion,
  isReadableBatch,
  isReadableConflict,
  isReadableEntry,
} from './readable.ts'
import { asFailure, kindOfFailure } from './save-failure.ts'

export interface Recovered {
  /** Operations that are on the server now. */
  readonly saved: number
  /** Whether the server has, or may have, other drafts now than before. */
  readonly isStale: boolean
  readonly left: LeftBehind
  /** Edits and conflicts that are damaged, or of another version of the studio. */
  readonly unreadable: number
}

/** Edits and conflicts that ended visits have left of the documents that are open; they stay in their journal until `takeOver`. */
export interface LeftBehind {
  readonly entries: readonly JournalEntry[]
  readonly conflicts: readonly { readonly visitId: string; readonly item: ConflictItem }[]
}

type Send = (documentId: Id, request: SaveRequest) => Promise<SaveAnswer>

export async function recover(
  journal: Journal,
  { send, isOpen }: { send: Send; isOpen(documentId: Id): boolean },
): Promise<Recovered> {
  let saved = 0
  let isStale = false
  const entries: JournalEntry[] = []
  const conflicts: LeftBehind['conflicts'][number][] = []
  let unreadable = 0
  for (const visitId of await journal.endedVisits()) {
    for (const batch of await journal.batches(visitId)) {
      const answered = await sendAgain(journal, batch, send)
      saved += answered.saved
      isStale = true
    }
    unreadable += await forgetDamaged(journal, visitId)
    for (const entry of await journal.entries(visitId)) {
      if (isReadableEntry(entry) && isOpen(entry.change.documentId)) entries.push(entry)
    }
    for (const item of await journal.conflicts(visitId)) {
      if (isOpen(item.documentId)) conflicts.push({ visitId, item })
    }
  }
  return { saved, isStale, left: { entries, conflicts }, unreadable }
}

/**
 * Counts what cannot be read, and forgets what no version will read, so that it is told once. What a newer version has kept
 * stays for that.
 */
async function forgetDamaged(journal: Journal, visitId: string): Promise<number> {
  const entries = (await journal.entries(visitId)).filter((entry) => !isReadableEntry(entry))
  const damaged = entries.filter((entry) => !isOfOtherVersion(entry))
  await journal.dropEntries(
    visitId,
    damaged.map(({ sequence }) => sequence),
  )
  const conflicts = (await journal.conflicts(visitId)).filter((item) => !isReadableConflict(item))
  for (const item of conflicts) {
    if (typeof item?.id === 'string') await journal.dropConflict(visitId, item.id)
  }
  return entries.length + conflicts.length
}

/** The server may have the batch already: only the very same one is recognised. A refused one becomes edits again. */
async function sendAgain(
  journal: Journal,
  batch: Awaited<ReturnType<Journal['batches']>>[number],
  send: Send,
): Promise<{ saved: number }> {
  const { visitId, documentId, batchId, baseRevision, sequences } = batch
  const asEdits = async () => {
    await journal.rebase({ visitId, batchId, entries: [], gone: [], conflicts: [] })
    return { saved: 0 }
  }
  if (!isReadableBatch(batch)) return asEdits()
  const part = (await journal.entries(visitId)).filter(({ sequence }) =>
    sequences.includes(sequence),
  )
  if (!part.every(isReadableEntry)) return asEdits()
  const operations: readonly AnyOperation[] = part.map(({ change }) => change.operation)
  try {
    if (operations.length > 0) await send(documentId, { batchId, baseRevision, operations })
    await journal.settle(batch)
    return { saved: operations.length }
  } catch (trouble) {
    if (kindOfFailure(asFailure(trouble)) !== 'refused') throw trouble
    return asEdits()
  }
}

/** Forgets what ended visits have left once another visit has written it into its own journal. */
export async function takeOver(
  journal: Journal,
  { entries, conflicts }: LeftBehind,
): Promise<void> {
  for (const { visitId, sequence } of entries) await journal.dropEntries(visitId, [sequence])
  for (const { visitId, item } of conflicts) await journal.dropConflict(visitId, item.id)
}
