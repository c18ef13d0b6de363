/** Recovery from the journal: sends what an earlier visit could not save, before the page is opened again. */

import type { Id } from '@sitewright/core/id'
import type { SaveAnswer, SaveFailure, SaveRequest } from './autosave.ts'
import type { AnyOperation } from './change.ts'
import type { Journal, JournalEntry } from './journal.ts'
import { firstPart } from './save-queue.ts'

export interface Recovered {
  /** Operations that are on the server now. */
  readonly saved: number
  /** Operations that the server refused, with its reason; they stay in the journal until the owner lets go of them. */
  readonly refused: readonly { readonly visitId: string; readonly message: string }[]
}

type Send = (documentId: Id, request: SaveRequest) => Promise<SaveAnswer>

export async function recover(
  journal: Journal,
  { send, revisionOf }: { send: Send; revisionOf(documentId: Id): number | undefined },
): Promise<Recovered> {
  let saved = 0
  const refused: { visitId: string; message: string }[] = []
  for (const visitId of await journal.endedVisits()) {
    try {
      saved += await sendVisit(journal, visitId, { send, revisionOf })
    } catch (failure) {
      const { status = 0, message = '' } = failure as Partial<SaveFailure>
      if (status < 400 || status >= 500 || status === 401) throw failure
      refused.push({ visitId, message })
    }
  }
  return { saved, refused }
}

async function sendVisit(
  journal: Journal,
  visitId: string,
  { send, revisionOf }: { send: Send; revisionOf(documentId: Id): number | undefined },
): Promise<number> {
  let entries = await journal.entries(visitId)
  let saved = 0
  const deliver = async (
    documentId: Id,
    part: readonly JournalEntry[],
    request: Omit<SaveRequest, 'operations'>,
  ) => {
    const operations: readonly AnyOperation[] = part.map(({ change }) => change.operation)
    const sequences = part.map(({ sequence }) => sequence)
    if (operations.length > 0) await send(documentId, { ...request, operations })
    await journal.settle({ visitId, documentId, sequences, ...request })
    entries = entries.filter(({ sequence }) => !sequences.includes(sequence))
    saved += operations.length
  }

  // The server may have these already: only the very same batch is recognised.
  for (const { documentId, sequences, batchId, baseRevision } of await journal.batches(visitId)) {
    const part = entries.filter(({ sequence }) => sequences.includes(sequence))
    await deliver(documentId, part, { batchId, baseRevision })
  }
  while (entries.length > 0) {
    const documentId = entries[0]?.change.documentId ?? ''
    const baseRevision = revisionOf(documentId)
    // Documents of other pages wait until those are opened.
    if (baseRevision === undefined) {
      entries = entries.filter(({ change }) => change.documentId !== documentId)
      continue
    }
    const part = firstPart(entries.filter(({ change }) => change.documentId === documentId))
    await deliver(documentId, part, { batchId: crypto.randomUUID(), baseRevision })
  }
  return saved
}
