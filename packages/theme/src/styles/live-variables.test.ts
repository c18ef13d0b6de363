import { expect, it } from 'vitest'
import { liveVariables } from './live-variables.ts'
import { stylesFrom } from './test-styles.ts'

const tweak = (name: string) => `// tweak: {"type":"color","title":"${name}"}\n@${name}: red;\n`
const live = (less: string, css?: string) => [...liveVariables(stylesFrom({ 'a.less': less }), css)]

it.each([
  [':root { --accent: @accent; }'],
  ['a { b: c } html { --x: 1px; --accent: @accent }'],
  ['/* } */ :root { /* @accent */ --accent: @accent; } // @accent }'],
])('a tweak that is only copied to the root can be shown at once: %s', (less) => {
  expect(live(tweak('accent') + less)).toEqual([['accent', ['--accent']]])
})

it('a tweak may be copied to several properties', () => {
  const less = `${tweak('a')}${tweak('b')}:root { --x: @a; --y: @b; --z: @a; }`
  expect(live(less)).toEqual([
    ['a', ['--x', '--z']],
    ['b', ['--y']],
  ])
})

it.each([
  ['a { color: @accent }'],
  [':root { --accent: @accent; --dark: darken(@accent, 10%) }'],
  [':root { --accent: @accent } @other: @accent;'],
  [':root { --accent: @accent } a { b: "@{accent}" }'],
  [':root { --accent: @accent } @media (min-width: @accent) { a { b: c } }'],
  [':root { --accent: @accent } a { .mixin(@accent) }'],
  ['.dark { --accent: @accent }'],
  ['@media print { :root { --accent: @accent } }'],
  [':root { --accent: @accent @accent }'],
])('any other use has to be compiled: %s', (less) => {
  expect(live(tweak('accent') + less)).toEqual([])
})

it('the owner’s own CSS counts too', () => {
  const less = `${tweak('accent')}:root { --accent: @accent }`
  expect(live(less, 'a { b: c }')).toEqual([['accent', ['--accent']]])
  expect(live(less, 'a { b: @accent }')).toEqual([])
})
