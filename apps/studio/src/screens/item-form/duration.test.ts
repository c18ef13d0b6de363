import { expect, it } from 'vitest'
import { durationOf, readDuration } from './duration.ts'

it.each([
  ['', 0],
  ['0:07', 7_000],
  ['3:45', 225_000],
  ['1:02:03', 3_723_000],
])('%s is %i ms', (text, ms) => {
  expect(readDuration(text)).toBe(ms)
  expect(durationOf(ms)).toBe(text)
})

it.each(['45', '3:5', '3:60', 'long', '99:99:99'])('%s is none', (text) => {
  expect(readDuration(text)).toBeUndefined()
})
