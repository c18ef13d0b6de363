import { describe, expect, it } from 'vitest'
import { holdsFact, renders, run } from '../test-template.ts'

describe('cuts after the last space within the limit', () => {
  renders('{a|truncate 8}', { a: 'one two three' }, 'one two ...')
  renders('{a|truncate 7}', { a: 'one two three' }, 'one ...')
  renders('{a|truncate 4}', { a: 'one two three' }, 'one ...')
  renders('{a|truncate 9}', { a: 'one\ttwo\nthree four' }, 'one\ttwo\n...')
  renders('{a|truncate 2}', { a: '\v\f\rx' }, '\v\f...')
})

describe('or at the limit, if there is no space', () => {
  renders('{a|truncate 3}', { a: 'abcd' }, 'abc...')
  renders('{a|truncate 3}', { a: 'one two three' }, 'one...')
  renders('{a|truncate 3}', { a: 'ab\u00a0cd' }, 'ab\u00a0...')
  renders('{a|truncate 2}', { a: '-_-_' }, '-_...')
})

describe('leaves what is short enough', () => {
  renders('{a|truncate 4}', { a: 'abcd' }, 'abcd')
  renders('{a|truncate 4}', { a: 'a b ' }, 'a b ')
  renders('{a|truncate 4|json}', { a: '' }, '""')
  renders('{a|truncate 9007199254740993}', { a: 'abcd' }, 'abcd')
})

holdsFact(
  'fact 9.texts.01: 100 characters and three dots unless it is said otherwise',
  ['{a|truncate}', { a: 'x'.repeat(100) }, 'x'.repeat(100)],
  ['{a|truncate}', { a: 'x'.repeat(101) }, `${'x'.repeat(100)}...`],
)

describe('without arguments: 100 characters and three dots', () => {
  renders('{a|truncate}', { a: 'x'.repeat(100) }, 'x'.repeat(100))
  renders('{a|truncate}', { a: 'x'.repeat(101) }, `${'x'.repeat(100)}...`)
})

describe('the second argument marks the cut', () => {
  renders('{a|truncate 3 …}', { a: 'abcd' }, 'abc…')
  renders('{a|truncate:3: and more}', { a: 'abcd' }, 'abc and more')
  renders('{a|truncate 3 }', { a: 'abcd' }, 'abc')
  renders('{a|truncate 3 <b> x}', { a: 'abcd' }, 'abc<b>')
})

describe('a limit that is none leaves the value', () => {
  renders('{a|truncate 0}', { a: 'abcd' }, 'abcd')
  renders('{a|truncate -3}', { a: 'abcd' }, 'abcd')
  renders('{a|truncate x}', { a: 'abcd' }, 'abcd')
  renders('{a|truncate }', { a: 'abcd' }, 'abcd')
  renders('{a|truncate  3}', { a: 'abcd' }, 'abcd')
  renders('{a|truncate Infinity}', { a: 'abcd' }, 'abcd')
  renders('{a|truncate 0|json}', { a: { b: 1 } }, '{"b":1}')
  renders('[{a|truncate 0|json}]', {}, '[]')
})

describe('limits are whole', () => {
  renders('{a|truncate 3.9}', { a: 'abcde' }, 'abc...')
  renders('{a|truncate 3px}', { a: 'abcde' }, 'abc...')
  renders('{a|truncate 1e3}', { a: 'abcde' }, 'a...')
  renders('{a|truncate 0x10}', { a: 'abcde' }, 'abcde')
})

describe('the value is read as text', () => {
  renders('{a|truncate 3}', { a: 12345 }, '123...')
  renders('{a|truncate 3}', { a: false }, 'fal...')
  renders('{a|truncate 3|json}', { a: 1 }, '"1"')
  renders('{a|truncate 3|json}', { a: null }, '""')
  renders('{a|truncate 3|json}', {}, '""')
  renders('{a|truncate 3|json}', { a: ['abcde'] }, '""')
  renders('{a|truncate 3|json}', { a: { b: 'abcde' } }, '""')
})

it('looks back once, however long the text', () => {
  const a = 'x'.repeat(2_000_000)
  expect(run('{a|truncate 1999999}', { a }).output).toHaveLength(2_000_002)
})
