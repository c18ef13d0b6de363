import { expect, it } from 'vitest'
import { cut } from './SearchEngineFields.tsx'

it.each([
  ['short', 10, 'short'],
  ['two words', 5, 'two …'],
  ['Donaudampfschiff', 5, 'Donau …'],
])('shows %s at %i as %s', (words, most, shown) => {
  expect(cut(words, most)).toBe(shown)
})
