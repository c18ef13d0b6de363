/** The lifecycle of a worker, tried with a pretend one and pretend time. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Order } from './messages.ts'
import { failureOfStart, Sandbox, SandboxNotStarted, type SandboxOptions } from './sandbox.ts'
import type { SandboxWorker, WorkerListener } from './worker.ts'

class PretendWorker implements SandboxWorker {
  readonly orders: Order<string, string>[] = []
  isKilled = false
  /** Undefined where the system does not tell. */
  usedMs: number | undefined = 0
  #listener: WorkerListener | undefined

  send(order: unknown): void {
    this.orders.push(order as Order<string, string>)
  }
  listen(listener: WorkerListener): void {
    this.#listener = listener
  }
  say(message: unknown): void {
    this.#listener?.message?.(message)
  }
  exit(): void {
    this.#listener?.exit()
  }
  kill(): void {
    this.isKilled = true
    this.exit()
  }
  processorMs(): number | undefined {
    return this.usedMs
  }
}

let workers: PretendWorker[]

beforeEach(() => {
  vi.useFakeTimers()
  workers = []
})
afterEach(() => {
  vi.useRealTimers()
})

function open(options: Partial<SandboxOptions> = {}): Sandbox<string, string, string> {
  const start = () => {
    const worker = new PretendWorker()
    workers.push(worker)
    return worker
  }
  return new Sandbox({ start, startMs: 1_000, idleMs: 5_000, ...options })
}

const LIMITS = { processorMs: 200, wallMs: 2_000 }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const last = () => {
  const worker = workers.at(-1)
  if (!worker) throw new Error('None was started')
  return worker
}
const ready = async (worker = last()) => {
  worker.say({ thread: undefined })
  await pass(0)
}
/** Performs one task from its start to its answer. */
async function perform(sandbox: ReturnType<typeof open>, key?: string): Promise<void> {
  const about = key === undefined ? undefined : { key, value: () => `value of ${key}` }
  const before = workers.length
  const outcome = sandbox.run('task', LIMITS, about)
  if (workers.length > before) await ready()
  await pass(0)
  last().say('answer')
  expect(await outcome).toMatchObject({ answer: 'answer' })
}

describe('a worker', () => {
  it('starts with the first task, and does the next ones too', async () => {
    const sandbox = open()
    expect(workers).toEqual([])
    await perform(sandbox)
    await perform(sandbox)
    expect(workers).toHaveLength(1)
  })

  it('is ended after a time without work, and another does what comes then', async () => {
    const sandbox = open()
    await perform(sandbox)
    await pass(4_999)
    await perform(sandbox)
    await pass(4_999)
    expect(last().isKilled).toBe(false)
    await pass(1)
    expect(last().isKilled).toBe(true)
    await perform(sandbox)
    expect(workers).toHaveLength(2)
  })

  it('is not ended for having no work while it has some', async () => {
    const sandbox = open({ idleMs: 100 })
    await perform(sandbox)
    const outcome = sandbox.run('task', LIMITS)
    await pass(1_000)
    last().say('late')
    expect(await outcome).toMatchObject({ answer: 'late' })
  })

  it('is ended after each task where nothing may stay of it', async () => {
    const sandbox = open({ idleMs: 0 })
    await perform(sandbox)
    expect(last().isKilled).toBe(true)
    await perform(sandbox)
    expect(workers).toHaveLength(2)
  })

  it('may end between two tasks without harm', async () => {
    const sandbox = open()
    await perform(sandbox)
    last().exit()
    await perform(sandbox)
    expect(workers).toHaveLength(2)
  })

  it('starts before there is work where that is wanted, and ends again without any', async () => {
    const sandbox = open()
    const isReady = sandbox.ready()
    await ready()
    await isReady
    await pass(5_000)
    expect(last().isKilled).toBe(true)
  })
})

describe('a task', () => {
  it('is ended when its time on a processor is over, and its worker with it', async () => {
    const sandbox = open()
    const outcome = sandbox.run('task', LIMITS)
    last().usedMs = 500
    await ready()
    // Time that the worker used before the task does not count.
    last().usedMs = 699
    await pass(1_000)
    expect(last().isKilled).toBe(false)
    last().usedMs = 700
    await pass(50)
    expect(await outcome).toEqual({ failure: 'tookTooLong' })
    expect(last().isKilled).toBe(true)
  })

  it('is ended by the clock when patience with a busy machine is over', async () => {
    const outcome = open().run('task', LIMITS)
    await ready()
    await pass(1_999)
    expect(last().isKilled).toBe(false)
    await pass(1)
    expect(await outcome).toEqual({ failure: 'tookTooLong' })
  })

  it('is measured by the clock where the system tells no other time', async () => {
    const outcome = open().run('task', LIMITS)
    last().usedMs = undefined
    await ready()
    await pass(199)
    expect(last().isKilled).toBe(false)
    await pass(1)
    expect(await outcome).toEqual({ failure: 'tookTooLong' })
  })

  it('is refused while there is another, which goes on', async () => {
    const sandbox = open()
    const outcome = sandbox.run('first', LIMITS)
    await expect(sandbox.run('second', LIMITS)).rejects.toThrow('one task at a time')
    await ready()
    last().say('answer')
    expect(await outcome).toMatchObject({ answer: 'answer' })
  })

  it('says how long it took', async () => {
    const outcome = open().run('task', LIMITS)
    await ready()
    last().usedMs = 120
    await pass(500)
    last().say('answer')
    expect(await outcome).toEqual({ answer: 'answer', tookMs: 120 })
  })

  it('crashes with its worker, and the next one has another', async () => {
    const sandbox = open()
    const outcome = sandbox.run('task', LIMITS)
    await ready()
    last().exit()
    expect(await outcome).toEqual({ failure: 'crashed' })
    await perform(sandbox)
    expect(workers).toHaveLength(2)
  })

  it('that cannot be sent rejects, and the next one has another worker', async () => {
    const sandbox = open()
    const outcome = sandbox.run('task', LIMITS)
    const rejected = expect(outcome).rejects.toThrow('no clone')
    last().send = () => {
      throw new Error('no clone')
    }
    await ready()
    await rejected
    await perform(sandbox)
    expect(workers).toHaveLength(2)
  })
})

describe('a program that does not start', () => {
  it.each([
    ['ends', 'crashed', () => last().exit()],
    ['never says that it is ready', 'tookTooLong', () => pass(1_000)],
  ] as const)('because it %s rejects the task, and is tried again', async (_why, failure, end) => {
    const sandbox = open()
    const outcome = sandbox.run('task', LIMITS)
    const rejected = expect(outcome).rejects.toThrow(SandboxNotStarted)
    const asFailure = expect(outcome.catch(failureOfStart)).resolves.toEqual({ failure })
    await end()
    await rejected
    await asFailure
    await perform(sandbox)
    expect(workers).toHaveLength(2)
  })

  it('rejects whoever only wants it to be ready, and is tried again', async () => {
    const sandbox = open()
    const rejected = expect(sandbox.ready()).rejects.toThrow(SandboxNotStarted)
    last().exit()
    await rejected
    await perform(sandbox)
  })
})

describe('what a worker remembers', () => {
  const sent = () => last().orders.map(({ key, learn, forget }) => [key, learn, forget])

  it('is sent once, until other values were used more lately', async () => {
    const sandbox = open({ remembers: 2 })
    for (const key of ['a', 'b', 'a', 'c', 'b']) await perform(sandbox, key)
    expect(sent()).toEqual([
      ['a', 'value of a', []],
      ['b', 'value of b', []],
      ['a', undefined, []],
      ['c', 'value of c', ['b']],
      ['b', 'value of b', ['a']],
    ])
  })

  it('is sent to the next worker anew', async () => {
    const sandbox = open()
    await perform(sandbox, 'a')
    last().exit()
    await perform(sandbox, 'a')
    expect(sent()).toEqual([['a', 'value of a', []]])
  })
})

describe('a sandbox that is closed', () => {
  it('rejects whoever waits for its start or its answer, and starts nothing more', async () => {
    const [starting, working] = [open(), open()]
    const first = expect(starting.run('task', LIMITS)).rejects.toThrow('closed')
    starting.close()
    await first
    const second = expect(working.run('task', LIMITS)).rejects.toThrow('closed')
    await ready()
    working.close()
    await second
    expect(workers.map(({ isKilled }) => isKilled)).toEqual([true, true])
    expect(workers[1]?.orders).toHaveLength(1)
    await expect(working.ready()).rejects.toThrow('closed')
    await expect(working.run('task', LIMITS)).rejects.toThrow('closed')
    expect(workers).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects a task that has only just come', async () => {
    const sandbox = open()
    await perform(sandbox)
    const rejected = expect(sandbox.run('task', LIMITS)).rejects.toThrow('closed')
    sandbox.close()
    await rejected
  })
})
