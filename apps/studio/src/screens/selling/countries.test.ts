import { expect, it } from 'vitest'
import { COUNTRIES, codesOf, countryOfLanguages, withCountries } from './countries.ts'

it('proposes the country of the first language that has one', () => {
  expect(countryOfLanguages(['fr', 'de-CH', 'en-US'])).toBe('CH')
  expect(countryOfLanguages(['zh-Hant-TW'])).toBe('TW')
  expect(countryOfLanguages(['fr', 'en-001'])).toBeUndefined()
})

it('lists countries by name, not by code', () => {
  expect(COUNTRIES[0]).toEqual({ code: 'AF', name: 'Afghanistan' })
})

it('knows countries by name and by code, and groups of them', () => {
  expect(codesOf('germany,')).toEqual(['DE'])
  expect(codesOf('de')).toEqual(['DE'])
  expect(codesOf('Rest of the world')).toEqual(['*'])
  expect(codesOf('United States and territories')).toEqual([
    'US',
    'PR',
    'GU',
    'VI',
    'MP',
    'AS',
    'UM',
  ])
  expect(codesOf('Atlantis')).toEqual([])
})

it('keeps the parts of a country that is added again', () => {
  const places = [{ country: 'US', regions: ['CA'], postalCodes: [] }]
  expect(withCountries(places, ['US', 'CA'])).toEqual([
    ...places,
    { country: 'CA', regions: [], postalCodes: [] },
  ])
})
