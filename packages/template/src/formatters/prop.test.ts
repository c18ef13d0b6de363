import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('a path into the value', () => {
  renders('{a|prop b}', { a: { b: 1 } }, '1')
  renders('{a|prop b.c.0}', { a: { b: { c: ['x'] } } }, 'x')
  renders('{a|prop b|json}', { a: { b: { c: 1 } } }, '{"c":1}')
  renders('{a|prop 1}', { a: ['x', 'y'] }, 'y')
  renders('{a|prop 1}', { a: { 1: 'one' } }, 'one')
  renders('{a|prop |json}', { a: { '': 'empty' } }, '"empty"')
})

describe('several follow one another', () => {
  renders('{a|prop b c}', { a: { b: { c: 1 } } }, '1')
  renders('{a|prop:b.c:0}', { a: { b: { c: ['x'] } } }, 'x')
  renders('[{a|prop b c|json}]', { a: { b: 1, c: 2 } }, '[]')
})

describe('arguments are keys themselves, not names of keys', () => {
  renders('{a|prop key}', { a: { key: 1, b: 2 }, key: 'b' }, '1')
})

describe('what it looks into may come from another formatter', () => {
  renders('{a|find-last|prop b}', { a: [{ b: 1 }, { b: 2 }] }, '2')
})

describe('nothing is looked for around the value', () => {
  renders('[{a|prop b|json}]', { a: {}, b: 1 }, '[]')
})

describe('what is not there is missing, null is not', () => {
  renders('[{a|prop b|json}]', { a: { b: null } }, '[null]')
  renders('[{a|prop b.c|json}]', { a: { b: null } }, '[]')
  renders('[{a|prop b|json}]', {}, '[]')
  renders('[{a|prop b|json}]', { a: null }, '[]')
  renders('[{a|prop length|json}]', { a: 'text' }, '[]')
  renders('[{a|prop length|json}]', { a: [1] }, '[]')
  renders('[{a|prop 5|json}]', { a: [1] }, '[]')
})

describe('without arguments the value stays', () => {
  renders('{a|prop|json}', { a: { b: 1 } }, '{"b":1}')
})

describe('prototypes are never seen', () => {
  for (const key of ['__proto__', 'constructor', 'constructor.name', 'toString', '__proto__.x']) {
    renders(`[{a|prop ${key}|json}]`, { a: {} }, '[]')
  }
})
