/** The journal in the browser's own database, one per site. */

import {
  createMemoryJournal,
  type Journal,
  type JournalBatch,
  type JournalEntry,
} from './journal.ts'

const ENTRIES = 'entries'
const BATCHES = 'batches'
const VERSION = 1

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

    entries: (visitId) => read<JournalEntry>(ENTRIES, ofVisit(visitId)),

    batches: (visitId) => read<JournalBatch>(BATCHES, ofVisit(visitId)),

    async endedVisits() {
      const entries = await read<JournalEntry>(ENTRIES)
      const visits = new Set(entries.map(({ visitId }) => visitId))
      const held = (await navigator.locks?.query())?.held ?? []
      for (const { name } of held) {
        const visitId = [...visits].find((id) => lockName(id) === name)
        if (visitId !== undefined) visits.delete(visitId)
      }
      return [...visits]
    },

    forget: (visitId) =>
      write([ENTRIES, BATCHES], (on) => {
        on.objectStore(ENTRIES).delete(ofVisit(visitId))
        on.objectStore(BATCHES).delete(ofVisit(visitId))
      }),
  }
}

/** Every key that begins with the visit: an array sorts behind every number and text. */
function ofVisit(visitId: string): IDBKeyRange {
  return IDBKeyRange.bound([visitId], [visitId, []])
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ENTRIES, { keyPath: ['visitId', 'sequence'] })
    request.result.createObjectStore(BATCHES, { keyPath: ['visitId', 'batchId'] })
  }
  return settled(request)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
