import { describe } from 'vitest'
import { renders, reports } from '../test-template.ts'

const data = { a: 2, b: { c: 3 }, s: 'x', n: null, list: [1], 'a-b': 7 }

function evaluates(expression: string, output: string): void {
  renders(`{.eval ${expression}}`, data, output)
}

describe('numbers and strings', () => {
  evaluates('1.', '1')
  evaluates('0x1F', '31')
  evaluates('1.5e3', '1500')
  evaluates('007', '7')
  evaluates('"a\\x41\\u0042\\U00000043\\q"', 'aABCq')
  evaluates("'a' + 1", 'a1')
  evaluates('"a" + null', 'anull')
})

describe('precedence', () => {
  evaluates('1 + 2 * 3', '7')
  evaluates('(1 + 2) * 3', '9')
  evaluates('-2**2', '4')
  evaluates('2**3**2', '512')
  evaluates('10 - 2 - 3', '5')
  evaluates('1 + 2 == 3 && !false', 'true')
  evaluates('5 & 6 | 8 ^ 1', '13')
  evaluates('1 << 3 >> 1', '4')
  evaluates('- -2', '2')
})

describe('names', () => {
  evaluates('a-b', '7')
  evaluates('a - b.c', '-1')
  evaluates('n + 1', '1')
  evaluates('missing == null', 'true')
  evaluates('PI > 3', 'true')
  evaluates('@index', '')
})

describe('functions', () => {
  evaluates('max(1, a, 3)', '3')
  evaluates('min(3, abs(-1))', '1')
  evaluates('num("-6.5") + num("x")', 'NaN')
  evaluates('str(1) + bool("")', '1false')
})

describe('assignment', () => {
  renders('{.eval @x = a * 2}{@x}', data, '4')
  renders('{.eval @x = 1; @x + 1}', data, '2')
  renders('{.eval @x = @y = 3}{@x}{@y}', data, '3')
  evaluates('1;2;', '2')
  evaluates('1 2 3', '3')
  evaluates('1,2', '2')
})

describe('showing the steps', () => {
  evaluates('#max(1, "b")', 'EVAL=[[<args> 1 "b" max()]] -> NaN')
  evaluates('#@x = 1', 'EVAL=[[@x 1 <assign>]]')
})

describe('mistakes', () => {
  const parse = (source: string, detail: string) =>
    reports(
      `{.eval ${source}}`,
      `RuntimeError: Error parsing expression: ${JSON.stringify(source)}: ${detail}`,
    )
  parse('foo(1)', 'Invalid function foo')
  parse('(1', 'Mismatched operator found: left paren')
  parse('1)', 'Mismatched operator found: right paren')
  parse('"\\xg"', 'Invalid 2-char hex escape found')
  parse('"\\ug"', 'Invalid unicode escape found')
  parse('1.2.3', 'Duplicate decimal point in number')
  parse('1e', 'Expected a digit after exponent in decimal number')
  parse('1e2.3', 'Unexpected decimal point in exponent')
  parse('0x', 'Expected digits after start of hex number')
  parse('"a', 'Unterminated string')
  parse('"\n"', 'Illegal bare line feed character in string literal')
  parse('1 # 2', 'Unexpected character at 2: "#"')
  reports(
    '{.eval 1 +}',
    'RuntimeError: Error reducing expression: 1 +: Invalid arguments to operator add',
  )
  reports(
    '{.eval max()}',
    'RuntimeError: Error reducing expression: max(): Error calling function max',
  )
  reports(
    '{.eval @x = 1; 1 +}{@x}',
    'RuntimeError: Error reducing expression: @x = 1; 1 +: Invalid arguments to operator add',
  )
})
