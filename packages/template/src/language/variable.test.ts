/** `{a.b, c|formatter args}`: names, where they are looked up, and how values are printed (language §3, §6). */

import { describe, expect, it } from 'vitest'
import { parses, renders, reports, run, staysText } from '../test-template.ts'

describe('printing values', () => {
  renders('{a}', { a: 'x' }, 'x')
  renders('{a}', { a: '' }, '')
  renders('{a}', { a: '<b>&"' }, '<b>&"')
  renders('{a}', { a: 1 }, '1')
  renders('{a}', { a: -1.5 }, '-1.5')
  renders('{a}', { a: 1e21 }, '1e+21')
  renders('{a}', { a: 1e-7 }, '1e-7')
  renders('{a}', { a: 0 }, '0')
  renders('{a}', { a: -0 }, '0')
  renders('{a}', { a: true }, 'true')
  renders('{a}', { a: false }, 'false')
  renders('{a}', { a: null }, '')
  renders('{a}', { a: {} }, '')
  renders('{a}', { a: { b: 1 } }, '')
  renders('{a}', {}, '')
})

describe('printing lists', () => {
  renders('{a}', { a: [] }, '')
  renders('{a}', { a: [1, 'x', true] }, '1,x,true')
  renders('{a}', { a: [1, null, 2] }, '1,null,2')
  renders('{a}', { a: [1, [2, null, [3]]] }, '1,2,,3')
  renders('{a}', { a: [{}, { b: 1 }] }, '[object Object],[object Object]')
})

describe('names', () => {
  renders('{a}{A}{a1}{a-b}{a_b}', { a: 1, A: 2, a1: 3, 'a-b': 4, a_b: 5 }, '12345')
  renders('{a-}{a_}', { 'a-': 1, a_: 2 }, '12')
  renders('{$a}{$a.$b}', { $a: 1 }, '1')
  renders('{0}', { 0: 'x' }, 'x')
  renders('{1}', ['a', 'b'], 'b')
  parses('{a.0.b-c}', [[1, [['a', 0, 'b-c']], 0]])
  parses('{00.a}', [[1, [[0, 'a']], 0]])
  parses('{@}', [[1, [['@']], 0]])
  parses('{@a.@b.$c.@}', [[1, [['@a', '@b', '$c', '@']], 0]])
})

describe('numbers beyond the largest index are names', () => {
  parses('{a.2147483647}', [[1, [['a', 2147483647]], 0]])
  parses('{a.2147483648}', [[1, [['a', '2147483648']], 0]])
  renders('{a.9999999999}', { a: { 9999999999: 1 } }, '1')
})

describe('what is no name makes no tag', () => {
  staysText('{_a}', '{-a}', '{1a}', '{é}', '{a b}', '{a!}', '{a:b}', '{a/b}', '{a=b}', '{"a"}')
  staysText(
    '{.a}',
    '{a.}',
    '{a..b}',
    '{a.b.}',
    '{$}',
    '{a.$}',
    '{@@}',
    '{@1}',
    '{a@b}',
    '{@ a}',
    '{__proto__}',
  )
})

describe('a dotted name walks down', () => {
  renders('{a.b.c}', { a: { b: { c: 1 } } }, '1')
  renders('{a.0.b}', { a: [{ b: 1 }] }, '1')
  renders('{a.0}', { a: { 0: 1 } }, '1')
  renders('{a.1.0}', { a: [[1], [2]] }, '2')
  renders('{a.b}', { a: { b: null } }, '')
  renders('{a.b.c}', { a: { b: null } }, '')
  renders('{a.b.c}', { a: 1 }, '')
  renders('{a.b}', { 'a.b': 1 }, '')
  renders('{a.2}', { a: [1] }, '')
})

describe('only what is in the data is seen', () => {
  renders('{s.length}{s.0}', { s: 'text' }, '')
  renders('{a.length}{a.map}', { a: [1] }, '')
  renders('{n.toFixed}{b.valueOf}', { n: 1, b: true }, '')
  renders('{toString}{constructor}{hasOwnProperty}{a.constructor}{a.toString}', { a: {} }, '')
  renders('{constructor.name}{a.constructor.constructor}', { a: {} }, '')
  renders('{constructor}{a.prototype}', { constructor: 1, a: { prototype: 2 } }, '12')
  renders('{a.toString}{a.hasOwnProperty}', { a: { toString: 1, hasOwnProperty: 2 } }, '12')
})

describe('the first name of all, only on a list itself, may be its length', () => {
  renders('{.section a}{length}{.end}', { a: [1, 2] }, '2')
  renders('{length}', [1, 2, 3], '3')
  renders('{.section a}{length}{.end}', { a: 'text' }, '')
})

describe('a name is looked for in the innermost value, then in those around it', () => {
  renders('{.section a}{b}{.end}', { a: { b: 1 }, b: 2 }, '1')
  renders('{.section a}{b}{.end}', { a: { c: 1 }, b: 2 }, '2')
  renders('{.section a}{.section c}{b}{.end}{.end}', { a: { c: { d: 1 } }, b: 2 }, '2')
  renders('{.section a}{b.c}{.end}', { a: { b: {} }, b: { c: 1 } }, '')
  renders('{.section a}{b.c}{.end}', { a: { d: 1 }, b: { c: 1 } }, '1')
})

describe('null counts as found', () => {
  renders('{.section a}{b}{.end}', { a: { b: null }, b: 2 }, '')
  renders('{.section a}{b}{.end}', { a: { b: '', c: 1 }, b: 2 }, '')
  renders('{.section a}{b}{.end}', { a: { b: 0, c: 1 }, b: 2 }, '0')
})

describe('@ is the innermost value itself', () => {
  renders('{@}', 'text', 'text')
  renders('{@}', 5, '5')
  renders('{@.a}', { a: 1 }, '1')
  renders('{@.0}', [1], '1')
  renders('{@.@}{a.@}{@.@x}', { a: 1 }, '')
  renders('{.section a}{@}{.end}', { a: 1 }, '1')
  renders('{.section a}{@.b}{.end}', { a: { c: 1 }, b: 2 }, '')
  renders('{.repeated section a}{@}{.end}', { a: [1, 'b'] }, '1b')
})

describe('@index counts the nearest loop from 1, @index0 from 0', () => {
  renders('{.repeated section a}{@index}{@index0} {.end}', { a: ['x', 'y'] }, '10 21 ')
  renders('{@index}{@index0}', {}, '')
  renders('{.section a}{@index}{.end}', { a: 1 }, '')
  renders(
    '{.repeated section a}{.section b}{.if c}{@index}{.end}{.end}{.end}',
    { a: [{ b: 1 }, { b: 1 }], c: 1 },
    '12',
  )
  renders(
    '{.repeated section a}{.repeated section @}{@index}{.end}-{@index};{.end}',
    { a: [[1, 2], [3]] },
    '12-1;1-2;',
  )
  renders('{.repeated section a}{.alternates with}{@index}{.end}', { a: [1, 2, 3] }, '12')
  renders('{.repeated section a}{.end}{@index}', { a: [1, 2] }, '')
  renders('{.repeated section a}{@.@index}{b.@index}{.end}', { a: [1] }, '')
})

describe('several names: the first is printed, formatters may read the others', () => {
  renders('{a, b}', { a: 1, b: 2 }, '1')
  renders('{a,b}', { b: 2 }, '')
  parses('{a, b ,c  ,  d}', [[1, [['a'], ['b'], ['c'], ['d']], 0]])
  staysText('{a,}', '{,a}', '{a,,b}', '{a;b}', '{a,\tb}', '{a,\nb}', '{a, b }', '{a, 1b}')
})

describe('formatters', () => {
  renders('{a|html}', { a: '<' }, '&lt;')
  renders('{a|html|html}', { a: '<' }, '&amp;lt;')
  renders('{a|truncate 3|html}', { a: '<b>cd' }, '&lt;b&gt;...')
  parses('{a|html}', [[1, [['a']], [['html']]]])
  parses('{a,b|json-pretty|AbsUrl}', [[1, [['a'], ['b']], [['json-pretty'], ['AbsUrl']]]])
  staysText('{a|}', '{|html}', '{a|html|}', '{a||html}', '{a|1}', '{a|@x}', '{a|.html}')
})

describe('the first character after a name separates its arguments', () => {
  parses('{a|truncate 10 ...}', [[1, [['a']], [['truncate', [['10', '...'], ' ']]]]])
  parses('{a|truncate/10/x y}', [[1, [['a']], [['truncate', [['10', 'x y'], '/']]]]])
  parses('{a|apply:p:k=v w}', [[1, [['a']], [['apply', [['p', 'k=v w'], ':']]]]])
  parses('{a|truncate.a.b}', [[1, [['a']], [['truncate', [['a', 'b'], '.']]]]])
  parses('{a|output"a"b"}', [[1, [['a']], [['output', [['a', 'b', ''], '"']]]]])
  parses('{a|output\na\nb}', [[1, [['a']], [['output', [['a', 'b'], '\n']]]]])
  parses('{a|truncate }', [[1, [['a']], [['truncate', [[''], ' ']]]]])
  parses('{a|truncate  5}', [[1, [['a']], [['truncate', [['', '5'], ' ']]]]])
  parses('{a|truncate 5 }', [[1, [['a']], [['truncate', [['5', ''], ' ']]]]])
  parses('{a|output 😀 b}', [[1, [['a']], [['output', [['😀', 'b'], ' ']]]]])
  renders('{a|output x|output:y z}', { a: 1 }, 'y z')
})

describe('a formatter nobody knows is reported, and the tag stays text', () => {
  reports('{a|nope}', "SyntaxError: Formatter 'nope' is unknown")
  reports('{a|html|nope 1|nope2}', "SyntaxError: Formatter 'nope' is unknown")
  reports('{a|HTML}', "SyntaxError: Formatter 'HTML' is unknown")
  reports('{a|toString}', "SyntaxError: Formatter 'toString' is unknown")
  reports('{a|constructor}', "SyntaxError: Formatter 'constructor' is unknown")
  parses('{a|nope}', [[0, '{a|nope}']])
  staysText('{a|nope|}', '{a|nope||html}')
})

it('shows the variables of a tag to its own formatters only', () => {
  const partials = { inner: '{c|datetime-interval skeleton:yMd}' }
  expect(run('{a,b|apply inner}', { a: { c: 1 }, b: 2 }, { partials }).output).toBe('')
})
