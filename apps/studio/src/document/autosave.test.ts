import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Adopted,
  type Autosave,
  createAutosave,
  type SaveAnswer,
  type SaveRequest,
} from './autosave.ts'
import type { Change, Done } from './change.ts'
import { withSetAside } from './conflict-item.ts'
import { createMemoryJournal, type Journal } from './journal.ts'
import { recover, takeOver } from './recover.ts'
import type { Verdict } from './save-failure.ts'
import type { Waiting } from './save-queue.ts'

const PAGE = 'page'
const setText = (text: string, blockId: string): Change => ({
  documentId: PAGE,
  operation: { kind: 'setProps', sectionId: 's', blockId, props: { text } },
})
const typed = (text: string, blockId = 'b'): Done => ({
  change: setText(text, blockId),
  inverse: setText('', blockId),
})
const texts = ({ operations }: SaveRequest) =>
  operations.map((operation) => operation.kind === 'setProps' && operation.props.text)

let journal: Journal
let requests: SaveRequest[]
let states: string[]
let answer: (request: SaveRequest) => Promise<SaveAnswer>
let signIn: () => Promise<void>
let autosave: Autosave
/** Sets aside what is refused, as the session does, and keeps the rest. */
const onTheirs = vi.fn(
  (_id: string, _draft: unknown, unsent: readonly Waiting[], { refused }: Verdict): Adopted => ({
    kept: unsent.filter(({ sequence }) => !refused.has(sequence)),
    conflicts: withSetAside(
      [],
      unsent.flatMap((edit) => {
        const reason = refused.get(edit.sequence)
        return reason ? [{ ...edit, ...reason }] : []
      }),
    ),
  }),
)

beforeEach(() => {
  vi.useFakeTimers()
  journal = createMemoryJournal()
  requests = []
  states = []
  answer = async ({ baseRevision }) => ({ revision: baseRevision + 1 })
  signIn = async () => {}
  onTheirs.mockClear()
  autosave = createAutosave({
    revisions: { [PAGE]: 7 },
    visitId: 'visit',
    journal,
    send: (_documentId, request) => {
      requests.push(request)
      return answer(request)
    },
    onUnauthorized: () => signIn(),
    onState: (state) => states.push(state),
    fetchDraft: async () => ({ revision: 30, draft: EMPTY_DOCUMENT }),
    onTheirs,
  })
})

afterEach(() => {
  autosave.stop()
  vi.useRealTimers()
})

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('autosave', () => {
  it('sends after 0.8 seconds of quiet, and says so', async () => {
    autosave.add([typed('a')])
    await wait(799)
    expect(requests).toHaveLength(0)
    await wait(1)
    expect(requests[0]).toMatchObject({ baseRevision: 7 })
    expect(states).toEqual(['saving', 'saved'])
  })

  it('sends after 3 seconds at the latest, only the last of what was typed', async () => {
    for (let n = 0; n < 7; n += 1) {
      autosave.add([typed(`${n}`)])
      await wait(500)
    }
    expect(requests.map(texts)).toEqual([['5']])
  })

  it('sends in one request no more than the server takes, whatever the script', async () => {
    const long = '字'.repeat(100_000)
    autosave.add([typed(long, 'one'), typed(long, 'two'), typed(long, 'three')])
    await wait(1000)
    const sizes = requests.map(({ operations }) => Buffer.byteLength(JSON.stringify(operations)))
    expect(sizes).toHaveLength(3)
    expect(Math.max(...sizes)).toBeLessThan(1_000_000)
  })

  it('has one request in flight, and builds the next one on its revision', async () => {
    let arrive = (_answer: SaveAnswer) => {}
    answer = () => new Promise((resolve) => (arrive = resolve))
    autosave.add([typed('a')])
    await wait(1000)
    autosave.add([typed('b')])
    await wait(5000)
    expect(requests).toHaveLength(1)
    arrive({ revision: 9 })
    await wait(0)
    expect(requests[1]).toMatchObject({ baseRevision: 9 })
  })

  it('journals at once and forgets what arrived', async () => {
    autosave.add([typed('a')])
    expect(await journal.entries('visit')).toHaveLength(1)
    await wait(1000)
    expect(await journal.entries('visit')).toEqual([])
    expect(await journal.batches('visit')).toEqual([])
  })

  it('keeps the batch through silence and sends the same one again', async () => {
    answer = async () => Promise.reject({ status: 0, message: 'offline' })
    autosave.add([typed('a')])
    await wait(900)
    expect(states.at(-1)).toBe('offline')
    autosave.add([typed('b')])
    answer = async () => ({ revision: 8 })
    await wait(5000)
    expect(states.at(-1)).toBe('saved')
    expect(requests[1]?.batchId).toBe(requests[0]?.batchId)
    expect(requests.map(texts)).toEqual([['a'], ['a'], ['b']])
  })

  it('goes on after the owner has signed in again', async () => {
    let signedIn = () => {}
    signIn = () => new Promise((resolve) => (signedIn = resolve))
    answer = async () => Promise.reject({ status: 401, message: '' })
    autosave.add([typed('a')])
    await wait(1000)
    expect(states.at(-1)).toBe('attention')
    answer = async () => ({ revision: 8 })
    signedIn()
    await wait(0)
    expect(states.at(-1)).toBe('saved')
  })

  it('keeps everything, and asks for a reload, where the server has another version of the studio', async () => {
    answer = () => Promise.reject({ status: 400, message: 'Unknown.', isOutdated: true })
    autosave.add([typed('a')])
    await wait(1000)
    autosave.add([typed('b', 'c')])
    await wait(60_000)
    expect(requests.map(texts)).toEqual([['a']])
    expect(states.at(-1)).toBe('attention')
    expect(await journal.entries('visit')).toHaveLength(2)
    expect(await journal.conflicts('visit')).toEqual([])
  })

  it('sets aside the one edit that is refused, keeps it in the journal, and goes on with the rest', async () => {
    answer = async ({ operations }) => {
      const index = operations.findIndex(
        (operation) => operation.kind === 'setProps' && operation.blockId === 'bad',
      )
      if (index >= 0) return Promise.reject({ status: 400, message: 'Not valid.', index })
      return { revision: 31 }
    }
    autosave.add([typed('a'), typed('b', 'bad'), typed('c', 'c')])
    await wait(1000)
    expect(requests.map(texts)).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c'],
    ])
    expect(requests[1]).toMatchObject({ baseRevision: 30 })
    expect(states.at(-1)).toBe('saved')
    expect(await journal.conflicts('visit')).toMatchObject([
      { id: 'page/block/bad', problem: 'Not valid.', done: [{ change: typed('b', 'bad').change }] },
    ])
    expect(await journal.entries('visit')).toEqual([])
    expect(await journal.batches('visit')).toEqual([])
  })

  it('sets aside a whole batch that is refused without a word about which edit', async () => {
    answer = async ({ baseRevision }) =>
      baseRevision === 7
        ? Promise.reject({ status: 413, message: 'Too large.' })
        : { revision: baseRevision + 1 }
    autosave.add([typed('a')])
    await wait(1000)
    autosave.add([typed('b', 'c')])
    await wait(1000)
    expect(requests.map(texts)).toEqual([['a'], ['b']])
    expect(await journal.conflicts('visit')).toMatchObject([{ problem: 'Too large.' }])
  })

  it('goes on from the draft that comes with a conflict', async () => {
    answer = async ({ baseRevision }) => {
      const conflict = { revision: 11, draft: EMPTY_DOCUMENT, conflicts: [{ index: 0, by: 'Ben' }] }
      return baseRevision < 11
        ? Promise.reject({ status: 409, message: 'Someone else…', conflict })
        : { revision: 12 }
    }
    autosave.add([typed('a')])
    await wait(1000)
    const [, draft, unsent, verdict] = onTheirs.mock.calls[0] ?? []
    expect(draft).toEqual(EMPTY_DOCUMENT)
    expect(unsent?.map(({ change }) => change)).toEqual([typed('a').change])
    expect([...(verdict?.names.values() ?? [])]).toEqual([{ by: 'Ben' }])
    expect(requests.map(({ baseRevision }) => baseRevision)).toEqual([7, 11])
    expect(states.at(-1)).toBe('saved')
  })

  it('keeps the batch when a refused one cannot be compared with the draft now', async () => {
    autosave.stop()
    autosave = createAutosave({
      revisions: { [PAGE]: 7 },
      visitId: 'visit',
      journal,
      send: async () => Promise.reject({ status: 400, message: 'No.' }),
      fetchDraft: async () => Promise.reject({ status: 0, message: 'offline' }),
      onUnauthorized: () => signIn(),
      onState: (state) => states.push(state),
      onTheirs,
    })
    autosave.add([typed('a')])
    await wait(1000)
    expect(states.at(-1)).toBe('offline')
    expect(autosave.hasUnsaved).toBe(true)
    expect(await journal.entries('visit')).toHaveLength(1)
  })

  it('puts what is unsent on top of someone else’s edits', async () => {
    answer = async () => {
      autosave.add([typed('later', 'c')])
      answer = async () => ({ revision: 12 })
      return { revision: 11, rebased: EMPTY_DOCUMENT }
    }
    autosave.add([typed('a')])
    await wait(1000)
    const [documentId, draft, unsent] = onTheirs.mock.calls[0] ?? []
    expect([documentId, draft]).toEqual([PAGE, EMPTY_DOCUMENT])
    expect(unsent?.map(({ change }) => change)).toEqual([typed('later', 'c').change])
  })

  it('takes over what others have saved, but not while a batch is under way', async () => {
    autosave.add([typed('a')])
    autosave.adopt(PAGE, { revision: 9, draft: EMPTY_DOCUMENT })
    expect(autosave.revisionOf(PAGE)).toBe(9)
    let arrive = (_answer: SaveAnswer) => {}
    answer = () => new Promise((resolve) => (arrive = resolve))
    await wait(1000)
    autosave.adopt(PAGE, { revision: 15, draft: EMPTY_DOCUMENT })
    expect(autosave.revisionOf(PAGE)).toBe(9)
    arrive({ revision: 10 })
    await wait(0)
    autosave.adopt(PAGE, { revision: 8, draft: EMPTY_DOCUMENT })
    expect(autosave.revisionOf(PAGE)).toBe(10)
  })

  it('waits for a request under way when it is flushed', async () => {
    autosave.add([typed('a')])
    const first = autosave.flush()
    autosave.add([typed('b')])
    await Promise.all([first, autosave.flush()])
    expect(autosave.hasUnsaved).toBe(false)
  })
})

describe('recover', () => {
  const sent: SaveRequest[] = []
  const send = async (_documentId: string, request: SaveRequest) => {
    sent.push(request)
    return { revision: 20 }
  }
  beforeEach(() => {
    sent.length = 0
  })

  it('sends an unanswered batch as it was, and hands the rest over', async () => {
    answer = () => new Promise(() => {})
    autosave.add([typed('a')])
    await wait(1000)
    autosave.add([typed('b')])
    const { saved, isStale, left } = await recover(journal, { send, isOpen: () => true })
    expect({ saved, isStale }).toEqual({ saved: 1, isStale: true })
    expect(sent).toMatchObject([{ batchId: requests[0]?.batchId, baseRevision: 7 }])
    expect(left.entries).toMatchObject([typed('b')])
    expect(await journal.endedVisits()).toEqual(['visit'])
    await takeOver(journal, left)
    expect(await journal.endedVisits()).toEqual([])
  })

  it('hands over a batch that the server refuses, edit by edit', async () => {
    answer = () => new Promise(() => {})
    autosave.add([typed('a'), typed('b', 'c')])
    await wait(1000)
    const refuse = async () => Promise.reject({ status: 409, message: 'Gone.' })
    const { left } = await recover(journal, { send: refuse, isOpen: () => true })
    expect(left.entries).toMatchObject([typed('a'), typed('b', 'c')])
    expect(await journal.batches('visit')).toEqual([])
  })

  it('hands over what can be read of a damaged journal, and tells of the rest once', async () => {
    autosave.add([typed('a'), typed('b', 'c')])
    const kept = { visitId: 'visit', documentId: PAGE, batchId: 'broken', baseRevision: 7 }
    await journal.putBatch({ ...kept, sequences: 'none' as never })
    await journal.put({ visitId: 'visit', sequence: 98, change: { documentId: PAGE } as never })
    await journal.put({
      visitId: 'visit',
      sequence: 99,
      change: { documentId: PAGE, operation: { kind: 'paintBlock' } } as never,
    })
    const item = { id: 'broken', documentId: PAGE, done: 'none' as never }
    await journal.rebase({ visitId: 'visit', entries: [], gone: [], conflicts: [item] })
    const { left, unreadable } = await recover(journal, { send, isOpen: () => true })
    expect(left.entries).toMatchObject([typed('a'), typed('b', 'c')])
    expect(left.conflicts).toEqual([])
    expect(unreadable).toBe(3)
    await takeOver(journal, left)
    // An edit of a kind that a newer version has made stays for that.
    expect((await recover(journal, { send, isOpen: () => true })).unreadable).toBe(1)
  })

  it('keeps everything when the server cannot be reached', async () => {
    answer = () => new Promise(() => {})
    autosave.add([typed('a')])
    await wait(1000)
    const silence = async () => Promise.reject({ status: 0, message: 'offline' })
    await expect(recover(journal, { send: silence, isOpen: () => true })).rejects.toBeDefined()
    expect(await journal.entries('visit')).toHaveLength(1)
    expect(await journal.batches('visit')).toHaveLength(1)
  })

  it('leaves the documents of other pages alone', async () => {
    autosave.add([typed('a')])
    const { left } = await recover(journal, { send, isOpen: () => false })
    expect(left.entries).toEqual([])
    expect(await journal.endedVisits()).toEqual(['visit'])
  })
})
