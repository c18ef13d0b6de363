/**
 * Write-ahead journal: edits that the server has not confirmed, kept on this device so that neither a crash nor a lost
 * connection takes them. A visit (one tab) writes its own entries; a later visit sends what an ended one left.
 */

import type { Id } from '@sitewright/core/id'
import type { Change, PlacedBlock } from './change.ts'
import type { ConflictItem } from './conflict-item.ts'
import type { HistoryStore, KeptHead, KeptStep } from './kept-history.ts'

export interface JournalEntry {
  readonly visitId: string
  /** Counts up within a visit; one number, one entry. */
  readonly sequence: number
  readonly change: Change
  /** The change that takes it back; absent in entries of earlier versions of the studio. */
  readonly inverse?: Change
  readonly target?: PlacedBlock
}

/** Idempotency: a request that was put together. Sent again after a crash, it must be the very same one. */
export interface JournalBatch {
  readonly visitId: string
  readonly documentId: Id
  readonly batchId: string
  readonly baseRevision: number
  /** Sequences of the entries it carries. */
  readonly sequences: readonly number[]
}

/** A conflict that is kept until its owner has settled it. */
export interface KeptConflict {
  readonly visitId: string
  readonly id: string
  readonly item: ConflictItem
}

/** A visit's unsent edits after they were put on top of someone else's: written all at once. */
export interface JournalRebase {
  readonly visitId: string
  /** A batch that was refused and is not sent again. */
  readonly batchId?: string | undefined
  /** Entries as they are now. */
  readonly entries: readonly JournalEntry[]
  /** Sequences of entries that are no longer to be sent. */
  readonly gone: readonly number[]
  readonly conflicts: readonly ConflictItem[]
}

export interface Journal extends HistoryStore {
  put(entry: JournalEntry): Promise<void>
  putBatch(batch: JournalBatch): Promise<void>
  /** Forgets a batch and its entries: the server has them. */
  settle(batch: JournalBatch): Promise<void>
  rebase(rebase: JournalRebase): Promise<void>
  conflicts(visitId: string): Promise<readonly ConflictItem[]>
  dropConflict(visitId: string, id: string): Promise<void>
  /** Forgets entries that another visit has taken over. */
  dropEntries(visitId: string, sequences: readonly number[]): Promise<void>
  entries(visitId: string): Promise<readonly JournalEntry[]>
  batches(visitId: string): Promise<readonly JournalBatch[]>
  /** Visits that left entries or conflicts and have ended. */
  endedVisits(): Promise<readonly string[]>
  forget(visitId: string): Promise<void>
}

/** A journal that ends with the page: for tests, and for browsers that refuse to store anything. */
export function createMemoryJournal(): Journal {
  let entries: JournalEntry[] = []
  let batches: JournalBatch[] = []
  let conflicts: KeptConflict[] = []
  let heads: KeptHead[] = []
  let steps: KeptStep[] = []
  const isOf = (visitId: string) => (item: { visitId: string }) => item.visitId === visitId
  return {
    async put(entry) {
      const isSame = (other: JournalEntry) =>
        other.visitId === entry.visitId && other.sequence === entry.sequence
      entries = [...entries.filter((other) => !isSame(other)), entry]
    },
    async putBatch(batch) {
      batches = [...batches, batch]
    },
    async settle({ visitId, batchId, sequences }) {
      batches = batches.filter((batch) => batch.batchId !== batchId)
      entries = entries.filter(
        (entry) => entry.visitId !== visitId || !sequences.includes(entry.sequence),
      )
    },
    async rebase({ visitId, batchId, entries: written, gone, conflicts: items }) {
      const rewritten = new Set([...gone, ...written.map(({ sequence }) => sequence)])
      entries = [
        ...entries.filter((entry) => entry.visitId !== visitId || !rewritten.has(entry.sequence)),
        ...written,
      ]
      batches = batches.filter((batch) => batch.batchId !== batchId)
      const ids = new Set(items.map(({ id }) => id))
      conflicts = [
        ...conflicts.filter((kept) => kept.visitId !== visitId || !ids.has(kept.id)),
        ...items.map((item) => ({ visitId, id: item.id, item })),
      ]
    },
    conflicts: async (visitId) => conflicts.filter(isOf(visitId)).map(({ item }) => item),
    async dropConflict(visitId, id) {
      conflicts = conflicts.filter((kept) => kept.visitId !== visitId || kept.id !== id)
    },
    async dropEntries(visitId, sequences) {
      entries = entries.filter(
        (entry) => entry.visitId !== visitId || !sequences.includes(entry.sequence),
      )
    },
    entries: async (visitId) =>
      entries.filter(isOf(visitId)).sort((a, b) => a.sequence - b.sequence),
    batches: async (visitId) => batches.filter(isOf(visitId)),
    endedVisits: async () => [...new Set([...entries, ...conflicts].map(({ visitId }) => visitId))],
    async forget(visitId) {
      entries = entries.filter((entry) => entry.visitId !== visitId)
      batches = batches.filter((batch) => batch.visitId !== visitId)
      conflicts = conflicts.filter((kept) => kept.visitId !== visitId)
    },
    async write({ head, steps: written }) {
      const isSame = (step: KeptStep) =>
        step.visitId === head.visitId &&
        (step.index >= head.count || written.some(({ index }) => index === step.index))
      steps = [...steps.filter((step) => !isSame(step)), ...written]
      heads = [head, ...heads.filter(({ visitId }) => visitId !== head.visitId)]
    },
    endedHeads: async () => heads,
    steps: async (visitId) => steps.filter(isOf(visitId)).sort((a, b) => a.index - b.index),
    async forgetHistory(visitId) {
      heads = heads.filter((head) => head.visitId !== visitId)
      steps = steps.filter((step) => step.visitId !== visitId)
    },
  }
}
