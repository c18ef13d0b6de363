import { describe, expect, it } from 'vitest'
import { renders, reports, run } from '../test-template.ts'

describe('a partial prints the value', () => {
  const partials = {
    'card.block': '<{name}>',
    whole: '{@}',
    'sub/dir.html': '[{@|json}]',
  }
  renders('{a|apply card.block}', { a: { name: 'Ann' } }, '<Ann>', { partials })
  renders('{a|apply whole}', { a: 'text' }, 'text', { partials })
  renders('{a|apply:whole}', { a: 1.5 }, '1.5', { partials })
  renders('{a|apply whole}', { a: [1, null] }, '1,null', { partials })
  renders('{a|apply whole}', { a: { b: 1 } }, '', { partials })
  renders('{a|apply whole}', { a: null }, '', { partials })
  renders('{a|apply sub/dir.html}', {}, '[]', { partials })
  renders('{a|apply sub/dir.html}', { a: null }, '[null]', { partials })
  renders('{@|apply whole}', 'page', 'page', { partials })
})

describe('it sees what is around it, unless it is told to be private', () => {
  const partials = { p: '{name};{site}' }
  renders('{a|apply p}', { a: { name: 'Ann' }, site: 'S' }, 'Ann;S', { partials })
  renders('{a|apply p private}', { a: { name: 'Ann' }, site: 'S' }, 'Ann;', { partials })
  renders('{a|apply p private k=v}', { a: { name: 'Ann' }, site: 'S' }, 'Ann;', { partials })
  renders('{a|apply p private=1}', { a: { name: 'Ann' }, site: 'S' }, 'Ann;S', { partials })
  renders('{.repeated section a}{@|apply p}|{.end}', { a: [1, 2] }, '1|2|', {
    partials: { p: '{@index}' },
  })
  renders('{.repeated section a}{@|apply p private}|{.end}', { a: [1, 2] }, '||', {
    partials: { p: '{@index}' },
  })
})

describe('what else is given becomes @args', () => {
  const partials = {
    p: '{@args.size};{@args|json}',
    size: '{.if @args.size}{@args.size}{.or}M{.end}',
  }
  renders('{a|apply p}', { a: 1 }, ';', { partials })
  renders('{a|apply p size=L}', { a: 1 }, 'L;{"size":"L"}', { partials })
  renders('{a|apply p size=L k=}', { a: 1 }, 'L;{"size":"L","k":""}', { partials })
  renders('{a|apply:p:size=very large:x=1}', { a: 1 }, 'very large;{"size":"very large","x":"1"}', {
    partials,
  })
  renders('{a|apply p size=S size=L}', { a: 1 }, 'L;{"size":"L"}', { partials })
  renders('{a|apply p a=b=c =d}', { a: 1 }, ';{"a":"b=c","":"d"}', { partials })
  renders('{a|apply p word private}', { a: 1 }, ';{}', { partials })
  renders('{a|apply size}{a|apply size size=XL}', { a: 1 }, 'MXL', { partials })
  renders('{a|apply p __proto__=x}', { a: 1 }, ';{"__proto__":"x"}', { partials })
})

describe('it works on the result of the formatters before it, and is worked on by those behind', () => {
  const partials = { p: '<{@}>' }
  renders('{a|str|apply p|html}', { a: 5 }, '&lt;5&gt;', { partials })
  renders('{a|apply p|apply p}', { a: 5 }, '<<5>>', { partials })
  renders('{.var @x a|apply p}{@x}{@x|json}', { a: 5 }, '<5>"<5>"', { partials })
})

describe('macros are applied like partials, and come before them', () => {
  renders('{.macro m}({@}{b}){.end}{a|apply m}', { a: 1, b: 2 }, '(12)')
  renders('{.macro m}({@}{b}){.end}{a|apply m private}', { a: 1, b: 2 }, '(1)')
  renders('{.macro p}macro{.end}{a|apply p}', { a: 1 }, 'macro', { partials: { p: 'partial' } })
})

describe('without a name there is nothing to apply', () => {
  renders('[{a|apply}]', { a: 1 }, '[]')
  renders('{a|apply|json}', { a: 1 }, '""')
})

describe('what a partial binds stays inside', () => {
  renders('{a|apply p}{@x}', { a: 1 }, '1', { partials: { p: '{.var @x a}{@x}' } })
})

describe('mistakes are collected', () => {
  reports(
    '{a|apply none}',
    "RuntimeError: Attempt to apply partial 'none' which could not be found.",
  )
  reports('{a|apply }', "RuntimeError: Attempt to apply partial '' which could not be found.")
  reports(
    '{a|apply constructor}',
    "RuntimeError: Attempt to apply partial 'constructor' which could not be found.",
  )
  reports(
    '{a|apply p}',
    'RuntimeError: Parse of partial "p" failed: SyntaxError: Reached EOF in the middle of SECTION',
    { partials: { p: '{.section a}x' } },
  )
  reports(
    '{a|apply p}',
    "RuntimeError: Attempt to apply partial 'p' exceeded maximum recursion depth of 16",
    { partials: { p: '{a|apply p}' } },
  )

  it('prints nothing for what it cannot apply', () => {
    expect(run('[{a|apply none}{a|apply none|json}]', {}).output).toBe('[""]')
  })

  it('runs sixteen partials inside each other', () => {
    const { output } = run('{a|apply p}', { a: 1 }, { partials: { p: '({@|apply p})' } })
    expect(output).toBe('('.repeat(16) + ')'.repeat(16))
  })
})
