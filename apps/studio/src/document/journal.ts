/**
 * Write-ahead journal: edits that the server has not confirmed, kept on this device so that neither a crash nor a lost
 * connection takes them. A visit (one tab) writes its own entries; a later visit sends what an ended one left.
 */

import type { Id } from '@sitewright/core/id'
import type { Change } from './change.ts'
import type { HistoryStore, KeptHead, KeptStep } from './kept-history.ts'

export interface JournalEntry {
  readonly visitId: string
  /** Counts up within a visit; one number, one entry. */
  readonly sequence: number
  readonly change: Change
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

export interface Journal extends HistoryStore {
  put(entry: JournalEntry): Promise<void>
  putBatch(batch: JournalBatch): Promise<void>
  /** Forgets a batch and its entries: the server has them. */
  settle(batch: JournalBatch): Promise<void>
  entries(visitId: string): Promise<readonly JournalEntry[]>
  batches(visitId: string): Promise<readonly JournalBatch[]>
  /** Visits that left entries and have ended. */
  endedVisits(): Promise<readonly string[]>
  forget(visitId: string): Promise<void>
}

/** A journal that ends with the page: for tests, and for browsers that refuse to store anything. */
export function createMemoryJournal(): Journal {
  let entries: JournalEntry[] = []
  let batches: JournalBatch[] = []
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
    entries: async (visitId) =>
      entries.filter(isOf(visitId)).sort((a, b) => a.sequence - b.sequence),
    batches: async (visitId) => batches.filter(isOf(visitId)),
    endedVisits: async () => [...new Set(entries.map(({ visitId }) => visitId))],
    async forget(visitId) {
      entries = entries.filter((entry) => entry.visitId !== visitId)
      batches = batches.filter((batch) => batch.visitId !== visitId)
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
