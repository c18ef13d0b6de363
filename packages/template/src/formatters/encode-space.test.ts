import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('every whitespace character is replaced by itself', () => {
  renders('{a|encode-space}', { a: '  ' }, '&nbsp;&nbsp;')
  renders('{a|encode-space}', { a: '\n\r\t\v\f' }, '&nbsp;'.repeat(5))
  renders('{a|encode-space}', { a: 'a\u00a0b\u2003c\ufeffd' }, 'a&nbsp;b&nbsp;c&nbsp;d')
})

describe('nothing else is', () => {
  renders('{a|encode-space}', { a: '<b>&amp;\u200b' }, '<b>&amp;\u200b')
  renders('{a|encode-space x}', { a: 'a' }, 'a')
})

describe('the value is read as text', () => {
  renders('{a|encode-space|json}', { a: 1.5 }, '"1.5"')
  renders('{a|encode-space}', { a: true }, 'true')
  renders('{a|encode-space|json}', { a: null }, '""')
  renders('{a|encode-space|json}', {}, '""')
  renders('{a|encode-space|json}', { a: ['a b'] }, '""')
  renders('{a|encode-space|json}', { a: { b: 'c d' } }, '""')
})
