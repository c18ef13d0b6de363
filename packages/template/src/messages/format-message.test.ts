import { describe, expect, it } from 'vitest'
import { renders, run } from '../test-template.ts'

const data = {
  zero: 0,
  one: 1,
  two: 2,
  five: 5,
  place: 22,
  half: 1.5,
  text: 'Ann',
  usd: { value: '5.5', currency: 'USD' },
  start: 1_582_571_080_000,
  end: 1_582_830_280_000,
}

/** Asserts the output of a pattern for values of the page above, by default in English. */
const says = (pattern: string, args: string, output: string, locale = 'en') =>
  renders(`{pattern|message${args && ` ${args}`}}`, { ...data, pattern }, output, { locale })

/** Asserts the output of a pattern for a single value, by default in English. */
const prints = (pattern: string, value: unknown, output: string, locale = 'en') =>
  renders('{pattern|message v}', { pattern, v: value }, output, { locale })

describe('values', () => {
  prints('{0}', 'text', 'text')
  prints('{0}', '', '')
  prints('{0}', 1.5, '1.5')
  prints('{0}', '1.50', '1.50')
  prints('{0}', true, 'true')
  prints('{0}', null, '')
  prints('{0}', ['a'], '')
  prints('{0}', { a: 1 }, '')
  prints('{0}', { value: '5', currency: 'USD' }, '5')
  prints('{0}', { decimalValue: '6', value: '5' }, '6')
  prints('{0}', { decimalValue: null, value: '5' }, '')
  prints('{9}{name}', 'text', '')
})

describe('tags', () => {
  prints('a{0}b{0}c', 1, 'a1b1c')
  prints('{ 0 }{0,}{,0}{0;}{\n0\t}{\u00a00}', 1, '111111')
  prints('{00}', 1, '1')
  prints('[{}{ }{,}{;0}{@v}{.0}{+}]', 1, '[]')
  prints('{0-}{0:x}{0.x}{0=1}', 1, '1111')
  prints('[{0 unknown}{0 Decimal}{0 1}]', 1, '[]')
})

describe('braces that are no tags', () => {
  prints('open {0', 1, 'open {0')
  prints('{0} and {0', 1, '1 and {0')
  prints('{{0}', 1, '{{0}')
  prints('{0}}', 1, '1}')
  prints('[{{0}}]', 1, '[]')
  prints('}', 1, '}')
})

describe('a minus prints the tag instead', () => {
  prints('{-0}', 1, '{0}')
  prints('{-}', 1, '{}')
  prints('{--0}', 1, '{-0}')
  prints('{-a {0} b}', 1, '{a {0} b}')
  prints('[{ -0}]', 1, '[]')
})

describe('quotes', () => {
  prints("'{0}'", 1, '{0}')
  prints("it''s {0}", 1, "it's 1")
  prints("it's {0}", 1, 'its {0}')
  prints("'{0}' {0}", 1, '{0} 1')
  prints("''{0}''", 1, "'1'")
  prints("'''{0}'''", 1, "'{0}'")
  prints("a'{'b'}'c", 1, 'a{b}c')
  prints("'", 1, '')
  prints("{0 plural other{'}'}}", 1, '}')
  prints("{0 plural other{it''s #}}", 1, "it's 1")
  prints("{0 plural other{it's #}}", 1, "{0 plural other{it's #}}")
})

describe('decimal, number', () => {
  prints('{0 decimal}', 1234.5678, '1,234.568')
  prints('{0 number}', '1234.5678', '1,234.568')
  prints('{0, number, maxfrac:1 no-group}', 1234.56, '1234.6')
  prints('{0 decimal style:percent}', 0.5, '50%')
  prints('{0 decimal ,, style:short}', 12_345, '12K')
  prints('{0 decimals maxfrac:0}', 1.5, '2')
  prints('{0 decimal}', 1234.5, '1.234,5', 'de')
  prints('{0 decimal}', { value: '1234.5', currency: 'USD' }, '1,234.5')
  prints('{0 decimal}', true, '1')
  prints('{0 decimal}', { value: true }, '0')
  prints('{0 decimal}', 'NaN', 'NaN')
})

describe('money, currency', () => {
  says('{0 money}', 'usd', '$5.50')
  says('{0 currency}', 'usd', '$5.50')
  says('{0 money style:name}', 'usd', '5.50 US dollars')
  says('{0,currency,style:code,maxfrac:0}', 'usd', '6 USD')
  says('{0 money}', 'usd', '5,50\u00a0$US', 'fr')
  prints('{0 money}', { decimalValue: 'x', currencyCode: 'EUR' }, '€0.00')
  prints('{0 money}', { value: true, currency: 'EUR' }, '€1.00')
  prints('{0 money}', { value: null, currency: 'EUR' }, '€0.00')
  prints('[{0 money}]', { value: '5' }, '[]')
  prints('[{0 money}]', 5, '[]')
})

describe('datetime, datetime-interval', () => {
  says('{0 datetime}', 'start', 'February 24, 2020')
  says('{0 datetime date:yMMMd time:short}', 'start', 'Feb 24, 2020, 2:04\u202fPM')
  says(
    '{0, datetime, full}',
    'start',
    'Monday, February 24, 2020 at 2:04:40\u202fPM Eastern Standard Time',
  )
  says('{0 datetime full}', 'start', '2020年2月24日月曜日 14時04分40秒 米国東部標準時', 'ja')
  says('{0;1 datetime-interval}', 'start end', 'Feb 24\u2009–\u200927, 2020')
  says('{0;1 datetime-interval yMMMMd}', 'start end', '24.–27. Februar 2020', 'de')
  says('{from;to datetime-interval}', 'from:start to:end', 'Feb 24\u2009–\u200927, 2020')
  says('[{0 datetime-interval}{0;9 datetime-interval}]', 'start', '[]')
  says('[{0 datetime}]', 'text', '[]')
  says('{0;1 datetime-interval yMMMd}', 'text start', 'Dec 31, 1969\u2009–\u2009Feb 24, 2020')
})

describe('what is no number counts as 0', () => {
  for (const value of ['', 'x', ' 5', '0x10', null, [], [5], {}, { value: 'x' }]) {
    prints('{0 decimal} {0 plural one{#} other{other #}}', value, '0 other 0')
  }
})

describe('an argument nobody gave', () => {
  says('[{9}{9 decimal}{9 money}{9 datetime}{9;9 datetime-interval}]', 'one', '[]')
  says('{9 select other{[#]}}', 'one', '[]')
  says('{9 plural =0{none} one{one} other{#}}', 'one', 'NaN')
})

describe('plural', () => {
  says('{0 plural one {# mug} other {# mugs}}', 'one', '1 mug')
  says('{0 plural one{# mug}other{# mugs}}', 'two', '2 mugs')
  says('{0, plural, one{# mug}, other{# mugs}}', 'zero', '0 mugs')
  says('{n plural one{#} other{#s}}', 'n:two', '2s')
  says('{0 plural one{# mug} other{# mugs}}', 'half', '1.5 mugs')
  says('{0 plural one{# dollar} other{# dollars}}', 'usd', '5.5 dollars')
  prints('{0 plural one{# mug} other{# mugs}}', '1.0', '1.0 mugs')
  prints('{0 plural one{# mug} other{# mugs}}', true, '1 mug')
  prints('{0 plural one{# mug} other{# mugs}}', -1, '-1 mug')
  prints('{0 plural other{#}}', '1e3', '1000')
  prints('{0 plural other{#}}', '007', '7')
  prints('{0 plural other{#}}', 1e21, '1000000000000000000000')
  prints('{0 plural other{#}}', '-0', '-0')
  prints('{0 plural other{#}}', 'Infinity', 'Infinity')
})

describe('the forms of a language', () => {
  const forms = '{0 plural zero{zero} one{one} two{two} few{few} many{many} other{other}}'
  const counts = (locale: string, expected: Readonly<Record<string, unknown>>) => {
    for (const [form, value] of Object.entries(expected)) prints(forms, value, form, locale)
  }
  counts('en', { one: 1, other: 2 })
  counts('fr', { one: 0, other: 2, many: 1_000_000 })
  counts('pl', { one: 1, few: 3, many: 5, other: 1.5 })
  counts('ar', { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 })
  counts('cy', { zero: 0, one: 1, two: 2, few: 3, many: 6, other: 4 })
  counts('lv', { zero: 0, one: 21, other: 2 })
  counts('ja', { other: 1 })
  counts('sl', { one: 101, two: 102, few: 103, other: 100 })
})

describe('the first branch that fits is said; other, the last one, if none fits', () => {
  says('{0 plural one{a} =1{b} other{c}}', 'one', 'a')
  says('{0 plural =1{b} one{a} other{c}}', 'one', 'b')
  says('{0 plural other{c} one{a}}', 'one', 'a')
  says('{0 plural other{c} =5{a}}', 'five', 'c')
  says('{0 plural one{a} one{b}}', 'one', 'a')
  says('{0 plural other{a} other{b}}', 'one', 'b')
  says('{0 plural other{a} other{b}}', 'five', 'a')
  says('[{0 plural few{a}}]', 'one', '[]')
  says('[{0 plural one{} other{a}}]', 'one', '[]')
})

describe('=N fits the number itself', () => {
  says('{0 plural =0{none} other{# mugs}}', 'zero', 'none')
  says('{0 plural =1.5{one and a half} other{#}}', 'half', 'one and a half')
  says('{0 plural =1.0{a} other{#}}', 'one', 'a')
  says('{0 plural =01{a} other{#}}', 'one', 'a')
  prints('{0 plural =1{exactly #} other{#}}', '1.00', 'exactly 1.00')
  says('[{0 plural = 1{a} other{b}}]', 'one', '[]')
  says('[{0 plural =-1{a} other{b}}]', 'one', '[]')
  says('[{0 plural =x{a} other{b}}]', 'one', '[]')
})

describe('offset is taken off the number, but not for =N', () => {
  says('{0 plural offset:1 =1{just #} one{# more} other{# more}}', 'one', 'just 1')
  says('{0 plural offset:1 =1{just #} one{# other} other{# others}}', 'two', '1 other')
  says('{0 plural offset:1 =1{just #} one{# other} other{# others}}', 'five', '4 others')
  says('{0 plural offset:-1 other{#}}', 'five', '6')
  says('{0 plural offset:1, one{#} other{# others}}', 'half', '0.5 others')
  prints('{0 plural offset:1 other{#}}', '2.50', '1.50')
  prints('{0 plural offset:1 other{#}}', '9007199254740993', '9007199254740992')
  says('[{0 plural offset: 1 other{#}}{0 plural offset:1.5 other{#}}]', 'five', '[]')
})

describe('selectordinal', () => {
  const pattern = '{0 selectordinal one{#st} two{#nd} few{#rd} other{#th}}'
  const expected = ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '103rd']
  for (const text of expected) prints(pattern, Number.parseInt(text, 10), text)
  prints(pattern, 5, '5th', 'de')
  prints('{0 selectordinal one{#er} other{#e}}', 1, '1er', 'fr')
  prints('{0 selectordinal =1{first} one{#st} other{#th}}', 1, 'first')
  prints('{0 selectordinal offset:1 one{#st} other{#th}}', 2, '1st')
})

describe('select', () => {
  prints('{0 select female{she} male{he} other{they}}', 'male', 'he')
  prints('{0 select female{she} male{he} other{they}}', 'x', 'they')
  prints('{0 select female{she} male{he} other{they}}', 'other', 'they')
  prints('{0 select other{they} male{he}}', 'male', 'he')
  prints('[{0 select male{he}}]', 'x', '[]')
  prints('{0 select 1{one} other{#}}', 1, 'one')
  prints('{0 select one{one} other{#}}', 1, '1')
  prints('{0 select true{yes} other{no}}', true, 'yes')
  prints('{0 select 5{five} other{[#]}}', { value: '5', currency: 'USD' }, 'five')
  prints('{0 select a_b{x} é{y} other{#}}', 'é', 'y')
  prints('[{0 select a-b{x} other{y}}]', 'a', '[]')
  prints('[{0 select =1{x} other{y}}]', 1, '[]')
})

describe('branches one within another', () => {
  says(
    '{0 plural one{{1 select Ann{her mug} other{their mug}}} other{# mugs}}',
    'one text',
    'her mug',
  )
  says('{0 plural other{# {1 plural one{#} other{#s}} #}}', 'five one', '5 1 5')
  says('{1 select Ann{{0 plural other{#}} #}}', 'five text', '5 Ann')
  says('{0 plural other{{0 decimal style:percent} of {1 money}}}', 'two usd', '200% of $5.50')
})

describe('# is the number, quoted or not', () => {
  says('#', 'one', '#')
  says('{0 plural other{##}}', 'five', '55')
  says("{0 plural other{'#' ''#''}}", 'five', "5 '5'")
  says('{0 plural other{{-#}}}', 'five', '{#}')
})

describe('a tag that is none leaves its text in a branch', () => {
  says('[{:}{ }{0 unknown}]', 'one', '[]')
  says('{0 plural other{[{:}{ }{0 unknown}{#}]}}', 'one', '[: 0 unknown1]')
})

describe('branches that break off', () => {
  says('[{0 plural}{0 plural one}{0 plural {x}}{0 select}]', 'one', '[]')
  says('[{0 plural one{a} two}]', 'one', '[]')
  says('{0 plural one{a}; other{b}}', 'one', 'a')
  says('{0 plural one{a} x{b}}', 'one', 'a')
  says('{0 plural one{a} ones{b}}[]', 'one', '[]')
  says('{0 plural one{a}', 'one', '{0 plural one{a}')
})

describe('patterns that mean harm', () => {
  const prints = (pattern: string) => run('{p|message n}', { p: pattern, n: 1 })
  const nested = (depth: number) => `${'{0 plural one{'.repeat(depth)}x${'}}'.repeat(depth)}`

  it('are text if their braces never close', () => {
    const pattern = '{'.repeat(100_000)
    expect(prints(pattern)).toMatchObject({ output: pattern, diagnostics: [] })
  })

  it('end at a depth no sentence has', () => {
    expect(prints(nested(32)).output).toBe('x')
    expect(prints(nested(33)).output).toBe('')
    expect(prints(nested(6_000)).output).toBe('')
  })

  it('are printed as they are if they are longer than any sentence', () => {
    const pattern = '{0}'.repeat(40_000)
    expect(prints(pattern)).toMatchObject({ output: pattern, diagnostics: [] })
  })

  it('cost as much as they do', () => {
    const template = '{.repeated section all}{p|message n}{.end}'
    const limits = { operations: 100_000 }
    const p = '{0 decimal}'.repeat(5_000)
    const { diagnostics } = run(template, { all: [1, 2, 3, 4], p, n: 1 }, { limits })
    expect(diagnostics).toMatchObject([{ code: 'operation-limit' }])
  })

  it('fill no memory with what they repeat', () => {
    const says = (times: number) =>
      run('{p|message n}', { p: '{0}'.repeat(times), n: 'x'.repeat(1_000_000) })
    expect(says(100).diagnostics).toMatchObject([{ code: 'output-limit' }])
    expect(says(30_000)).toMatchObject({ output: '', diagnostics: [{ code: 'unexpected-error' }] })
  })
})

it('fact 9.template.04: the last hundred patterns are known', () => {
  const pattern = (number: number) => `${number} ${'x'.repeat(1_600)}`
  // A cached pattern is not parsed again, and parsing it costs more than the budget here.
  const isKnown = (number: number) =>
    run('{p|message n}', { p: pattern(number), n: 1 }, { limits: { operations: 50 } }).diagnostics
      .length === 0
  const read = (number: number) => run('{p|message n}', { p: pattern(number), n: 1 })
  for (let number = 1; number <= 100; number += 1) read(number)
  expect([isKnown(1), isKnown(100)]).toEqual([true, true])
  read(101)
  expect([isKnown(1), isKnown(2), isKnown(101)]).toEqual([false, true, true])
})
