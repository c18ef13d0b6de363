import { expect, it } from 'vitest'
import { liveCss } from './live-css.ts'
import type { Tweak } from './style-state.ts'

const tweak: Tweak = {
  type: 'color',
  name: 'ink',
  title: 'Ink',
  category: '',
  options: [],
  initial: '#111',
  live: [
    { selector: ':root', property: '--ink', within: [] },
    { selector: '.a', property: 'color', within: ['@media print'] },
  ],
}
const css = (values: Record<string, string>, compiled: Record<string, string> = {}) =>
  liveCss([tweak], { values, compiled })

it('shows a changed value wherever it stands alone', () => {
  expect(css({ ink: '#222' })).toBe(':root { --ink: #222 }\n@media print { .a { color: #222 } }')
})

it('shows the theme’s own value again', () => {
  expect(css({}, { ink: '#222' })).toContain(':root { --ink: #111 }')
})

it.each([
  ['nothing changed', {}, {}],
  ['what was compiled is what is wanted', { ink: '#222' }, { ink: '#222' }],
  ['only the compiler knows the value', { ink: '@other' }, {}],
  ['it could end the rule', { ink: 'red } body { color: red' }, {}],
])('says nothing where %s', (_what, values, compiled) => {
  expect(css(values, compiled)).toBe('')
})
