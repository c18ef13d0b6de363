import { expect, it } from 'vitest'
import type { Tweak } from './style-state.ts'
import { groupsOf } from './tweak-groups.ts'

const tweak = (title: string, category: string, more: Partial<Tweak> = {}): Tweak => ({
  type: 'color',
  name: title,
  title,
  category,
  options: [],
  initial: '',
  live: [],
  ...more,
})
const TWEAKS = [
  tweak('Text', 'Colors'),
  tweak('Size', ''),
  tweak('Link', 'Colors', { showOnlyWhenPresent: '.link' }),
]
const titles = (search: string, absent: readonly string[] = []) =>
  groupsOf(TWEAKS, { search, absent: new Set(absent), otherwise: 'Other' }).map(
    ({ category, tweaks }) => `${category}: ${tweaks.map(({ title }) => title).join()}`,
  )

it('puts choices under their categories', () => {
  expect(titles('')).toEqual(['Colors: Text,Link', 'Other: Size'])
})

it('finds choices by title and category', () => {
  expect(titles(' LINK ')).toEqual(['Colors: Link'])
  expect(titles('colors')).toEqual(['Colors: Text,Link'])
  expect(titles('nothing')).toEqual([])
})

it('leaves out what means nothing on this page', () => {
  expect(titles('', ['.link'])).toEqual(['Colors: Text', 'Other: Size'])
})
