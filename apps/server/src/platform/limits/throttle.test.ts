import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('works at once, and then once in its time for all calls that came meanwhile', () => {
  const work = vi.fn()
  const { call } = createThrottle(50, work)
  call()
  expect(work).toHaveBeenCalledTimes(1)
  for (let count = 0; count < 100; count += 1) call()
  vi.advanceTimersByTime(49)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(500)
  expect(work).toHaveBeenCalledTimes(2)
  call()
  expect(work).toHaveBeenCalledTimes(3)
})

it('does nothing once it was stopped', () => {
  const work = vi.fn()
  const { call, stop } = createThrottle(50, work)
  call()
  call()
  stop()
  vi.advanceTimersByTime(500)
  call()
  expect(work).toHaveBeenCalledTimes(1)
})
