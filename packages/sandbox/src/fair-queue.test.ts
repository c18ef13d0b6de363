import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairQueue, type FairQueueOptions } from './fair-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A queue of which every task says by its name which line it waits in, and ends when it is told to. */
function bench(options: Partial<FairQueueOptions<number>> = {}) {
  const queue = createFairQueue({
    workers: [0],
    longestLine: 100,
    busy: () => new Error('busy'),
    ...options,
  })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string, signal?: AbortSignal) => {
    const work = async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    }
    return queue.run(name.charAt(0), work, signal)
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const endOne = async () => {
    await settle()
    ends.shift()?.()
    await settle()
  }
  return { queue, add, begun, endOne }
}

describe('a fair queue', () => {
  it('gives every line its turn, and everyone their result', async () => {
    const { add, begun, endOne } = bench()
    const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => add(name))
    for (const _ of all) await endOne()
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  it('refuses more than one line may hold, and still takes others', async () => {
    const { add, begun, endOne } = bench({ longestLine: 1 })
    const kept = [add('a1'), add('a2')]
    await expect(add('a3')).rejects.toThrow('busy')
    kept.push(add('b1'))
    for (const _ of kept) await endOne()
    await Promise.all(kept)
    expect(begun).toEqual(['a1', 'a2', 'b1'])
  })

  it('lets nobody wait for longer than it says, and forgets who went away', async () => {
    const { add, begun, endOne } = bench({ longestWaitMs: 3_000 })
    const first = add('a1')
    const refusals = ['a2', 'b1'].map((name) => expect(add(name)).rejects.toThrow('busy'))
    await vi.advanceTimersByTimeAsync(3_000)
    await Promise.all(refusals)
    await endOne()
    const next = add('b2')
    await endOne()
    await Promise.all([first, next])
    expect(begun).toEqual(['a1', 'b2'])
  })

  it('lets whoever waits give up, with their own reason', async () => {
    const { add, begun, endOne } = bench()
    const first = add('a1')
    const abort = new AbortController()
    const second = expect(add('b1', abort.signal)).rejects.toThrow('not wanted any more')
    abort.abort(new Error('not wanted any more'))
    await second
    await expect(add('b2', abort.signal)).rejects.toThrow('not wanted any more')
    await endOne()
    await first
    expect(begun).toEqual(['a1'])
  })

  it('goes on after a task that fails', async () => {
    const { queue } = bench()
    const failing = queue.run('a', () => Promise.reject(new Error('no')))
    const after = queue.run('a', async () => 'yes')
    await expect(failing).rejects.toThrow('no')
    expect(await after).toBe('yes')
  })
})
