import { addressProblems, tidyAddress } from '@sitewright/core/commerce/address/address-form'
import { describe, expect, it } from 'vitest'
import { addressForm } from './address-forms.ts'

const ada = { firstName: 'Ada', lastName: 'Lovelace', line1: '12 St James Square' }

const partsOf = (country: string) => addressForm(country).fields.map(({ part }) => part)
const fieldOf = (country: string, part: string) =>
  addressForm(country).fields.find((field) => field.part === part)

describe('forms of addresses', () => {
  it('have the fields of the country in its order', () => {
    const before = ['firstName', 'lastName', 'line1', 'line2']
    expect(partsOf('US')).toEqual([...before, 'city', 'region', 'postalCode', 'phone'])
    expect(partsOf('DE')).toEqual([...before, 'postalCode', 'city', 'phone'])
    expect(partsOf('AE')).toEqual([...before, 'region', 'phone'])
  })

  it('name them in the country’s words', () => {
    expect(fieldOf('US', 'postalCode')?.label).toBe('ZIP code')
    expect(fieldOf('IE', 'postalCode')?.label).toBe('Eircode')
    expect(fieldOf('JP', 'region')?.label).toBe('Prefecture')
    expect(fieldOf('GB', 'city')?.label).toBe('Town or city')
  })

  it('offer the regions where the country has them', () => {
    expect(fieldOf('US', 'region')?.options).toContainEqual({ value: 'CA', label: 'California' })
    expect(fieldOf('JP', 'region')?.options).toContainEqual({
      value: '東京都',
      label: '東京都 (Tokyo)',
    })
  })

  it('show figures alone to whoever types a code of figures', () => {
    expect(fieldOf('DE', 'postalCode')?.isNumeric).toBe(true)
    expect(fieldOf('GB', 'postalCode')?.isNumeric).toBe(false)
  })

  it('have a word for every field of every country', () => {
    for (const first of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      for (const second of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        const form = addressForm(first + second)
        expect(form.fields.filter(({ label }) => label === '')).toEqual([])
        expect(() => new RegExp(`^(?:${form.postalPattern})$`)).not.toThrow()
        expect(new Set(form.fields.map(({ part }) => part)).size).toBe(form.fields.length)
        const { postalPattern, postalExample } = form
        expect(postalExample).toMatch(new RegExp(`^(?:${postalPattern || '.*'})$`))
      }
    }
  })

  it('take any address before a country is chosen, but for the country', () => {
    expect(addressProblems(addressForm(''), { ...ada, city: 'London' })).toEqual({
      country: 'Required',
    })
    expect(addressForm('../..')).toBe(addressForm(''))
  })
})

describe('addresses', () => {
  it('need what their country needs', () => {
    expect(addressProblems(addressForm('US'), ada)).toEqual({
      city: 'Required',
      region: 'Required',
      postalCode: 'Required',
    })
    expect(addressProblems(addressForm('AE'), { ...ada, region: 'Dubai' })).toEqual({
      region: 'Choose the emirate from the list.',
    })
    expect(addressProblems(addressForm('HK'), { ...ada, region: 'Kowloon' })).toEqual({})
  })

  it.each([
    ['US', '9021', 'Please check the ZIP code, such as 95014.'],
    ['GB', '12345', 'Please check the postal code, such as EC1Y 8SY.'],
    ['US', '90210', undefined],
    ['US', '90210-1234', undefined],
    ['GB', 'cb7 4aa', undefined],
    ['CA', 'h3z2y7', undefined],
    ['JP', '〒１５４－００２３', undefined],
  ])('in %s with the postal code %s', (country, postalCode, problem) => {
    const { postalCode: found } = addressProblems(addressForm(country), { ...ada, postalCode })
    expect(found).toBe(problem)
  })

  it('are kept as they are written in their country', () => {
    const typed = { ...ada, city: ' Los Angeles ', region: 'california', postalCode: ' 90210 ' }
    expect(tidyAddress(addressForm('US'), typed)).toMatchObject({
      city: 'Los Angeles',
      region: 'CA',
      postalCode: '90210',
      country: 'US',
    })
    expect(tidyAddress(addressForm('AE'), { ...typed, region: 'دبي' })).not.toHaveProperty('city')
    expect(tidyAddress(addressForm('AE'), { region: 'دبي (Dubai)' }).region).toBe('إمارة دبيّ')
  })

  it.each([
    ['JP', { line1: '千代田1-1', region: '東京都', postalCode: '100-0001' }],
    ['AE', { line1: 'شارع الشيخ زايد ١', region: 'إمارة دبيّ' }],
    ['IL', { line1: 'רחוב הרצל 1', city: 'תל אביב' }],
    ['TH', { line1: '1 ถนนสุขุมวิท', city: 'วัฒนา', region: 'กรุงเทพมหานคร', postalCode: '10110' }],
    ['IS', { line1: '🏠 Laugavegur 1', city: 'Reykjavík', postalCode: '101' }],
    ['DE', { line1: 'ß'.repeat(150), city: 'Köln', postalCode: '50667' }],
  ])('of %s are taken in their own script', (country, place) => {
    expect(addressProblems(addressForm(country), { ...ada, ...place })).toEqual({})
  })
})
