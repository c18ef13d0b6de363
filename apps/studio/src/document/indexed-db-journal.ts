/** The journal in the browser's own database, one per site. */

import {
  createMemoryJournal,
  type Journal,
  type JournalBatch,
  type JournalEntry,
  type KeptConflict,
} from './journal.ts'
import type { KeptHead, KeptStep } from './kept-history.ts'

const ENTRIES = 'entries'
const BATCHES = 'batches'
const CONFLICTS = 'conflicts'
const HEADS = 'historyHeads'
const STEPS = 'historySteps'
const VERSION = 3

const lockName = (visitId: string) => `sitewright-visit-${visitId}`

/** Opens the journal; where the browser refuses, edits are kept for as long as the page is open. */
export async function openJournal(siteId: string): Promise<Journal> {
  try {
    return journalOn(await open(`sitewright-editor-${siteId}`))
  } catch {
    return createMemoryJournal()
  }
}

/** Web lock: says that the visit has not ended, until the answer is called or the page is closed. */
export function holdVisit(visitId: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks?.request(lockName(visitId), () => held)
  return release
}

function journalOn(database: IDBDatabase): Journal {
  const write = (stores: string[], change: (transaction: IDBTransaction) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(stores, 'readwrite')
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      change(transaction)
    })
  const read = <Item>(store: string, range?: IDBKeyRange) =>
    settled<Item[]>(database.transaction(store).objectStore(store).getAll(range))

  return {
    put: (entry) => write([ENTRIES], (on) => on.objectStore(ENTRIES).put(entry)),

    putBatch: (batch) => write([BATCHES], (on) => on.objectStore(BATCHES).put(batch)),

    settle: ({ visitId, batchId, sequences }) =>
      write([ENTRIES, BATCHES], (on) => {
        on.objectStore(BATCHES).delete([visitId, batchId])
        for (const sequence of sequences) on.objectStore(ENTRIES).delete([visitId, sequence])
      }),

    rebase: ({ visitId, batchId, entries, gone, conflicts }) =>
      write([ENTRIES, BATCHES, CONFLICTS], (on) => {
        if (batchId !== undefined) on.objectStore(BATCHES).delete([visitId, batchId])
        for (const sequence of gone) on.objectStore(ENTRIES).delete([visitId, sequence])
        for (const entry of entries) on.objectStore(ENTRIES).put(entry)
        for (const item of conflicts) on.objectStore(CONFLICTS).put({ visitId, id: item.id, item })
      }),

    async conflicts(visitId) {
      const kept = await read<KeptConflict>(CONFLICTS, ofVisit(visitId))
      return kept.map(({ item }) => item)
    },

    dropConflict: (visitId, id) =>
      write([CONFLICTS], (on) => on.objectStore(CONFLICTS).delete([visitId, id])),

    dropEntries: (visitId, sequences) =>
      write([ENTRIES], (on) => {
        for (const sequence of sequences) on.objectStore(ENTRIES).delete([visitId, sequence])
      }),

    entries: (visitId) => read<JournalEntry>(ENTRIES, ofVisit(visitId)),

    batches: (visitId) => read<JournalBatch>(BATCHES, ofVisit(visitId)),

    async endedVisits() {
      const [entries, conflicts] = await Promise.all([
        read<JournalEntry>(ENTRIES),
        read<KeptConflict>(CONFLICTS),
      ])
      const hasEnded = await whichHaveEnded()
      return [...new Set([...entries, ...conflicts].map(({ visitId }) => visitId))].filter(hasEnded)
    },

    forget: (visitId) =>
      write([ENTRIES, BATCHES, CONFLICTS], (on) => {
        for (const store of [ENTRIES, BATCHES, CONFLICTS])
          on.objectStore(store).delete(ofVisit(visitId))
      }),

    write: ({ head, steps }) =>
      write([HEADS, STEPS], (on) => {
        on.objectStore(HEADS).put(head)
        for (const step of steps) on.objectStore(STEPS).put(step)
        on.objectStore(STEPS).delete(
          IDBKeyRange.bound([head.visitId, head.count], [head.visitId, []]),
        )
      }),

    async endedHeads() {
      const heads = await read<KeptHead>(HEADS)
      const hasEnded = await whichHaveEnded()
      return heads.filter(({ visitId }) => hasEnded(visitId)).sort((a, b) => b.at - a.at)
    },

    steps: (visitId) => read<KeptStep>(STEPS, ofVisit(visitId)),

    forgetHistory: (visitId) =>
      write([HEADS, STEPS], (on) => {
        on.objectStore(HEADS).delete(visitId)
        on.objectStore(STEPS).delete(ofVisit(visitId))
      }),
  }
}

/** Tells visits whose page is closed from those that are open in some tab. */
async function whichHaveEnded(): Promise<(visitId: string) => boolean> {
  const held = (await navigator.locks?.query())?.held ?? []
  const names = new Set(held.map(({ name }) => name))
  return (visitId) => !names.has(lockName(visitId))
}

/** Every key that begins with the visit: an array sorts behind every number and text. */
function ofVisit(visitId: string): IDBKeyRange {
  return IDBKeyRange.bound([visitId], [visitId, []])
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION)
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result } = request
    if (oldVersion < 1) {
      result.createObjectStore(ENTRIES, { keyPath: ['visitId', 'sequence'] })
      result.createObjectStore(BATCHES, { keyPath: ['visitId', 'batchId'] })
    }
    if (oldVersion < 2) {
      result.createObjectStore(HEADS, { keyPath: 'visitId' })
      result.createObjectStore(STEPS, { keyPath: ['visitId', 'index'] })
    }
    result.createObjectStore(CONFLICTS, { keyPath: ['visitId', 'id'] })
  }
  return Promise.race([settled(request), refusedWhenBlocked(request)])
}

/** A tab of an earlier version of the studio can hold the database for as long as it is open: nobody waits for that. */
function refusedWhenBlocked(request: IDBOpenDBRequest): Promise<never> {
  return new Promise((_resolve, reject) => {
    request.onblocked = () => reject(new Error('An earlier version holds the database'))
  })
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
