import { describe, expect, it } from 'vitest'
import { parseTemplate, render } from '../index.ts'
import { renders, reports, run, tickingClock } from '../test-template.ts'
import { evaluates, fails, misreads } from './test-expression.ts'

describe('the value of an expression', () => {
  evaluates('1.50', '1.5')
  evaluates('true', 'true')
  evaluates('null', '')
  evaluates('"<&>"', '<&>')
  renders('{.eval a.b}', { a: { b: 'c' } }, 'c')
  fails('list', 'Reduce error: unexpected token on stack')
  fails('object', 'Reduce error: unexpected token on stack')
  fails('@', 'Reduce error: unexpected token on stack')
})

describe('without operators the last operand is the value', () => {
  evaluates('1 2 3', '3')
  evaluates('1, 2', '2')
  evaluates('list 3', '3')
  evaluates('()', '')
  evaluates(',', '')
  evaluates('(1, 2) + 3', '5')
})

describe('of several expressions the last one counts', () => {
  evaluates('1; 2', '2')
  evaluates('1;2;', '2')
  evaluates(';;1;', '1')
  evaluates('1; ()', '1')
  evaluates('1; @x = 2', '')
  evaluates('1; missing', '')
  fails('1 + list; 2', 'Invalid arguments to operator add')
  fails('list; 1 +', 'Reduce error: unexpected token on stack', 'Invalid arguments to operator add')
})

describe('assignment', () => {
  renders('{.eval @x = a * 2}{@x}', { a: 2 }, '4')
  renders('{.eval @x = 1; @x + 1}', {}, '2')
  renders('{.eval @x = 1}{.eval @x = @x + 1}{@x}', {}, '2')
  renders('{.eval @x = missing}{@x|raw}', {}, 'null')
  renders('{.eval @x-y = "a"}{@x-y}', {}, 'a')
  renders('{.eval @PI = 3; @PI}', {}, '3')
  renders('{.eval (@x) = 3}{@x}', {}, '3')
  renders('{.eval @x = !a}{@x}', { a: 0 }, 'true')
})

describe('the innermost assignment ends the expression', () => {
  renders('{.eval @x = @y = 3}{@x}-{@y}', {}, '-3')
  renders('{.eval 1 + (@x = 3)}{@x}', {}, '3')
  renders('{.eval max(@x = 2)}{@x}', {}, '2')
  renders('{.eval @x = 1, 2}{@x}', {}, '1')
})

describe('only to a name with @', () => {
  renders('{.eval a = 3; a}{a}', { a: 1 }, '11')
  renders('{.eval @x.y = 3; @x.y}', {}, '')
  renders('{.eval @ = 3}{@}', 1, '1')
  renders('{.eval 1 = 3}', {}, '')
  renders('{.eval "x" = 3; 4}', {}, '4')
  renders('{.eval = 3}', {}, '')
  renders('{.eval @x =}{@x}', {}, '')
})

describe('objects cannot be assigned', () => {
  renders('{.eval @x = 1; @x = list}{@x}', { list: [1] }, '1')
})

describe('what is assigned stays in the frame of the tag', () => {
  renders('{.section a}{.eval @x = 3}{@x}{.end}{@x}', { a: [1] }, '3')
  renders('{.var @x s}{.section a}{.eval @x = @x + 1}{@x}{.end}{@x}', { s: 'x', a: [1] }, 'x1x')
  renders('{.repeated section a}{.eval @x = @x + @}{@x};{.end}', { a: [1, 2] }, '1;2;')
  renders('{.macro m}{.eval @x = 3}{.end}{@|apply m}{@x}{.include m}{@x}', {}, '3')
})

describe('names are looked up as everywhere', () => {
  renders('{.repeated section a}{.eval @index * 10 + @ + b}{.end}', { a: [1, 2], b: 3 }, '1425')
  renders('{.section a}{.eval b + c}{.end}', { a: { b: 1 }, b: 2, c: 3 }, '4')
  renders('{.macro m}{.eval b == null}{.end}{a|apply m private}', { a: {}, b: 1 }, 'true')
})

describe('after a failure nothing is printed and nothing is assigned', () => {
  it.each([
    ['{.eval @x = 1; 1 +}{@x}', ''],
    ['{.eval 1 +; @x = 1; 2}{@x}', ''],
    ['{.eval @x = 1}{.eval @x = 2; list}{@x}', '1'],
    ['{.eval @x = max()}{@x}', ''],
  ])('%s', (template, output) => {
    expect(run(template, { list: [] }).output).toBe(output)
  })
})

describe('parentheses', () => {
  evaluates('((((1))))', '1')
  evaluates('(1)(2)', '2')
  misreads('(', 'Mismatched operator found: left paren')
  misreads(')', 'Mismatched operator found: right paren')
  misreads('(1', 'Mismatched operator found: left paren')
  misreads('1)', 'Mismatched operator found: right paren')
  misreads('max(1', 'Mismatched operator found: left paren')
  misreads('(1; 2)', ...['left', 'right'].map((side) => `Mismatched operator found: ${side} paren`))
  misreads('1); (2', 'Mismatched operator found: right paren')
})

describe('# shows the steps', () => {
  evaluates('#1 + 2 * a', 'EVAL=[[1 2 a <multiply> <add>]] -> 5')
  evaluates('# 1', 'EVAL=[[1]] -> 1')
  evaluates('#', 'EVAL=[]')
  evaluates('#1.50 0x10 1e21 NaN', 'EVAL=[[1.5 16 1e+21 NaN]] -> NaN')
  evaluates('#true, null', 'EVAL=[[true null]] -> ')
  evaluates(`#'say "a"\\n'`, 'EVAL=[["say \\"a\\"\\n"]] -> say "a"\n')
  evaluates('#b.c', 'EVAL=[[b.c]] -> 3')
  evaluates('#list.00', 'EVAL=[[list.0]] -> 1')
  evaluates('#1; 2', 'EVAL=[[1], [2]] -> 2')
  evaluates('#@x = 1', 'EVAL=[[@x 1 <assign>]]')
  evaluates('#max(1, abs(-2))', 'EVAL=[[<args> 1 <args> 2 <unary minus> abs() max()]] -> 2')
  evaluates(
    '#-1 + +2 == !3 != ~4',
    'EVAL=[[1 <unary minus> 2 <unary plus> <add> 3 <logical not> <equality> 4 <bitwise not> <inequality>]] -> true',
  )
  evaluates(
    '#1 ** 2 / 3 % 4 - 5 << 6 >> 7 < 8 > 9 <= 10 >= 11',
    'EVAL=[[1 2 <exponent> 3 <divide> 4 <modulus> 5 <subtract> 6 <left shift> 7 <right shift> 8 <less than> 9 <greater than> 10 <less than or equal> 11 <greater than or equal>]] -> false',
  )
  evaluates(
    '#1 === 2 !== 3 & 4 ^ 5 | 6 && 7 || 8',
    'EVAL=[[1 2 <strict equality> 3 <strict inequality> 4 <bitwise and> 5 <bitwise xor> 6 <bitwise or> 7 <logical and> 8 <logical or>]] -> true',
  )
})

describe('# with something wrong shows the steps that there are', () => {
  it.each([
    ['{.eval #list}', 'EVAL=[[list]]'],
    ['{.eval #1; 2 +}', 'EVAL=[[1], [2 <add>]]'],
    ['{.eval #1; 2)}', 'EVAL=[[1]]'],
    ['{.eval #1; "}', 'EVAL=[]'],
  ])('%s', (template, output) => {
    expect(run(template, { list: [] })).toMatchObject({ output, diagnostics: [{}] })
  })
})

describe('mistakes', () => {
  it('are told once a render, however often the tag runs', () => {
    const template = parseTemplate('{.repeated section a}{.eval (}{.end}')
    for (const _ of [1, 2]) {
      const { diagnostics } = run(template, { a: [1, 2, 3] })
      expect(diagnostics).toMatchObject([{ code: 'expression-parse', line: 1, column: 22 }])
    }
  })

  it('of computing are told each time', () => {
    const { diagnostics } = run('{.repeated section a}{.eval @ + @}{.end}', { a: [[], 1, {}] })
    expect(diagnostics.map(({ code }) => code)).toEqual(['expression-reduce', 'expression-reduce'])
  })
})

describe('limits', () => {
  const says = (expression: string, detail: string, limits: object) =>
    reports(`{.eval ${expression}}`, `RuntimeError: Error ${detail}`, { limits })
  const tokens = 'Expression exceeds the maximum number of allowed tokens: 4'
  const length = 'Concatenation would exceed maximum string length 4'
  says('1 + 2 + 3', `parsing expression: "1 + 2 + 3": ${tokens}`, { expressionTokens: 4 })
  says('max(1,2)', `parsing expression: "max(1,2)": ${tokens}`, { expressionTokens: 4 })
  renders('{.eval max(1)}', {}, '1', { limits: { expressionTokens: 4 } })
  says('"abc" + 12', `reducing expression: "abc" + 12: ${length}`, { expressionString: 4 })
  says('null + "a"', `reducing expression: null + "a": ${length}`, { expressionString: 4 })
  renders('{.eval 1 + 2 + 3}', {}, '6', { limits: { expressionTokens: 5 } })
  renders('{.eval "abc" + 1}', {}, 'abc1', { limits: { expressionString: 4 } })
  renders('{.eval "abcdef"}{.eval 123 + 456}', {}, 'abcdef579', { limits: { expressionString: 4 } })
})

describe('expressions made to be slow', () => {
  const size = 100 * 1024
  const long = { text: 'x'.repeat(size), digits: '1'.repeat(size) }
  const rows = Array.from({ length: 20_000 }, (_, index) => index)
  const inLoop = (expression: string) => `{.repeated section rows}{.eval ${expression}}{.end}`

  it.each([
    ...['(', ')', '-', '!', '**', '1**', '1+', ',', ';', '1;', 'a', 'a.', 'a ', 'max(', 'foo('],
    ...['@x=', '"', '"a"', "'\\x41'", '\\', '#', '1', '0x', '1e', '.', ' ', '\n'],
  ])('end in time: %j', (piece) => {
    for (const expressionTokens of [2_000, Infinity]) {
      const template = `{.eval ${piece.repeat(size / piece.length)}1}`
      expect(typeof run(template, {}, { limits: { expressionTokens } }).output).toBe('string')
    }
  })

  it.each([
    ['text that grows', inLoop(`@s = "a"; ${'@s = @s + @s;'.repeat(100)} @s`)],
    ['long text compared', inLoop('text == digits;'.repeat(600))],
    ['long numbers read', inLoop(`max(${'digits,'.repeat(900)}1)`)],
    ['many tokens', inLoop(`${'1+'.repeat(900)}1`)],
    ['a mistake in a loop', inLoop('((')],
    ['a failure in a loop', inLoop('1 +')],
    ['long text printed', `{.eval @s = text}{.repeated section rows}{.eval @s + 1}{.end}`],
  ])('or by a budget: %s', (_name, template) => {
    const { output, diagnostics } = run(template, { rows, ...long }, { clock: tickingClock(10) })
    expect(diagnostics).not.toEqual([])
    expect(output.length).toBeLessThan(9 * 1024 * 1024)
  })
})

it('prints nothing where expressions are off', () => {
  expect(render('{.eval @x = 1; (}{@x}', { data: {} })).toMatchObject({
    output: '',
    diagnostics: [],
  })
})
