// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchLongPress } from './long-press.ts'

const pressed: string[] = []
const cancelled: number[] = []
watchLongPress(() => pressed.push('long'))
addEventListener('pointerup', () => pressed.push('click'), { capture: true })
addEventListener('pointercancel', ({ pointerId }) => cancelled.push(pointerId), { capture: true })

beforeEach(() => {
  vi.useFakeTimers()
  pressed.length = 0
  cancelled.length = 0
})
afterEach(() => vi.useRealTimers())

const touch = (type: string, at = 0, pointerType = 'touch') =>
  dispatchEvent(
    new PointerEvent(type, {
      pointerType,
      isPrimary: true,
      clientX: at,
      clientY: 0,
      bubbles: true,
    }),
  )

describe('a long press', () => {
  it('asks for the menu, and its end is no click', () => {
    touch('pointerdown')
    vi.advanceTimersByTime(2000)
    touch('pointerup')
    expect(pressed).toEqual(['long'])
  })

  it('ends a drag that the finger has begun', () => {
    touch('pointerdown')
    expect(cancelled).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(cancelled).toHaveLength(1)
  })

  it.each<[string, () => void, readonly string[]]>([
    ['a short press', () => touch('pointerup'), ['click']],
    ['a finger that scrolls', () => touch('pointermove', 40), []],
    ['a touch that the browser takes', () => touch('pointercancel'), []],
    ['a system that asks by itself', () => dispatchEvent(new Event('contextmenu')), []],
  ])('is not %s', (_what, then, outcome) => {
    touch('pointerdown')
    then()
    vi.advanceTimersByTime(2000)
    expect(pressed).toEqual(outcome)
  })

  it('is nothing that a mouse does', () => {
    touch('pointerdown', 0, 'mouse')
    vi.advanceTimersByTime(2000)
    expect(pressed).toEqual([])
  })

  it('leaves the press after it alone', () => {
    touch('pointerdown')
    vi.advanceTimersByTime(2000)
    touch('pointerup')
    touch('pointerdown')
    touch('pointerup')
    expect(pressed).toEqual(['long', 'click'])
  })
})
