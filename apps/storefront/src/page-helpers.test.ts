// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { domSettled } from './dom-settled.ts'
import { animateScroll } from './scroll-animation.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settled = (promise: Promise<unknown>) => {
  const state = { value: undefined as unknown }
  void promise.then((value) => {
    state.value = value
  })
  return state
}

describe('a page that settles', () => {
  it('is stable after 100 ms without a change', async () => {
    const state = settled(domSettled(document.body))
    await vi.advanceTimersByTimeAsync(90)
    document.body.append('change')
    await vi.advanceTimersByTimeAsync(90)
    expect(state.value).toBeUndefined()
    await vi.advanceTimersByTimeAsync(20)
    expect(state.value).toBe(true)
  })

  it('is waited for no longer than 3 seconds', async () => {
    const state = settled(domSettled(document.body))
    for (let i = 0; i < 60; i += 1) {
      document.body.append('change')
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(state.value).toBe(false)
  })
})

describe('scrolling', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses a duration of %d', async (duration) => {
    await expect(animateScroll(500, { duration })).rejects.toThrow('finite')
  })

  it('ends 30 pixels above its target, or where it was asked to', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const done = animateScroll(500)
    await vi.advanceTimersByTimeAsync(400)
    await done
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 470, behavior: 'instant' })
  })
})
