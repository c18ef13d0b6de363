import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createScreenStore } from './screen-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function begin() {
  const store = createStore(() => ({ count: 0 }))
  const screen = createScreenStore(store)
  const heard: string[] = []
  const stop = screen.subscribe(({ count }, before) => heard.push(`${before.count} to ${count}`))
  const count = (to: number) => store.setState({ count: to })
  return { screen, heard, count, stop }
}

describe('the store of a screen', () => {
  it('tells of every change at once', () => {
    const { screen, heard, count, stop } = begin()
    count(1)
    count(2)
    expect(heard).toEqual(['0 to 1', '1 to 2'])
    stop()
    count(3)
    expect(heard).toHaveLength(2)
    expect(screen.getState()).toEqual({ count: 3 })
  })

  it('tells of all changes together once it is released, and of none twice', () => {
    const { screen, heard, count } = begin()
    screen.hold()
    count(1)
    count(2)
    expect(heard).toEqual([])
    expect(screen.getState()).toEqual({ count: 2 })
    screen.release()
    screen.release()
    vi.runAllTimers()
    expect(heard).toEqual(['0 to 2'])
    count(3)
    expect(heard).toEqual(['0 to 2', '2 to 3'])
  })

  it('waits for nobody who never releases it', () => {
    const { screen, heard, count } = begin()
    screen.hold()
    count(1)
    vi.advanceTimersByTime(100)
    expect(heard).toEqual(['0 to 1'])
    count(2)
    expect(heard).toHaveLength(2)
  })
})
