import { expect, it } from 'vitest'
import { COUNTRIES, countryOfLanguages } from './countries.ts'

it('proposes the country of the first language that has one', () => {
  expect(countryOfLanguages(['fr', 'de-CH', 'en-US'])).toBe('CH')
  expect(countryOfLanguages(['zh-Hant-TW'])).toBe('TW')
  expect(countryOfLanguages(['fr', 'en-001'])).toBeUndefined()
})

it('lists countries by name, not by code', () => {
  expect(COUNTRIES[0]).toEqual({ code: 'AF', name: 'Afghanistan' })
})
