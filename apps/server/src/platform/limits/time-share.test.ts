import { expect, it } from 'vitest'
import { createTimeShare } from './time-share.ts'

/** Tasks that take as many milliseconds as they say, and when each began. */
function clockwork(options: { readonly share: number; readonly longestRestMs?: number }) {
  let time = 1_000
  const pass = async (ms: number) => {
    time += ms
  }
  const run = createTimeShare({ longestRestMs: 1_000, ...options, now: () => time, wait: pass })
  const task = (ms: number) => async () => {
    const began = time
    await pass(ms)
    return began
  }
  return { run, task, pass }
}

it('lets a task that comes by itself start at once', async () => {
  const { run, task, pass } = clockwork({ share: 0.25 })
  expect(await run(task(10))).toBe(1_000)
  await pass(30)
  expect(await run(task(10))).toBe(1_040)
})

it('rests between tasks of a rush so that they take only their share of the time', async () => {
  const { run, task } = clockwork({ share: 0.25 })
  const rush = [10, 10, 20, 10].map((ms) => run(task(ms)))
  expect(await Promise.all(rush)).toEqual([1_000, 1_040, 1_080, 1_160])
})

it('rests no longer than it may after a task that took very long', async () => {
  const { run, task } = clockwork({ share: 0.1, longestRestMs: 50 })
  expect(await Promise.all([run(task(2_000)), run(task(1))])).toEqual([1_000, 3_050])
})

it('goes on after a task that failed', async () => {
  const { run, task } = clockwork({ share: 0.5 })
  const failed = run(async () => {
    throw new Error('This one fails')
  })
  const next = run(task(10))
  await expect(failed).rejects.toThrow('This one fails')
  expect(await next).toBe(1_000)
})
