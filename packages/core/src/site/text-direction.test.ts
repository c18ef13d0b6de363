import { expect, it } from 'vitest'
import { textDirection } from './text-direction.ts'

it.each([
  ['he-IL', 'rtl'],
  ['ar-BH', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
  ['de-DE', 'ltr'],
  ['ja-JP', 'ltr'],
  ['', 'ltr'],
  ['no language', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction)
})
