import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgesOf, stepFor, stepsBetween } from './chart-axis.ts'

describe('bars of numbers', () => {
  it.each([
    [{ least: 1, greatest: 5, isWhole: true }, [1, 2, 3, 4, 5, 6]],
    [{ least: 3, greatest: 3, isWhole: true }, [3, 4]],
    [{ least: 0, greatest: 95, isWhole: true }, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]],
    [{ least: 0.2, greatest: 0.75, isWhole: false }, [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]],
    [{ least: -3, greatest: 2, isWhole: true }, [-3, -2, -1, 0, 1, 2, 3]],
  ])('of %j begin at round numbers', (range, edges) => {
    expect(edgesOf(range)).toEqual(edges)
  })

  it('hold every number, and are few', () => {
    const number = fc.double({ min: -1e15, max: 1e15, noNaN: true })
    fc.assert(
      fc.property(number, number, fc.boolean(), (one, other, isWhole) => {
        const [least = 0, greatest = 0] = [one, other]
          .map((value) => (isWhole ? Math.round(value) : value))
          .sort((a, b) => a - b)
        const edges = edgesOf({ least, greatest, isWhole })
        expect(edges.length).toBeLessThanOrEqual(14)
        const [first = 0, second = 0] = edges
        expect(first).toBeLessThanOrEqual(least + (second - first) * 1e-9)
        expect(edges.at(-1)).toBeGreaterThanOrEqual(greatest)
      }),
    )
  })
})

describe('bars of days', () => {
  it.each([
    ['2026-02-27', '2026-03-01', 'day', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['2025-11-30', '2026-02-01', 'month', ['2025-11', '2025-12', '2026-01', '2026-02']],
    [
      '2019-12-31',
      '2026-01-01',
      'year',
      ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'],
    ],
    [
      '1931-05-05',
      '2026-01-01',
      'decade',
      ['193', '194', '195', '196', '197', '198', '199', '200', '201', '202'],
    ],
  ])('from %s to %s are each a %s', (first, last, step, steps) => {
    expect(stepFor(first, last)).toBe(step)
    expect(stepsBetween(first, last, stepFor(first, last))).toEqual(steps)
  })

  it('end with the calendar', () => {
    expect(stepsBetween('9999-12-30', '9999-12-31', 'day')).toHaveLength(2)
    expect(stepsBetween('9999-11-01', '9999-12-31', 'month')).toHaveLength(2)
    expect(stepsBetween('9990-01-01', '9999-12-31', 'decade')).toEqual(['999'])
  })
})
