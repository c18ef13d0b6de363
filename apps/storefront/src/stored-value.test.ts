// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { storedValue, storeValue } from './stored-value.ts'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('keeps a value until its moment, and for good without one', () => {
  vi.useFakeTimers({ now: 1000 })
  storeValue('closed', 'yes', 2000)
  storeValue('submitted', '1')
  expect([storedValue('closed'), storedValue('submitted')]).toEqual(['yes', '1'])
  vi.setSystemTime(2000)
  expect([storedValue('closed'), storedValue('submitted')]).toEqual([undefined, '1'])
  expect(localStorage.getItem('closed')).toBe(null)
})

it.each(['no JSON', '7', 'null', '{"value":7}'])('takes nothing else for a value: %s', (text) => {
  localStorage.setItem('odd', text)
  expect(storedValue('odd')).toBeUndefined()
})
