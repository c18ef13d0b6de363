/**
 * Autosave with a write-ahead journal: a change goes to the journal at once, and to the server after a debounce. One
 * request at a time for each document; what fails is kept and tried again, never thrown away.
 */

import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { SiteDraft } from '@sitewright/core/site/site-operation'
import type { AnyOperation, Change } from './change.ts'
import type { Journal } from './journal.ts'
import { type Batch, createSaveQueue, type SaveQueue } from './save-queue.ts'
import type { SaveState } from './session.ts'

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

/** Why a save did not arrive; `status` 0 is the network's silence. */
export interface SaveFailure {
  readonly status: number
  readonly message: string
}

export interface AutosaveOptions {
  /** Documents with the revisions that they were opened at. */
  readonly revisions: Readonly<Record<Id, number>>
  readonly visitId: string
  readonly journal: Journal
  /** Rejects with a `SaveFailure`. */
  send(documentId: Id, request: SaveRequest): Promise<SaveAnswer>
  /** Resolves once the owner has signed in again; rejects when they would rather not. */
  onUnauthorized(): Promise<void>
  onState(state: SaveState, problem: string): void
  /** Someone else's edits arrived with the answer; `unsent` are to be put on top of them. */
  onRebased(
    documentId: Id,
    rebased: PageDocument | SiteDraft,
    unsent: readonly AnyOperation[],
  ): void
}

export interface Autosave {
  add(changes: readonly Change[]): void
  /** Takes in a document that was made just now. */
  open(documentId: Id, revision: number): void
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
  let sequence = 0
  let state: SaveState = 'saved'
  let quietTimer: ReturnType<typeof setTimeout> | undefined
  let firstWaitingAt: number | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  let isStopped = false
  let signingIn: Promise<void> | undefined

  const hasUnsaved = () => [...queues.values()].some((queue) => !queue.isEmpty)
  const setState = (next: SaveState, problem = '') => {
    if (state === next && next !== 'attention') return
    state = next
    if (!isStopped) options.onState(next, problem)
  }

  const arrived = async (queue: SaveQueue, batch: Batch, answer: SaveAnswer) => {
    queue.settle(answer.revision)
    retryMs = FIRST_RETRY_MS
    if (answer.rebased && !isStopped) {
      options.onRebased(batch.documentId, answer.rebased, queue.unsent())
    }
    await journal.settle(batch).catch(ignoreJournal)
  }

  const failed = async (queue: SaveQueue, { status, message }: SaveFailure): Promise<boolean> => {
    queue.release()
    if (status === 401) {
      setState('attention', 'Sign in again to go on saving.')
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
    if (status > 0 && status < 500 && status !== 429 && status !== 408) {
      setState('attention', message)
      return false
    }
    setState('offline')
    clearTimeout(retryTimer)
    if (!isStopped) retryTimer = setTimeout(() => void sendAll(), retryMs)
    retryMs = Math.min(retryMs * 2, SLOWEST_RETRY_MS)
    return false
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
        const { baseRevision, batchId, operations } = batch
        const answer = await options.send(batch.documentId, { baseRevision, batchId, operations })
        await arrived(queue, batch, answer)
      } catch (failure) {
        if (!(await failed(queue, asFailure(failure)))) return false
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
    add(changes) {
      for (const change of changes) {
        const queue = queues.get(change.documentId)
        if (!queue) continue
        const number = queue.add(change, () => {
          sequence += 1
          return sequence
        })
        void journal.put({ visitId, sequence: number, change }).catch(ignoreJournal)
      }
      if (changes.length === 0) return
      if (state === 'saved') setState('saving')
      // After a refusal or in silence the next attempt has its own time.
      if (state === 'saving') schedule()
    },
    open(documentId, revision) {
      queues.set(documentId, createSaveQueue(documentId, revision))
    },
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

function asJournalled({ operations: _journalledAlready, ...batch }: Batch) {
  return batch
}

function asFailure(failure: unknown): SaveFailure {
  const { status, message } = (failure ?? {}) as Partial<SaveFailure>
  if (typeof status === 'number') return { status, message: message ?? '' }
  // Not an answer at all: a bug of ours is treated like silence, so that nothing is lost.
  return { status: 0, message: String(failure) }
}

/** The journal is the second net; saving to the server goes on when the browser's storage is full. */
function ignoreJournal(): void {}
