import { describe } from 'vitest'
import { holdsFact, renders } from '../test-template.ts'

holdsFact('fact 9.money.04: prices are hundredths', [
  '{n|money-format} {n|bookkeeper-money-format}',
  { n: 12_345 },
  '123.45 $123.45',
])

describe.each(['money-format', 'moneyFormat'])('%s', (name) => {
  const writes = (cents: unknown, output: string) => renders(`{n|${name}}`, { n: cents }, output)

  writes(0, '0.00')
  writes(5, '0.05')
  writes(100, '1.00')
  writes(123_456_789, '1,234,567.89')
  writes(-100_000, '-1,000.00')
  writes('100', '1.00')
  writes('1e5', '1,000.00')
  writes(' 5', '0.00')

  // Fractions of a hundredth, halves away from zero.
  writes(0.4, '0.00')
  writes(1050.5, '10.51')
  writes('99.5', '1.00')
  writes('-99.5', '-1.00')

  // Huge numbers are exact.
  writes('123456789012345678901', '1,234,567,890,123,456,789.01')
  writes(1e21, '10,000,000,000,000,000,000.00')

  // A value that is not a number counts as 0.
  writes('free', '0.00')
  writes('', '0.00')
  writes(null, '0.00')
  writes(true, '0.00')
  writes([100], '0.00')
  writes({ value: 100 }, '0.00')
  writes(Number.NaN, '0.00')
  writes(Infinity, '0.00')
  renders(`{nothing|${name}}`, {}, '0.00')

  renders(`{n|${name} x}{n|${name}|html}`, { n: 100 }, '1.001.00')
  renders(`{n|${name}}`, { n: 100 }, '1.00', { locale: undefined })
})
