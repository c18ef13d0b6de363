/** `{a|apply name}` prints a value through a template of its own (language §9). */

import { describe, expect, it } from 'vitest'
import { parseTemplate } from '../index.ts'
import { renders, reports, run } from '../test-template.ts'

const partials = {
  item: '[{name}{outer}]',
  args: '{@args|json}',
  'blog/item.html': 'file',
  self: '{n}{.section next}{@|apply self}{.end}',
  forever: '.{@|apply forever}',
  ping: 'a{@|apply pong}',
  pong: 'b{@|apply ping}',
  fork: '.{@|apply fork}{@|apply fork}',
  broken: 'a{.if b}{c|nope}',
  empty: '',
}

describe('the value is the innermost one there', () => {
  renders('{a|apply item}', { a: { name: 'x' }, outer: 'y' }, '[xy]', { partials })
  renders('{a|apply item}', { a: 'text', name: 'x', outer: 'y' }, '[xy]', { partials })
  renders('{nope|apply item}', { name: 'x', outer: 'y' }, '[xy]', { partials })
  renders(
    '{.repeated section a}{@|apply item}{.end}',
    { a: [{ name: 1 }, { name: 2 }] },
    '[1][2]',
    {
      partials,
    },
  )
  renders('{a|apply blog/item.html}', {}, 'file', { partials })
  renders('{a|apply empty}', { a: 1 }, '', { partials })
})

describe('what it prints is the value for the next formatter', () => {
  renders('{a|apply p|html}', {}, '&lt;b&gt;', { partials: { p: '<b>' } })
  renders('{a|apply p|apply q}', { a: 1 }, '([1])', { partials: { p: '[{@}]', q: '({@})' } })
})

describe('`private` hides what is around the value', () => {
  renders('{a|apply item private}', { a: { name: 'x' }, outer: 'y' }, '[x]', { partials })
  renders('{.var @x b}{a|apply p private}', { a: 1, b: 2 }, '', { partials: { p: '{@x}' } })
  renders('{a|apply p private}', { a: { b: 1, c: { d: 2 } }, e: 3 }, '1', {
    partials: { p: '{.section c}{b}{e}{.end}' },
  })
  renders('{.repeated section a}{@|apply p private}{.end}', { a: [1] }, '', {
    partials: { p: '{@index}' },
  })
})

describe('the rest of the arguments are @args', () => {
  renders('{a|apply args}', {}, '', { partials })
  renders('{a|apply args k=v l=m}', {}, '{"k":"v","l":"m"}', { partials })
  renders('{a|apply args k=1=2}', {}, '{"k":"1=2"}', { partials })
  renders('{a|apply args word k=}', {}, '{"k":""}', { partials })
  renders('{a|apply args private}', {}, '{}', { partials })
  renders('{a|apply:args:k=v w}', {}, '{"k":"v w"}', { partials })
  renders('{a|apply args constructor=1 toString=2}', {}, '{"constructor":"1","toString":"2"}', {
    partials,
  })
})

describe('what it binds stays inside', () => {
  renders('{a|apply p}({@x})', { a: 1 }, '1()', { partials: { p: '{.var @x @}{@x}' } })
})

describe('it may be a parsed template, or an instruction list', () => {
  renders('{a|apply item}', { a: {} }, '!', { partials: { item: parseTemplate('!') } })
  it('renders a list', () => {
    const item = JSON.parse(JSON.stringify(parseTemplate('<{@}>').code))
    const { output, diagnostics } = run('{a|apply item}', { a: 1 }, { partials: { item } })
    expect([output, diagnostics]).toEqual(['<1>', []])
  })
})

describe('a partial nobody knows', () => {
  const missing = (name: string) =>
    `RuntimeError: Attempt to apply partial '${name}' which could not be found.`
  reports('{a|apply nope}', missing('nope'))
  reports('{a|apply nope}{a|apply nope}', [missing('nope'), missing('nope')])
  reports('{a|apply }', missing(''))
  reports('{a|apply toString}', missing('toString'))
  reports('{a|apply constructor}', missing('constructor'))
  reports('{a|apply __proto__}', missing('__proto__'))
  renders('{a|apply}', { a: 1 }, '')
  renders('{a|apply constructor}', { a: 1 }, '1', { partials: { constructor: '{@}' } as never })
})

describe('a partial with mistakes is empty, and tells each of them', () => {
  const failed = (message: string) => `RuntimeError: Parse of partial "broken" failed: ${message}`
  reports(
    '{@|apply broken}.{@|apply broken}',
    [
      failed("SyntaxError: Formatter 'nope' is unknown"),
      failed('SyntaxError: Reached EOF in the middle of IF'),
    ],
    { partials },
  )
  it('prints nothing', () => {
    expect(run('<{@|apply broken}>', { b: 1 }, { partials }).output).toBe('<>')
  })
})

describe('partials in one another are 16 deep at most', () => {
  renders('{@|apply self}', { n: 1, next: { n: 2, next: { n: 3 } } }, '123', { partials })
  const tooDeep = (name: string) =>
    `RuntimeError: Attempt to apply partial '${name}' exceeded maximum recursion depth of 16`
  reports('{@|apply forever}', tooDeep('forever'), { partials })
  reports('{@|apply forever}{@|apply forever}', [tooDeep('forever'), tooDeep('forever')], {
    partials,
  })
  reports('{@|apply ping}', tooDeep('ping'), { partials })
  it.each([
    ['{@|apply forever}', '.'.repeat(16)],
    ['{@|apply ping}', 'ab'.repeat(8)],
    ['{@|apply forever}|{@|apply forever}', `${'.'.repeat(16)}|${'.'.repeat(16)}`],
  ])('prints what it could of %s', (template, output) => {
    expect(run(template, {}, { partials }).output).toBe(output)
  })
  it('tells of at most a thousand refusals', () => {
    const { output, diagnostics } = run('{@|apply fork}', {}, { partials })
    expect([output.length, diagnostics.length]).toEqual([2 ** 16 - 1, 1000])
  })
})
