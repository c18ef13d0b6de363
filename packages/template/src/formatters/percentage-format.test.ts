import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const writes = (value: unknown, output: string, locale = 'en') =>
  renders('{n|percentage-format}', { n: value }, output, { locale })
const trims = (value: unknown, output: string) =>
  renders('{n|percentage-format trim}', { n: value }, output)

describe('two to three places', () => {
  writes(1234.5, '1,234.50')
  writes(8.2505, '8.25')
  writes(8.2506, '8.251')
  writes(8.2515, '8.252')
  writes('7.125', '7.125')
  writes(-3, '-3.00')
  writes(0, '0.00')
  writes('1e2', '100.00')
})

describe('trim: none it does not need', () => {
  trims(1234.5, '1,234.5')
  trims(8.2506, '8.251')
  trims(5, '5')
  renders('{n|percentage-format,x,trim}', { n: 5 }, '5')
  renders('{n|percentage-format TRIM}', { n: 5 }, '5.00')
  renders('{n|percentage-format:trim}', { n: 5 }, '5')
})

describe('as the language has it', () => {
  writes(1234.5, '1.234,50', 'de')
  writes(1234.5, '1\u00a0234,50', 'sv')
  writes(1234.5, '١٬٢٣٤٫٥٠', 'ar-EG')
})

describe('what is no number counts as 0', () => {
  for (const value of ['', 'x', ' 5', '5%', null, true, [], [5], {}, { value: 5 }]) {
    writes(value, '0.00')
  }
  renders('{nothing|percentage-format trim}', {}, '0')
  writes('NaN', 'NaN')
})
