import { describe, expect, it } from 'vitest'
import { parseTemplate } from '../index.ts'
import { renders, reports, run } from '../test-template.ts'

describe('partials', () => {
  const partials = {
    item: '[{name}{outer}]',
    args: '{@args.a}',
    bind: '{.var @x 5}{.var @x name}shown',
    self: '{n}{.section next}{@|apply self}{.end}',
    forever: '.{@|apply forever}',
    broken: 'a{.if b}',
  }
  renders('{a|apply item}', { a: { name: 'x' }, outer: 'y' }, '[xy]', { partials })
  renders('{a|apply item private}', { a: { name: 'x' }, outer: 'y' }, '[x]', { partials })
  renders('{@|apply args a=1=2 b}', {}, '1=2', { partials })
  renders('{@|apply self}', { n: 1, next: { n: 2 } }, '12', { partials })
  renders('{.include bind}{@x}', { name: 'n' }, 'n', { partials })
  renders('{.include bind output}{@x}', { name: 'n' }, 'shownn', { partials })
  renders('{.include bind output}', { name: 'n' }, '', { partials, includes: false })
  renders('{a|apply item}', { a: {} }, '!', { partials: { item: parseTemplate('!') } })
  reports(
    '{@|apply nope}',
    "RuntimeError: Attempt to apply partial 'nope' which could not be found.",
  )
  reports(
    '{@|apply toString}',
    "RuntimeError: Attempt to apply partial 'toString' which could not be found.",
  )
  reports(
    '{@|apply broken}',
    'RuntimeError: Parse of partial "broken" failed: SyntaxError: Reached EOF in the middle of IF',
    { partials },
  )
  reports(
    '{@|apply forever}',
    "RuntimeError: Attempt to apply partial 'forever' exceeded maximum recursion depth of 16",
    { partials },
  )
  it('prints what it could of a partial that calls itself forever', () => {
    expect(run('{@|apply forever}', {}, { partials }).output).toBe('.'.repeat(16))
  })
})

describe('macros', () => {
  renders('{.macro m}<{name}{b}>{.end}{a|apply m}', { a: { name: 1 }, b: 2 }, '<12>')
  renders(
    '{.macro m}1{.end}{.section a}{.macro m}2{.end}{@|apply m}{.end}{@|apply m}',
    { a: 1 },
    '21',
  )
})
