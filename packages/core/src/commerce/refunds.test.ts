import { describe, expect, it } from 'vitest'
import { minor } from '../money.ts'
import { amountOfUnits, unitsGivenBack } from './refunds.ts'

const line = (id: string, quantity: number, total: number) => ({
  id,
  quantity,
  totalMinor: minor(total),
})

describe('amountOfUnits', () => {
  it('is the total of a whole line', () => {
    const lines = [line('a', 1, 666), line('b', 2, 1334)]
    expect(amountOfUnits(lines, [{ lineId: 'b', quantity: 2 }], new Map())).toBe(1334)
  })

  it.each([[[1, 1, 1]], [[2, 1]], [[1, 2]], [[3]]])(
    'gives back all of a line that does not divide evenly, in steps of %j',
    (steps) => {
      const lines = [line('a', 3, 2000)]
      let done = 0
      const amounts = steps.map((quantity) => {
        const amount = amountOfUnits(lines, [{ lineId: 'a', quantity }], new Map([['a', done]]))
        done += quantity
        return amount
      })
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(2000)
    },
  )

  it('is exact for the highest price there is', () => {
    const total = Number.MAX_SAFE_INTEGER
    const lines = [line('a', 9999, total)]
    const but = amountOfUnits(lines, [{ lineId: 'a', quantity: 9998 }], new Map())
    const last = amountOfUnits(lines, [{ lineId: 'a', quantity: 1 }], new Map([['a', 9998]]))
    expect(but + last).toBe(total)
  })
})

it('units of several refunds are added up', () => {
  const units = [
    { lineId: 'a', quantity: 1 },
    { lineId: 'b', quantity: 2 },
    { lineId: 'a', quantity: 3 },
  ]
  expect(unitsGivenBack(units)).toEqual(
    new Map([
      ['a', 4],
      ['b', 2],
    ]),
  )
})
