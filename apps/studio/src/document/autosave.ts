/**
 * Autosave with a write-ahead journal: a change goes to the journal at once, and to the server after a debounce. One
 * request at a time for each document. What fails is tried again; what is refused is set aside and offered back.
 */

import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { SiteDraft } from '@sitewright/core/site/site-operation'
import type { AnyOperation, Done } from './change.ts'
import type { ConflictItem } from './conflict-item.ts'
import type { Journal } from './journal.ts'
import {
  asFailure,
  kindOfFailure,
  NO_VERDICT,
  type SaveFailure,
  type TheirDraft,
  type Verdict,
  verdictOn,
} from './save-failure.ts'
import { type Batch, createSaveQueue, type SaveQueue, type Waiting } from './save-queue.ts'
import type { SaveProblem, SaveState } from './session.ts'

/** Debounce: milliseconds without a change after which it is saved. */
export const QUIET_MS = 800
/** Milliseconds after which a change is saved even if others keep coming. */
export const LONGEST_WAIT_MS = 3000
/** Exponential backoff: milliseconds until the first retry, doubled after each failure up to the slowest. */
const FIRST_RETRY_MS = 1000
const SLOWEST_RETRY_MS = 30_000

export interface SaveRequest {
  readonly baseRevision: number
  readonly batchId: string
  readonly operations: readonly AnyOperation[]
}

export interface SaveAnswer {
  readonly revision: number
  /** Set when someone else saved first. */
  readonly rebased?: PageDocument | SiteDraft | undefined
}

/** Result for unsent edits that were put on top of someone else's. */
export interface Adopted {
  readonly kept: readonly Waiting[]
  /** Conflicts that came about, or that have more in them now. */
  readonly conflicts: readonly ConflictItem[]
}

export interface AutosaveOptions {
  /** Documents with the revisions that they were opened at. */
  readonly revisions: Readonly<Record<Id, number>>
  readonly visitId: string
  readonly journal: Journal
  /** Both reject with a `SaveFailure`. */
  send(documentId: Id, request: SaveRequest): Promise<SaveAnswer>
  fetchDraft(documentId: Id): Promise<TheirDraft>
  /** Resolves once the owner has signed in again; rejects when they would rather not. */
  onUnauthorized(): Promise<void>
  onState(state: SaveState, problem?: SaveProblem): void
  /** Puts `unsent` on top of what the server has; without a draft, the document is gone. */
  onTheirs(
    documentId: Id,
    draft: TheirDraft['draft'] | undefined,
    unsent: readonly Waiting[],
    verdict: Verdict,
  ): Adopted
}

export interface Autosave {
  add(edits: readonly Done[]): void
  /** Takes in a document that was made just now. */
  open(documentId: Id, revision: number): void
  /** Takes over what others have saved, unless a batch is under way, whose answer will tell. */
  adopt(documentId: Id, theirs: TheirDraft): void
  /** Whether a batch of the document was sent and not answered. */
  isUnderWay(documentId: Id): boolean
  /** Calls back whenever a batch was answered; the answer ends that. */
  onSettled(listener: () => void): () => void
  /** Revision of the draft that unsent edits are made on. */
  revisionOf(documentId: Id): number | undefined
  /** Sends what is left without waiting; resolves when all is saved or the first attempt failed. */
  flush(): Promise<void>
  /** Tries at once what failed before: the network is back, or the owner asked for it. */
  retry(): void
  readonly hasUnsaved: boolean
  /** Lets go of everything that was not saved. */
  discard(): void
  stop(): void
}

export function createAutosave(options: AutosaveOptions): Autosave {
  const { journal, visitId } = options
  const queues = new Map<Id, SaveQueue>()
  for (const [id, revision] of Object.entries(options.revisions)) {
    queues.set(id, createSaveQueue(id, revision))
  }
  const settledListeners = new Set<() => void>()
  let sequence = 0
  let state: SaveState = 'saved'
  let quietTimer: ReturnType<typeof setTimeout> | undefined
  let firstWaitingAt: number | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  let isStopped = false
  let signingIn: Promise<void> | undefined

  const hasUnsaved = () => [...queues.values()].some((queue) => !queue.isEmpty)
  const setState = (next: SaveState, problem?: SaveProblem) => {
    if (state === next && next !== 'attention') return
    state = next
    if (!isStopped) options.onState(next, problem)
  }

  const arrived = async (queue: SaveQueue, batch: Batch, answer: SaveAnswer) => {
    queue.settle(answer.revision)
    retryMs = FIRST_RETRY_MS
    const { revision, rebased } = answer
    if (rebased) putOnTop(queue, batch.documentId, { revision, draft: rebased })
    for (const listener of settledListeners) listener()
    await journal.settle(batch).catch(ignoreJournal)
  }

  const putOnTop = (
    queue: SaveQueue,
    documentId: Id,
    theirs: TheirDraft | undefined,
    { verdict = NO_VERDICT, batchId }: { verdict?: Verdict; batchId?: string } = {},
  ) => {
    const unsent = queue.unsent()
    const { kept, conflicts } = options.onTheirs(documentId, theirs?.draft, unsent, verdict)
    queue.restart(theirs?.revision ?? queue.revision, kept)
    const isKept = new Set(kept.map(({ sequence }) => sequence))
    const gone = unsent.flatMap(({ sequence }) => (isKept.has(sequence) ? [] : [sequence]))
    const entries = kept.map((edit) => ({ ...edit, visitId }))
    void journal.rebase({ visitId, batchId, entries, gone, conflicts }).catch(ignoreJournal)
  }

  /** Sets aside what is refused and goes on with the rest; false when the draft cannot be had now. */
  const refused = async (queue: SaveQueue, batch: Batch, failure: SaveFailure) => {
    const { documentId, batchId } = batch
    let theirs: TheirDraft | undefined = failure.conflict
    if (!theirs) {
      try {
        theirs = await options.fetchDraft(documentId)
      } catch (trouble) {
        if (kindOfFailure(asFailure(trouble)) !== 'refused') return waitAWhile()
      }
    }
    putOnTop(queue, documentId, theirs, { verdict: verdictOn(batch.edits, failure), batchId })
    return true
  }

  const waitAWhile = () => {
    setState('offline')
    clearTimeout(retryTimer)
    if (!isStopped) retryTimer = setTimeout(() => void sendAll(), retryMs)
    retryMs = Math.min(retryMs * 2, SLOWEST_RETRY_MS)
    return false
  }

  const signedOut = async () => {
    setState('attention', 'signedOut')
    signingIn ??= options.onUnauthorized().finally(() => {
      signingIn = undefined
    })
    const hasSignedIn = await signingIn.then(
      () => true,
      () => false,
    )
    if (hasSignedIn) setState('saving')
    return hasSignedIn
  }

  const outdated = () => {
    setState('attention', 'outdated')
    return false
  }

  /** True when sending can go on at once. */
  const failed = (queue: SaveQueue, batch: Batch, failure: SaveFailure) => {
    queue.release()
    const next = {
      signIn: signedOut,
      wait: waitAWhile,
      outdated,
      refused: () => refused(queue, batch, failure),
    }
    return next[kindOfFailure(failure)]()
  }

  /** Single-flight: a queue is sent once at a time, and all who ask for it share that promise. */
  const running = new Map<SaveQueue, Promise<boolean>>()
  const sendQueue = (queue: SaveQueue): Promise<boolean> => {
    const begun =
      running.get(queue) ?? sendToItsEnd(queue).finally(() => void running.delete(queue))
    running.set(queue, begun)
    return begun
  }

  /** Sends one document's queue a batch at a time; false when it stopped before its end. */
  const sendToItsEnd = async (queue: SaveQueue): Promise<boolean> => {
    for (;;) {
      const taken = queue.take(visitId)
      if (!taken) return queue.isEmpty
      const { batch, isNew } = taken
      if (isNew) await journal.putBatch(asJournalled(batch)).catch(ignoreJournal)
      try {
        const { baseRevision, batchId, edits } = batch
        const operations = edits.map(({ change }) => change.operation)
        const answer = await options.send(batch.documentId, { baseRevision, batchId, operations })
        await arrived(queue, batch, answer)
      } catch (failure) {
        if (!(await failed(queue, batch, asFailure(failure)))) return false
      }
    }
  }

  const sendAll = async () => {
    clearTimeout(quietTimer)
    clearTimeout(retryTimer)
    quietTimer = undefined
    firstWaitingAt = undefined
    if (!hasUnsaved()) return
    if (state !== 'offline') setState('saving')
    const results = await Promise.all([...queues.values()].map(sendQueue))
    if (!results.every(Boolean)) return
    if (!hasUnsaved()) return setState('saved')
    setState('saving')
    schedule()
  }

  const schedule = () => {
    const now = Date.now()
    firstWaitingAt ??= now
    const wait = Math.min(QUIET_MS, firstWaitingAt + LONGEST_WAIT_MS - now)
    clearTimeout(quietTimer)
    quietTimer = setTimeout(() => void sendAll(), Math.max(0, wait))
  }

  return {
    add(edits) {
      for (const edit of edits) {
        const queue = queues.get(edit.change.documentId)
        if (!queue) continue
        const added = queue.add(edit, () => {
          sequence += 1
          return sequence
        })
        void journal.put({ ...added, visitId }).catch(ignoreJournal)
      }
      if (edits.length === 0) return
      if (state === 'saved') setState('saving')
      // After a refusal or in silence the next attempt has its own time.
      if (state === 'saving') schedule()
    },
    open(documentId, revision) {
      queues.set(documentId, createSaveQueue(documentId, revision))
    },
    adopt(documentId, theirs) {
      const queue = queues.get(documentId)
      if (!queue || queue.hasUnanswered || theirs.revision <= queue.revision) return
      putOnTop(queue, documentId, theirs)
    },
    isUnderWay: (documentId) => queues.get(documentId)?.hasUnanswered ?? false,
    onSettled(listener) {
      settledListeners.add(listener)
      return () => settledListeners.delete(listener)
    },
    revisionOf: (documentId) => queues.get(documentId)?.revision,
    flush: sendAll,
    retry: () => void sendAll(),
    get hasUnsaved() {
      return hasUnsaved()
    },
    discard() {
      for (const queue of queues.values()) queue.clear()
      clearTimeout(retryTimer)
      setState('saved')
    },
    stop() {
      isStopped = true
      clearTimeout(quietTimer)
      clearTimeout(retryTimer)
    },
  }
}

function asJournalled({ edits: _journalledAlready, ...batch }: Batch) {
  return batch
}

/** The journal is the second net; saving to the server goes on when the browser's storage is full. */
function ignoreJournal(): void {}
