import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Autosave, createAutosave, type SaveAnswer, type SaveRequest } from './autosave.ts'
import type { Change } from './change.ts'
import { createMemoryJournal, type Journal } from './journal.ts'
import { recover } from './recover.ts'

const PAGE = 'page'
const typed = (text: string, blockId = 'b'): Change => ({
  documentId: PAGE,
  operation: { kind: 'setProps', sectionId: 's', blockId, props: { text } },
})
const texts = ({ operations }: SaveRequest) =>
  operations.map((operation) => operation.kind === 'setProps' && operation.props.text)

let journal: Journal
let requests: SaveRequest[]
let states: string[]
let answer: (request: SaveRequest) => Promise<SaveAnswer>
let signIn: () => Promise<void>
let autosave: Autosave
const onRebased = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  journal = createMemoryJournal()
  requests = []
  states = []
  answer = async ({ baseRevision }) => ({ revision: baseRevision + 1 })
  signIn = async () => {}
  onRebased.mockClear()
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
    onRebased,
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

  it('asks for attention when the server refuses, and keeps everything', async () => {
    answer = async () => Promise.reject({ status: 409, message: 'Someone removed that block.' })
    autosave.add([typed('a')])
    await wait(1000)
    expect(states.at(-1)).toBe('attention')
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
    expect(onRebased).toHaveBeenCalledWith(PAGE, EMPTY_DOCUMENT, [typed('later', 'c').operation])
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

  it('sends an unanswered batch as it was, then the rest', async () => {
    answer = () => new Promise(() => {})
    autosave.add([typed('a')])
    await wait(1000)
    autosave.add([typed('b')])
    const result = await recover(journal, { send, revisionOf: () => 15 })
    expect(result.saved).toBe(2)
    expect(sent[0]).toMatchObject({ batchId: requests[0]?.batchId, baseRevision: 7 })
    expect(sent[1]).toMatchObject({ baseRevision: 15 })
    expect(await journal.endedVisits()).toEqual([])
  })

  it('keeps what the server refuses, and says why', async () => {
    autosave.add([typed('a')])
    const refuse = async () => Promise.reject({ status: 409, message: 'Gone.' })
    const result = await recover(journal, { send: refuse, revisionOf: () => 15 })
    expect(result.refused).toEqual([{ visitId: 'visit', message: 'Gone.' }])
    expect(await journal.entries('visit')).toHaveLength(1)
  })

  it('leaves the documents of other pages alone', async () => {
    autosave.add([typed('a')])
    const result = await recover(journal, { send, revisionOf: () => undefined })
    expect(result.saved).toBe(0)
    expect(await journal.endedVisits()).toEqual(['visit'])
  })
})
