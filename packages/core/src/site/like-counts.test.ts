import { expect, it } from 'vitest'
import { isTold } from './like-counts.ts'

it('tells of every like at first, and of a percent more later', () => {
  const told = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => from + n).filter(isTold).length
  expect(told(0, 1000)).toBe(1000)
  expect(told(1000, 10_000)).toBe(900)
  expect(told(10_000, 100_000)).toBe(900)
})
