/** Queue of one document's changes to save. A batch that was sent once stays as it is until it is answered. */

import type { Id } from '@sitewright/core/id'
import { type AnyOperation, type Change, supersedes } from './change.ts'
import type { JournalBatch } from './journal.ts'

/** Limits of one request, well under the server's of 500 operations and 1 MB. */
const MAX_OPERATIONS = 200
const MAX_CHARACTERS = 400_000

interface Waiting {
  readonly sequence: number
  readonly change: Change
}

export interface Batch extends JournalBatch {
  readonly operations: readonly AnyOperation[]
}

export interface SaveQueue {
  revision: number
  readonly isEmpty: boolean
  readonly isSending: boolean
  /** Takes a change in; the sequence under which it is to be journalled. */
  add(change: Change, nextSequence: () => number): number
  /** The batch to send next: the unanswered one again, or a new one of what waits. */
  take(visitId: string): { readonly batch: Batch; readonly isNew: boolean } | undefined
  /** The batch arrived. */
  settle(revision: number): void
  /** It did not arrive: it will be taken again. */
  release(): void
  /** Operations that the server does not have yet, first made first. */
  unsent(): readonly AnyOperation[]
  clear(): void
}

export function createSaveQueue(documentId: Id, revision: number): SaveQueue {
  let waiting: readonly Waiting[] = []
  let batch: Batch | undefined
  let isSending = false

  return {
    revision,

    get isEmpty() {
      return waiting.length === 0 && batch === undefined
    },

    get isSending() {
      return isSending
    },

    add(change, nextSequence) {
      const last = waiting.at(-1)
      if (last && supersedes(change, last.change)) {
        waiting = waiting.with(-1, { sequence: last.sequence, change })
        return last.sequence
      }
      const sequence = nextSequence()
      waiting = [...waiting, { sequence, change }]
      return sequence
    },

    take(visitId) {
      if (isSending) return undefined
      const isNew = batch === undefined
      if (!batch) {
        const part = firstPart(waiting)
        if (part.length === 0) return undefined
        waiting = waiting.slice(part.length)
        batch = {
          visitId,
          documentId,
          batchId: crypto.randomUUID(),
          baseRevision: this.revision,
          sequences: part.map(({ sequence }) => sequence),
          operations: part.map(({ change }) => change.operation),
        }
      }
      isSending = true
      return { batch, isNew }
    },

    settle(newRevision) {
      this.revision = newRevision
      batch = undefined
      isSending = false
    },

    release() {
      isSending = false
    },

    unsent: () => [...(batch?.operations ?? []), ...waiting.map(({ change }) => change.operation)],

    clear() {
      waiting = []
      batch = undefined
      isSending = false
    },
  }
}

/** The head of the queue that fits into one request; always at least one operation. */
export function firstPart<Item extends { readonly change: Change }>(
  queue: readonly Item[],
): readonly Item[] {
  let characters = 0
  const end = queue.findIndex(({ change }, index) => {
    characters += JSON.stringify(change.operation).length
    return index > 0 && (index >= MAX_OPERATIONS || characters > MAX_CHARACTERS)
  })
  return end < 0 ? queue : queue.slice(0, end)
}
