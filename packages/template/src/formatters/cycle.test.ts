import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('colours the rows of a list', () => {
  renders('{.repeated section a}{@index|cycle odd even} {.end}', { a: [0, 0, 0] }, 'odd even odd ')
  renders(
    '{.repeated section a}{@index|cycle:one:two:last one}, {.end}',
    { a: [0, 0, 0, 0] },
    'one, two, last one, one, ',
  )
})

describe('counts from 1 in both directions', () => {
  renders('{n|cycle a b c}', { n: 1 }, 'a')
  renders('{n|cycle a b c}', { n: 6 }, 'c')
  renders('{n|cycle a b c}', { n: 0 }, 'c')
  renders('{n|cycle a b c}', { n: -1 }, 'b')
  renders('{n|cycle a b c}', { n: -300 }, 'c')
  renders('{n|cycle a}', { n: 77 }, 'a')
})

describe('reads the value as a number', () => {
  renders('{n|cycle a b c}', { n: '2' }, 'b')
  renders('{n|cycle a b c}', { n: '2 of 3' }, 'b')
  renders('{n|cycle a b c}', { n: true }, 'a')
  renders('{n|cycle a b c}', { n: false }, 'c')
  renders('{n|cycle a b c}', { n: null }, 'c')
  renders('{n|cycle a b c}', {}, 'c')
  renders('{n|cycle a b c}', { n: [2] }, 'c')
  renders('{n|cycle a b c}', { n: { b: 2 } }, 'c')
})

describe('empty arguments count', () => {
  renders('[{n|cycle }]', { n: 1 }, '[]')
  renders('[{n|cycle  x}]', { n: 1 }, '[]')
  renders('[{n|cycle  x}]', { n: 2 }, '[x]')
  renders('[{n|cycle x }]', { n: 2 }, '[]')
})

describe('there is nothing at a place that is none', () => {
  renders('[{n|cycle}]', { n: 1 }, '[]')
  renders('[{n|cycle|json}]', { n: 1 }, '[]')
  renders('[{n|cycle a b}]', { n: 1.5 }, '[]')
  renders('[{n|cycle a b}]', { n: 'x' }, '[]')
})
