// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './folders.ts'

let folder: HTMLDetailsElement
let summary: HTMLElement
let unmount: () => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<details data-menu><summary>Visit</summary><ul><a href="/">Shop</a></ul></details>'
  folder = document.querySelector('details') as HTMLDetailsElement
  summary = document.querySelector('summary') as HTMLElement
  unmount = mount(folder)
})
afterEach(() => {
  unmount()
  vi.useRealTimers()
})

const enter = (pointerType = 'mouse') =>
  folder.dispatchEvent(new PointerEvent('pointerenter', { pointerType }))
const leave = () => folder.dispatchEvent(new PointerEvent('pointerleave'))
const press = () => {
  const click = new MouseEvent('click', { cancelable: true })
  summary.dispatchEvent(click)
  return click
}
const rest = (ms: number) => vi.advanceTimersByTime(ms)

describe('a folder of the header', () => {
  it('opens once a mouse rests on it, and closes a little after it has left', () => {
    enter()
    rest(79)
    expect(folder.open).toBe(false)
    rest(1)
    expect(folder.open).toBe(true)
    leave()
    rest(299)
    expect(folder.open).toBe(true)
    rest(1)
    expect(folder.open).toBe(false)
  })

  it('stays closed for a mouse that only crosses it, and for a finger', () => {
    enter()
    rest(40)
    leave()
    rest(1000)
    expect(folder.open).toBe(false)
    enter('touch')
    rest(1000)
    expect(folder.open).toBe(false)
  })

  it('stays open while the mouse leaves it for less than a moment', () => {
    enter()
    rest(80)
    leave()
    rest(200)
    enter()
    rest(1000)
    expect(folder.open).toBe(true)
  })

  it('is kept open by a press, which closes what a press opened', () => {
    enter()
    rest(80)
    expect(press().defaultPrevented).toBe(true)
    leave()
    rest(1000)
    expect(folder.open).toBe(true)
    expect(press().defaultPrevented).toBe(false)
  })
  it('stays open while the keyboard is in its list, though the mouse has left', () => {
    enter()
    rest(80)
    folder.querySelector('a')?.focus()
    leave()
    rest(1000)
    expect(folder.open).toBe(true)
  })
  it('stays closed for who closed it before the mouse had rested', () => {
    enter()
    folder.open = true
    folder.open = false
    folder.dispatchEvent(new Event('toggle'))
    rest(1000)
    expect(folder.open).toBe(false)
  })

  it('stays as it is for who pressed it before this script came', () => {
    unmount()
    summary.tabIndex = 0
    summary.focus()
    vi.spyOn(folder, 'matches').mockReturnValue(true)
    unmount = mount(folder)
    rest(1000)
    expect(folder.open).toBe(false)
  })
})
