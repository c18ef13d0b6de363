import { describe, expect, it } from 'vitest'
import { createFairQueue, type RequestQueueOptions } from './fair-queue.ts'

/** Tasks that end when they are told to. */
function bench(workerCount: number, options: Partial<RequestQueueOptions<number>> = {}) {
  const workers = Array.from({ length: workerCount }, (_, index) => index)
  const queue = createFairQueue({ workers, longestLine: 100, ...options })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (line: string, name: string) =>
    queue.run(line, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const endOne = async () => {
    await settle()
    ends.shift()?.()
    await settle()
  }
  return { add, begun, endOne }
}

describe('a fair queue', () => {
  it('gives every line its turn, however long another is', async () => {
    const { add, begun, endOne } = bench(1)
    const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => add(name.charAt(0), name))
    for (const _ of all) await endOne()
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  it('runs as many at once as there are workers', async () => {
    const { add, begun, endOne } = bench(2)
    const all = ['a1', 'a2', 'a3'].map((name) => add('a', name))
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual(['a1', 'a2'])
    for (const _ of all) await endOne()
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3'])
  })

  it('refuses more than one line may hold, and still takes others', async () => {
    const { add, begun, endOne } = bench(1, { longestLine: 1 })
    const kept = [add('a', 'a1'), add('a', 'a2')]
    await expect(add('a', 'a3')).rejects.toMatchObject({ code: 'busy', status: 503 })
    kept.push(add('b', 'b1'))
    for (const _ of kept) await endOne()
    await Promise.all(kept)
    expect(begun).toEqual(['a1', 'a2', 'b1'])
  })

  it('leaves workers for others, however much one line wants', async () => {
    const { add, begun, endOne } = bench(3, { mostOfOneLine: 2 })
    const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => add(name.charAt(0), name))
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    for (const _ of all) await endOne()
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  it('lets nobody wait for longer than it says, and forgets who went away', async () => {
    const { add, begun, endOne } = bench(1, { longestWaitMs: 20, retryAfterS: 2 })
    const first = add('a', 'a1')
    const refusal = { code: 'busy', status: 503, details: { retryAfter: 2 } }
    await expect(add('a', 'a2')).rejects.toMatchObject(refusal)
    await expect(add('b', 'b1')).rejects.toMatchObject(refusal)
    await endOne()
    const next = add('b', 'b2')
    await endOne()
    await Promise.all([first, next])
    expect(begun).toEqual(['a1', 'b2'])
  })

  it('goes on after a task that fails', async () => {
    const queue = createFairQueue({ workers: [0], longestLine: 9 })
    const failing = queue.run('a', () => Promise.reject(new Error('no')))
    const after = queue.run('a', async () => 'yes')
    await expect(failing).rejects.toThrow('no')
    expect(await after).toBe('yes')
  })
})
