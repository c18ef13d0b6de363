/** Queue of one document's changes to save. A batch that was sent once stays as it is until it is answered. */

import type { Id } from '@sitewright/core/id'
import { type Change, type Done, supersedes, widened } from './change.ts'
import type { JournalBatch } from './journal.ts'

/** Limits of one request, well under the server's of 500 operations and 1 MB. */
const MAX_OPERATIONS = 200
const MAX_BYTES = 400_000

/** An edit on its way to the server, by the number under which it is journalled. */
export interface Waiting extends Done {
  readonly sequence: number
}

export interface Batch extends JournalBatch {
  readonly edits: readonly Waiting[]
}

export interface SaveQueue {
  revision: number
  readonly isEmpty: boolean
  /** Whether a batch was sent that was not answered yet; it may have arrived. */
  readonly hasUnanswered: boolean
  /** Takes an edit in; gives it as it is to be journalled. */
  add(edit: Done, nextSequence: () => number): Waiting
  /** The batch to send next: the unanswered one again, or a new one of what waits. */
  take(visitId: string): { readonly batch: Batch; readonly isNew: boolean } | undefined
  /** The batch arrived. */
  settle(revision: number): void
  /** It did not arrive: it will be taken again. */
  release(): void
  /** Edits that the server does not have yet, first made first; those of an unanswered batch among them. */
  unsent(): readonly Waiting[]
  /** Goes on from another revision with these edits in the place of all that were unsent. */
  restart(revision: number, edits: readonly Waiting[]): void
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

    add(edit, nextSequence) {
      const last = waiting.at(-1)
      if (last && supersedes(edit.change, last.change)) {
        const both = widened(last, edit)
        waiting = waiting.with(-1, both)
        return both
      }
      const added = { ...edit, sequence: nextSequence() }
      waiting = [...waiting, added]
      return added
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
          edits: part,
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

    get hasUnanswered() {
      return batch !== undefined
    },

    unsent: () => [...(batch?.edits ?? []), ...waiting],

    restart(newRevision, edits) {
      this.revision = newRevision
      waiting = edits
      batch = undefined
      isSending = false
    },

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
  const encoder = new TextEncoder()
  let bytes = 0
  const end = queue.findIndex(({ change }, index) => {
    bytes += encoder.encode(JSON.stringify(change.operation)).length
    return index > 0 && (index >= MAX_OPERATIONS || bytes > MAX_BYTES)
  })
  return end < 0 ? queue : queue.slice(0, end)
}
