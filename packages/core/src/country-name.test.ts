import { expect, it } from 'vitest'
import { countryName } from './country-name.ts'

it.each([
  ['GB', 'United Kingdom'],
  ['JP', 'Japan'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('%j is called %j', (code, name) => expect(countryName(code)).toBe(name))
