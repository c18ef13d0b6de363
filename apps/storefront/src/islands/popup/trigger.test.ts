// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isForDevice, onLinkTo, startTrigger } from './trigger.ts'

let runs: number
let end: AbortController

const count = () => {
  runs += 1
}
const start = (trigger: string, when = 0) => startTrigger({ trigger, when }, count, end.signal)
function page(parts: object): void {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(document.documentElement, name, { value, configurable: true })
  }
}
const leaveAt = (clientY: number) =>
  document.documentElement.dispatchEvent(new MouseEvent('mouseout', { clientY }))

beforeEach(() => {
  runs = 0
  end = new AbortController()
  vi.useFakeTimers()
})
afterEach(() => {
  end.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('comes after its seconds, unless its page has left', () => {
  start('delay', 5)
  vi.advanceTimersByTime(4999)
  expect(runs).toBe(0)
  vi.advanceTimersByTime(1)
  expect(runs).toBe(1)
  start('delay', 5)
  end.abort()
  vi.advanceTimersByTime(10_000)
  expect(runs).toBe(1)
})

it('comes once when so much of the page was scrolled past', () => {
  page({ scrollHeight: 2000, clientHeight: 1000, scrollTop: 0 })
  start('scroll', 50)
  page({ scrollTop: 499 })
  dispatchEvent(new Event('scroll'))
  expect(runs).toBe(0)
  page({ scrollTop: 500 })
  dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('scroll'))
  expect(runs).toBe(1)
})

it('comes at once on a page too short to be scrolled', () => {
  page({ scrollHeight: 800, clientHeight: 1000, scrollTop: 0 })
  start('scroll', 50)
  expect(runs).toBe(1)
})

it('comes as the pointer leaves at the top, and not elsewhere', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  start('exit')
  leaveAt(300)
  expect(runs).toBe(0)
  leaveAt(-1)
  leaveAt(-1)
  expect(runs).toBe(1)
})

it('comes by itself where there is no pointer that could leave', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  start('exit')
  vi.advanceTimersByTime(30_000)
  expect(runs).toBe(1)
})

it('comes by itself never where only a press brings it', () => {
  start('press')
  vi.advanceTimersByTime(600_000)
  expect(runs).toBe(0)
})

it.each([
  ['all', true, true],
  [undefined, true, true],
  ['phones', true, false],
  ['computers', false, true],
])('for %s comes on phones: %s, on computers: %s', (devices, onPhones, onComputers) => {
  for (const [matches, comes] of [
    [true, onPhones],
    [false, onComputers],
  ]) {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    expect(isForDevice(devices)).toBe(comes)
  }
})

it('comes with each press of a link to it, and with no other press', () => {
  document.body.innerHTML =
    '<a id="popup" href="/popup-overlay"><b>News</b></a> <a id="shop" href="/shop">Shop</a>'
  onLinkTo('/popup-overlay', count, end.signal)
  const press = (selector: string, init: MouseEventInit = {}) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  expect([press('#popup b'), press('#popup'), runs]).toEqual([false, false, 2])
  expect([press('#shop'), press('#popup', { ctrlKey: true }), runs]).toEqual([true, true, 2])
  end.abort()
  expect([press('#popup'), runs]).toEqual([true, 2])
})
