import { expect, it } from 'vitest'
import { processorClock, processorMs, thisThread } from './processor-time.ts'

const PAUSE_MS = 200

it('counts what a thread does, and not how long it waits', () => {
  const clock = processorClock()
  const begun = clock()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  const waited = clock() - begun
  expect(waited).toBeLessThan(PAUSE_MS / 2)
  const before = processorMs(thisThread()) ?? 0
  while ((processorMs(thisThread()) ?? 0) - before < 50) Math.random()
  expect(clock() - begun - waited).toBeGreaterThanOrEqual(45)
})

it('knows nothing of threads that are not there', () => {
  expect(processorMs(undefined)).toBeUndefined()
  expect(processorMs('1/task/0')).toBeUndefined()
})
