import type { Address } from '@sitewright/api/orders/shapes'
import { describe, expect, it } from 'vitest'
import { postalLines } from './postal-address.ts'

const at = (country: string, more: Partial<Address>): Address => ({
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 High Street',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country,
  phone: '+44 1',
  ...more,
})

describe('an address as it is written in its country', () => {
  it.each([
    ['US', { city: 'Austin', region: 'TX', postalCode: '78701' }, ['Austin, TX 78701']],
    ['GB', { line2: 'Flat 2', city: 'Ely', postalCode: 'CB7 4AA' }, ['Flat 2', 'Ely', 'CB7 4AA']],
    ['DE', { city: 'Berlin', postalCode: '10115' }, ['10115 Berlin']],
    ['BR', { city: 'Rio', region: 'RJ', postalCode: '20040-020' }, ['Rio-RJ', '20040-020']],
    [
      'JP',
      { city: '', region: '東京都', postalCode: '100-0001' },
      ['1 High Street, Tokyo', '100-0001'],
    ],
    ['ZW', { city: 'Harare' }, ['Harare']],
  ] as const)('%s', (country, parts, end) => {
    const lines = postalLines(at(country, parts))
    expect(lines[0]).toBe('Ada Byron')
    expect(lines.slice(-end.length)).toEqual(end)
  })

  it('is in the order of its own script where it is written in that', () => {
    const address = at('JP', { line1: '千代田1-1', region: '東京都', postalCode: '100-0001' })
    expect(postalLines({ ...address, firstName: '愛', lastName: '田中' })).toEqual([
      '〒100-0001',
      '東京都',
      '千代田1-1',
      '愛 田中',
    ])
  })

  it.each([
    [{ city: 'Austin', region: '', postalCode: '78701' }, 'Austin 78701'],
    [{ city: '', region: 'TX', postalCode: '78701' }, 'TX 78701'],
    [{ city: 'Austin', region: '', postalCode: '' }, 'Austin'],
  ])('leaves out what stands between parts that are missing: %o', (parts, last) => {
    expect(postalLines(at('US', parts)).at(-1)).toBe(last)
  })

  it('of whoever picks it up is a name alone', () => {
    expect(postalLines(at('US', { line1: '' }))).toEqual(['Ada Byron'])
  })
})
