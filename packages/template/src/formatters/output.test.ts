import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('the arguments, with a space between', () => {
  renders('{a|output one}', { a: 1 }, 'one')
  renders('{a|output one two}', { a: 1 }, 'one two')
  renders('{a|output:one:two three}', { a: 1 }, 'one two three')
  renders('{a|output one  two }', { a: 1 }, 'one  two ')
  renders('{a|output "x" <b>}', { a: 1 }, '"x" <b>')
})

describe('the value does not matter', () => {
  renders('{none|output x}', {}, 'x')
  renders('{a|output x}', { a: { b: 1 } }, 'x')
  renders('{.var @x a|output some text}{@x}', { a: 1 }, 'some text')
})

describe('without arguments it is empty', () => {
  renders('{a|output|json}', { a: 1 }, '""')
  renders('{a|output |json}', { a: 1 }, '""')
})
