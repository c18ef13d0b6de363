import { describe, expect, it } from 'vitest'
import { renders, run } from '../test-template.ts'

describe('numbers in braces are the arguments, counted from 0', () => {
  renders('{text|format a b}', { text: '{0} and {1}', a: 'A', b: 'B' }, 'A and B')
  renders('{text|format:a:b}', { text: '{1}{1}{0}', a: 'A', b: 'B' }, 'BBA')
  renders('{text|format a b}', { text: '{01}{001}', a: 'A', b: 'B' }, 'BB')
  renders('{text|format a}', { text: '{}', a: 'A' }, 'A')
  renders('{text|format a}', { text: 'nothing to fill', a: 'A' }, 'nothing to fill')
})

describe('arguments are references, looked up around the tag', () => {
  renders('{text|format a.b list.1}', { text: '{0}{1}', a: { b: 1 }, list: [2, 3] }, '13')
  renders(
    '{.repeated section list}{text|format @ @index}{.end}',
    { text: '{0}/{1} ', list: [5, 6] },
    '5/1 6/2 ',
  )
  renders('{.var @x a}{text|format @x}', { text: '<{0}>', a: 'A' }, '<A>')
  renders(
    '{.section strings}{greeting|format name}{.end}',
    { strings: { greeting: 'Hi {0}' }, name: 'Ann' },
    'Hi Ann',
  )
})

describe('values become text as in JavaScript', () => {
  const text = '<{0}>'
  renders('{text|format a}', { text, a: 1.5 }, '<1.5>')
  renders('{text|format a}', { text, a: false }, '<false>')
  renders('{text|format a}', { text, a: null }, '<>')
  renders('{text|format a}', { text }, '<>')
  renders('{text|format a}', { text, a: [1, [2, null]] }, '<1,2,>')
  renders('{text|format a}', { text, a: { b: 1 } }, '<[object Object]>')
})

describe('nothing is escaped, nor filled in twice', () => {
  renders('{text|format a}', { text: '<{0}>', a: '<b>&' }, '<<b>&>')
  renders('{text|format a b}', { text: '{0}', a: '{1}', b: 'B' }, '{1}')
})

describe('a placeholder that is none vanishes', () => {
  renders('{text|format a}', { text: '[{1}{99}{99999999999999999999}]', a: 'A' }, '[]')
  renders('{text|format a}', { text: '[{name}{ 0}{0 }{-1}{0.0}{1e0}]', a: 'A' }, '[]')
  renders('{text|format}', { text: '[{0}{}]' }, '[]')
  renders('{text|format a}', { text: 'x{0', a: 'A' }, 'x')
  renders('{text|format a}', { text: 'x{', a: 'A' }, 'x')
  renders('{text|format a}', { text: '{x', a: 'A' }, '')
})

describe('a brace inside one begins another, except where a digit or the end was expected', () => {
  renders('{text|format a}', { text: '{x{0}y', a: 'A' }, 'Ay')
  renders('{text|format a}', { text: '{0x{0}y', a: 'A' }, 'Ay')
  renders('{text|format a}', { text: '{{0}}', a: 'A' }, '}')
  renders('{text|format a}', { text: '{0{0}y', a: 'A' }, 'y')
  renders('{text|format a}', { text: 'a}b', a: 'A' }, 'a}b')
})

describe('the value is read as text', () => {
  renders('{text|format a|json}', { text: 5, a: 'A' }, '"5"')
  renders('{text|format a|json}', { text: null, a: 'A' }, '""')
  renders('{text|format a|json}', { a: 'A' }, '""')
  renders('{text|format a|json}', { text: ['{0}'], a: 'A' }, '""')
  renders('{text|format a|json}', { text: { b: '{0}' }, a: 'A' }, '""')
})

describe('however much it repeats', () => {
  it('a text cannot grow beyond what may be printed', () => {
    const data = { text: '{0}'.repeat(10_000), a: 'A'.repeat(10_000) }
    const { diagnostics } = run('{text|format a}', data, { limits: { outputLength: 1_000_000 } })
    expect(diagnostics.map(({ code }) => code)).toEqual(['output-limit'])
  })
})
