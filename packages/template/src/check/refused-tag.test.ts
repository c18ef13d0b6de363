import { describe, expect, it } from 'vitest'
import { parseTemplate } from '../index.ts'
import { checkTemplate } from './index.ts'

const codesOf = (source: string) => checkTemplate(parseTemplate(source)).map(({ code }) => code)

function finds(source: string, code: string, hint?: string): void {
  it(`finds ${code} in ${JSON.stringify(source)}`, () => {
    const findings = checkTemplate(parseTemplate(source))
    expect(findings.map((finding) => finding.code)).toEqual([code])
    if (hint !== undefined) expect(findings[0]?.hint).toContain(hint)
  })
}

function isSilentAbout(source: string): void {
  it(`is silent about ${JSON.stringify(source)}`, () => expect(codesOf(source)).toEqual([]))
}

describe('a tag with a space too much', () => {
  finds('{.newline }', 'space-in-tag', '`{.newline}`')
  finds('{ .end }', 'space-in-tag', '`{.end}`')
  finds('{.section a }', 'space-in-tag', '`{.section a}`')
  finds('{ .newline }', 'space-in-tag')
  finds('{ title|html }', 'space-in-tag', '`{title|html}`')
  finds('{title |html}', 'space-in-tag', '`{title|html}`')
  finds('{title| html}', 'space-in-tag', '`{title|html}`')
  finds('{ @index }', 'space-in-tag', '`{@index}`')
  finds('{ .equal? a b }', 'space-in-tag')
})

describe('a section', () => {
  finds('{.section}', 'missing-variable-name')
  finds('{.section }', 'missing-variable-name')
  finds('{.repeated section}', 'missing-variable-name')
  finds('{.section a b}', 'extra-chars')
  finds('{.section a|html}', 'extra-chars')
  finds('{.section "a"}', 'variable-expected')
  finds('{.section,a}', 'whitespace-expected')
  finds('{.repeated items}', 'missing-section-keyword')
  finds('{.repeated  section items}', 'missing-section-keyword')
})

describe('{.if}', () => {
  finds('{.if a &&}', 'variable-expected')
  finds('{.if || a}', 'variable-expected')
  finds('{.if !a}', 'variable-expected', 'no "not"')
  finds('{.if (a && b)}', 'variable-expected', 'parentheses')
  finds('{.if a b}', 'if-expected-varop')
  finds('{.if a == "b"}', 'if-expected-varop', '{.equal? a b}')
  finds('{.if a > 2}', 'if-expected-varop', '{.greaterThan? a b}')
  finds('{.if equal a b}', 'if-expected-varop', '{.equal? a b}')
  finds('{.if}', 'if-empty')
  finds('{.if }x{.end}', 'if-empty')
})

describe('other instructions', () => {
  finds('{.end if}', 'extra-chars')
  finds('{.tab 2}', 'extra-chars')
  finds('{.alternates}', 'missing-with-keyword')
  finds('{.or a}', 'or-expected-predicate')
  finds('{.or  even? a}', 'whitespace-expected')
  finds('{.var a b}', 'bindvar-expects-name')
  finds('{.var}', 'bindvar-expects-name')
  finds('{.var @a}', 'missing-variable-name')
  finds('{.var @a  b}', 'whitespace-expected')
  finds('{.var  @a b}', 'whitespace-expected')
  finds('{.var @a b|}', 'formatter-invalid')
  finds('{.var @a b c}', 'extra-chars')
  finds('{.ctx a b=c}', 'ctxvar-expects-name')
  finds('{.ctx @a}', 'ctxvar-expects-bindings')
  finds('{.ctx @a b}', 'ctxvar-expects-bindings')
  finds('{.inject a ./b.json}', 'inject-expects-name')
  finds('{.inject @a}', 'inject-expects-path')
  finds('{.macro}', 'macro-expects-name')
  finds('{.macro a b}', 'extra-chars')
  finds('{.include}', 'include-expects-name')
  finds('{.eval}', 'expression-parse')
})

describe('what is no instruction', () => {
  finds('{.sectoin a}', 'invalid-instruction', '`{.section}`')
  finds('{.END}', 'invalid-instruction', '`{.end}`')
  finds('{.else}', 'invalid-instruction', '`{.or}`')
  finds('{.endif}', 'invalid-instruction', '`{.end}`')
  finds('{.foreach items}', 'invalid-instruction', '{.repeated section …}')
  finds('{.equal a b}', 'invalid-instruction', '`{.equal?}`')
  finds('{.equla a b}', 'invalid-instruction', '`{.equal?}`')
  finds('{.whatever}', 'invalid-instruction')
})

describe('formatters', () => {
  finds('{a|}', 'formatter-invalid')
  finds('{a|html|}', 'formatter-invalid')
  finds('{a.b, c|}', 'formatter-invalid')
  finds('{a|html||json}', 'formatter-invalid')
  finds('{a|html|2}', 'formatter-invalid')
  finds('{|html}', 'missing-variable-name', '{@|html}')
  finds('{items[0]|json}', 'variable-expected', 'items.0')
  finds('{a.|html}', 'variable-expected')
  finds('{"a"|html}', 'variable-expected')
})

describe('missing braces', () => {
  finds('<p>{.section a<b>', 'brace-missing')
  finds('<p>{.end</p>', 'brace-missing')
  finds('<p>{.if a && b <b>', 'brace-missing')
  finds('<h1>{title|html</h1>', 'brace-missing')
  finds('{## a', 'eof-in-comment')
})

describe('what only looks like a tag', () => {
  for (const source of [
    'p{color:red}',
    '{a:1}',
    '{ return x }',
    '{return x|count}',
    '{ title }',
    '{title }',
    '{a||b}',
    '{x|0}',
    '{}',
    '{ }',
    '{$}',
    '{a,}',
    'import { a, b } from "c"',
    '{a: b|c}',
    '{ .mixin }',
    '{.mixin;}',
    '{.mixin();}',
    '{ .a; .b; }',
    '.a{.b{color:red}}',
    '.a { .section h1 { color: red } }',
    '.a{.section h1{color:red}}',
    '.a{.tab{color:red}.end{color:blue}}',
    '@media (min-width: 1px){.b{c:d}}',
    '@media print { .b { c: d } }',
    '@keyframes a { 0% { b: c } 100% { b: d } }',
    ':root{--a:1px;--b:{c:d}}',
    'function f(a) { return a.b || c }',
    'const { a = 1, ...b } = c',
    'if (a) { b() } else { c() }',
    'x => { x |= 2 }',
    '`$' + '{a}`',
    '{"@context":"http://schema.org","a":{"b":[1,{"c":2}]}}',
    '{{ vue }}',
    '{{ vue | upper }}',
    '{{ vue | json }}',
    '/** @param {string|null} a */',
    '// @type {A|B}',
    '{% liquid %}',
    '{0}{1}',
    '\\frac{1}{2}',
    '{a..z}',
    '{/* jsx */}',
    '{1|html',
    'a{b|c',
    '{## a ##}',
  ]) {
    isSilentAbout(source)
  }
})

it('points at the tag', () => {
  const [finding] = checkTemplate(parseTemplate('<p>\n  {.section}', { name: 'a.region' }))
  expect(finding).toMatchObject({ file: 'a.region', line: 2, column: 3, offset: 6 })
})
