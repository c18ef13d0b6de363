/** Instruction lists travel as JSON: stored ones, and those of other engines, render as they are (language §11). */

import { describe, expect, it } from 'vitest'
import { parseTemplate } from '../index.ts'
import { run } from '../test-template.ts'

const list = (...block: unknown[]) => [17, 1, block, 18]
const A = [1, [['a']], 0]
const END = 3

describe('an instruction list renders as its source', () => {
  it.each([
    '',
    'text {a} {a.b.0|html|truncate 3 …}',
    '{.section b}{c}{.or}{@}{.end}{.repeated section l}{@index}{.alternates with}, {.or}none{.end}',
    '{.if a || b && c}1{.or equal? a 1}2{.or}3{.end}{.even? a}4{.end}',
    '{.var @x a,b|json}{@x}{.ctx @y k=a l=b.c}{@y|json}{.inject @z ./z}{@z}{.eval @w = 1; a + 1}{@w}',
    '{.macro m}<{@}>{.end}{a|apply m}{.include m output}',
    '{# a}{## b ##}{.space}{.tab}{.newline}{.meta-left}{.meta-right}',
  ])('%s', (source) => {
    const options = { injects: { './z': 'z' } }
    const data = { a: 1, b: { c: '<b>' }, l: [1, 2] }
    const { code } = parseTemplate(source)
    const sent = JSON.parse(JSON.stringify(code))
    expect(sent).toEqual(code)
    expect(run(sent, data, options)).toEqual(run(code, data, options))
    expect(run(sent, data, options)).toMatchObject({
      output: run(source, data, options).output,
      diagnostics: [],
    })
  })
})

describe('what other engines leave out', () => {
  it.each([
    ['no part between elements', list([4, ['l'], [A], END]), '11'],
    ['0 for the part between elements', list([4, ['l'], [A], END, 0]), '11'],
    ['null where assembly broke off', list([8, [], [['a']], [A], null]), '1'],
    ['nothing where assembly broke off', list([2, ['nope'], [A]]), ''],
    ['nothing after a chained or', list([8, [], [['nope']], [], [7, 0, 0, [A]]]), '1'],
    ['no calls', list([1, [['a']]], [6, '@x', [['a']]], [1, [['@x']]]), '11'],
    ['a root without an end', [17, 1, [A]], '1'],
    ['another version', [17, 2, [A], 18], '1'],
    ['an ending in the middle', list(A, 18, A), '11'],
    ['bare numbers', list(12, 13, 14, 15, 16), '{}\n \t'],
    ['a comment of either kind', list([11, 'a', 0], [11, 'b', 1], [11, 'c']), ''],
  ])('%s', (_, code, output) => {
    expect(run(code, { a: 1, l: [1, 2] }).output).toBe(output)
  })
})

describe('what is no instruction', () => {
  it.each([
    [list([1])],
    [list([99, 'a'])],
    [list(99)],
    [list('text')],
    [list(null)],
    [list({})],
    [list([2, 'a', [], END])],
    [list([2, ['a'], 'body', END])],
    [list([8, [2], [['a']], [], END])],
    [list([1, [[null]], 0])],
    [list([1, [['a']], [[5]]])],
    [list([0, 5])],
    [[]],
    [[17, 1]],
    [null],
    [7],
    [{}],
  ])('is left out and told: %j', (code) => {
    const { output, diagnostics } = run(code, { a: 1 })
    expect(output).toBe('')
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual(['invalid-instruction'])
  })

  it('stops nothing else', () => {
    expect(run(list([0, 'a'], [99], [0, 'b']), {}).output).toBe('ab')
  })
})

describe('names that no template can write', () => {
  it.each([
    ['prototypes are never seen', list([1, [['__proto__']], 0], [1, [['a', '__proto__']], 0]), ''],
    ['nor stepped into', list([2, ['__proto__'], [[0, 'x']], END]), ''],
    ['nor anything behind them', list([1, [['__proto__', 'constructor', 'name']], 0]), ''],
    ['other keys are read', list([1, [['b c']], 0], [1, [['']], 0]), '23'],
    ['an empty reference is missing', list([1, [[]], 0], [2, [], [[0, 'x']], END]), ''],
    ['no reference at all is missing', list([1, [], 0]), ''],
    ['unknown formatters do nothing', list([1, [['a']], [['nope'], ['toString']]]), '1'],
    [
      'unknown predicates do not hold',
      list([5, 'nope?', 0, [[0, 'x']], [7, 0, 0, [[0, 'y']], END]]),
      'y',
    ],
  ])('%s', (_, code, output) => {
    expect(run(code, JSON.parse('{"a":1,"b c":2,"":3,"__proto__":{"d":4}}')).output).toBe(output)
  })
})
