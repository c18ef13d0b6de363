import { expect, it } from 'vitest'
import type { Tweak } from './style-state.ts'
import { groupsOf, unmetTweaks } from './tweak-groups.ts'

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
const titles = (search: string, absent: readonly string[] = [], unmet: readonly string[] = []) =>
  groupsOf(TWEAKS, { search, absent: new Set(absent), unmet, otherwise: 'Other' }).map(
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

it('leaves out what means nothing as other choices are', () => {
  const sticky = tweak('Sticky', '', { type: 'checkbox', initial: 'false' })
  const columns = tweak('Columns', '', { type: 'dropdown', initial: 'Two' })
  const shadow = tweak('Shadow', '', { conditions: [{ tweak: 'Sticky', is: ['true'] }] })
  const gap = tweak('Gap', '', {
    conditions: [
      { tweak: 'Sticky', is: ['true'] },
      { tweak: 'Columns', is: ['Two', 'Three'] },
    ],
  })
  const all = [sticky, columns, shadow, gap]
  expect(unmetTweaks(all, {})).toEqual(['Shadow', 'Gap'])
  expect(unmetTweaks(all, { Sticky: 'true' })).toEqual([])
  expect(unmetTweaks(all, { Sticky: 'true', Columns: 'One' })).toEqual(['Gap'])
  expect(titles('', [], ['Size'])).toEqual(['Colors: Text,Link'])
})
