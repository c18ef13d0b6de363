import { describe, expect, it } from 'vitest'
import { parseTemplate, render } from '../index.ts'
import { renders, reports, run } from '../test-template.ts'

describe('printing values', () => {
  renders('{a}', { a: 'x' }, 'x')
  renders('{a}', { a: 1 }, '1')
  renders('{a}', { a: 1e21 }, '1e+21')
  renders('{a}{b}{c}', { a: null, b: {} }, '')
  renders('{a}', { a: [1, null, [2, null], {}] }, '1,null,2,,[object Object]')
  renders('{a,b}', { a: 1, b: 2 }, '1')
  renders('{.meta-left}{a}{.meta-right}{.space}{.tab}{.newline}', { a: 1 }, '{1} \t\n')
  renders('a{# b}c{##d##}e', {}, 'ace')
})

describe('looking up names', () => {
  renders('{a.b.0.c}', { a: { b: [{ c: 1 }] } }, '1')
  renders('{s.length}{a.length}', { s: 'x', a: [1] }, '')
  renders('{.section a}{length}{.end}', { a: [1, 2] }, '2')
  renders('{.section a}{b}{.end}', { a: { c: 1 }, b: 2 }, '2')
  renders('{.section a}{.section b}x{.or}none{.end}{.end}', { a: { c: 1 }, b: 2 }, 'none')
  renders('{.section a}{b}{.end}', { a: { b: null }, b: 2 }, '')
  renders('{toString}{constructor}{a.constructor}', { a: 'x' }, '')
  renders('{a.toString}', { a: { toString: 1 } }, '1')
  renders('{$a}', { $a: 1 }, '1')
})

describe('loops', () => {
  renders(
    '{.repeated section a}{@index}{@index0}{@}{.alternates with}, {.end}',
    { a: ['x', 'y'] },
    '10x, 21y',
  )
  renders('{.repeated section a}x{.or}none{.end}', { a: [] }, 'none')
  renders('{.repeated section a}x{.or}{b}{.end}', { a: 'text', b: 'outer' }, 'outer')
  renders(
    '{.repeated section a}{.section b}{@index}{.end}{.end}',
    { a: [{ b: 1 }, { b: 1 }] },
    '12',
  )
  renders('{.repeated section a}({@}){.end}', { a: [null, 1] }, '()(1)')
  renders(
    '{.repeated section a}{@}{.alternates with}{.section @}/{.end}-{.end}',
    { a: [1, 2] },
    '1/-2',
  )
})

describe('conditions', () => {
  renders('{.if a && b || c}y{.or}n{.end}', { c: 1 }, 'n')
  renders('{.if a || b && c}y{.or}n{.end}', { a: 1 }, 'y')
  renders('{.if a}y{.or equal? b 1}b{.or}n{.end}', { b: 1 }, 'b')
  renders('{.if a}{.or}"0"{.end}', { a: '0' }, '')
  reports(
    '{.if }x{.end}',
    'RuntimeError: Unexpected TypeError error when executing IF: The condition names no variable',
  )
})

describe('binding', () => {
  renders('{.var @x a|html}{@x}', { a: '<' }, '&lt;')
  renders('{.section a}{.var @x b}{.end}{@x}', { a: { b: 1 } }, '')
  renders('{.var @x a}{.section b}{.var @x c}{@x}{.end}{@x}', { a: 1, b: { c: 2 } }, '21')
  renders('{.ctx @x a=b c=d}{@x|json}', { b: 1 }, '{"a":1,"c":null}')
  renders('{.inject @x ./a.json}{@x.y}', {}, '1', { injects: { './a.json': { y: 1 } } })
  renders('{.inject @x ./b.json}{@x}', {}, '')
})

describe('instruction lists from elsewhere', () => {
  it('runs one directly', () => {
    const code = [
      17,
      1,
      [
        [0, 'a'],
        [20, {}, [[1, [['b']], 0]]],
        [21, {}],
      ],
      18,
    ]
    expect(run(code, { b: 'c' })).toMatchObject({ output: 'ac', diagnostics: [] })
  })
  it.each([[null], [[]], [[17, 1, [[1], [99], 'x', [2, ['a'], null, 3]], 18]], [{}], [7]])(
    'survives %j',
    (code) => {
      expect(run(code, {}).output).toBe('')
    },
  )
})

it('goes on after an exception, in the right frame', () => {
  const template = parseTemplate('{.section a}{d|date %Y}{.end}|{b}', { name: 'page' })
  const { output, diagnostics } = render(template, { data: { a: { d: 'x' }, b: 1 } })
  expect(output).toBe('|1')
  expect(diagnostics).toMatchObject([
    { code: 'unexpected-error', type: 'engine', file: 'page', line: 1, column: 13 },
  ])
})

it('gives the same for one template rendered with different data', () => {
  const template = parseTemplate('{.if a}{.eval a + 1}{.end}')
  const outputs = [1, 2, 3].map((a) => render(template, { data: { a }, expressions: true }).output)
  expect(outputs).toEqual(['2', '3', '4'])
})
