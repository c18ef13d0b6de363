import { describe } from 'vitest'
import { evaluates, fails } from './test-expression.ts'

describe('max and min', () => {
  evaluates('max(1, a, 3)', '3')
  evaluates('min(3, a, 1)', '1')
  evaluates('max(4)', '4')
  evaluates('max("10", "9", true, n)', '10')
  evaluates('min("", -1)', '-1')
  evaluates('max(1 + 2, 2 * 2)', '4')
  evaluates('max((1, 2))', '2')
  evaluates('max(1, min(5, 3), 2) + 1', '4')
  evaluates('1 / max(0, -0)', '-Infinity')
  evaluates('1 / max(-0, 0)', 'Infinity')
  evaluates('1 / min(-0, 0)', 'Infinity')
})

describe('of NaN and what follows it, max and min take the latter', () => {
  evaluates('max("x", 1)', '1')
  evaluates('min("x", 1)', '1')
  evaluates('max(1, "x")', 'NaN')
  evaluates('max(1, "x", 0)', '0')
})

describe('abs', () => {
  evaluates('abs(-1.5)', '1.5')
  evaluates('abs("-3")', '3')
  evaluates('abs(n)', '0')
  evaluates('abs("x")', 'NaN')
})

describe('num', () => {
  evaluates('num("-6.5") + 1', '-5.5')
  evaluates('num("0x10")', '16')
  evaluates('num(t)', '1')
  evaluates('num("")', '0')
  evaluates('num("5 apples")', 'NaN')
})

describe('str', () => {
  evaluates('str(1) + 1', '11')
  evaluates('str(1.50)', '1.5')
  evaluates('str(n)', 'null')
  evaluates('str(f)', 'false')
  evaluates('str(NaN)', 'NaN')
})

describe('bool', () => {
  evaluates('bool("false")', 'true')
  evaluates('bool("")', 'false')
  evaluates('bool(0)', 'false')
  evaluates('bool(NaN)', 'false')
  evaluates('bool(n)', 'false')
  evaluates('bool(-1)', 'true')
})

describe('further arguments are ignored', () => {
  evaluates('abs(-1, 5)', '1')
  evaluates('str("a", "b")', 'a')
})

describe('empty arguments and objects are left out', () => {
  evaluates('max(1,,2,)', '2')
  evaluates('max(list, 1)', '1')
  evaluates('str(object, "a")', 'a')
})

describe('without an argument that can be used, the call fails', () => {
  for (const name of ['abs', 'bool', 'max', 'min', 'num', 'str']) {
    fails(`${name}()`, `Error calling function ${name}`)
    fails(`${name}(list)`, `Error calling function ${name}`)
  }
  fails('max() + 1', 'Error calling function max')
})
