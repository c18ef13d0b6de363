import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const prints = (optionValues: unknown, output: string) =>
  renders('{variant|variant-descriptor}', { variant: { optionValues } }, output)

describe('the chosen values', () => {
  prints([{ value: 'Red' }], 'Red')
  prints([{ value: 'Red' }, { value: 'Large' }, { value: 7 }], 'Red / Large / 7')
  prints([{ optionName: 'Colour', value: '<"Red"> & blue' }], '<"Red"> & blue')
})

describe('choices without a value', () => {
  prints([{ value: '' }, {}, { value: null }, { value: ['Red'] }, null], ' /  /  /  / ')
  prints([], '')
})

describe('values that are no variant', () => {
  prints(undefined, '')
  prints('Red', '')
  prints({ '0': { value: 'Red' }, length: 1 }, 'Red / ')
  renders('{variant|variant-descriptor}', { variant: 'Red', optionValues: [{ value: 'Red' }] }, '')
  renders('{nothing|variant-descriptor}', { optionValues: [{ value: 'Red' }] }, '')
})
