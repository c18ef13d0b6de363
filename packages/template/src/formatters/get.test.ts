import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('an argument names the value that is the key', () => {
  renders('{words|get language}', { words: { en: 'Cart', de: 'Korb' }, language: 'de' }, 'Korb')
  renders('{list|get n}', { list: ['a', 'b'], n: 1 }, 'b')
  renders('{object|get site.key}', { object: { a: 1 }, site: { key: 'a' } }, '1')
  renders(
    '{.repeated section keys}{object|get @}{.end}',
    { keys: ['b', 'a'], object: { a: 1, b: 2 } },
    '',
  )
  renders(
    '{.repeated section keys}{.var @key @}{object|get @key}{.end}',
    { keys: ['b', 'a'], object: { a: 1, b: 2 } },
    '21',
  )
})

describe('the names are looked for in the value first', () => {
  renders('{words|get key}', { words: { key: 'inner', inner: 'I', outer: 'O' }, key: 'outer' }, 'I')
  renders(
    '{.var @x words|get key}{@x}',
    { words: { key: 'inner', inner: 'I', outer: 'O' }, key: 'outer' },
    'O',
  )
})

describe('several lead further and further in', () => {
  renders('{a|get x y}', { a: { b: { c: 1 } }, x: 'b', y: 'c' }, '1')
  renders('[{a|get x y|json}]', { a: { b: 1 }, x: 'b', y: 'c' }, '[]')
  renders('{a|get:x:y}', { a: [[1, 2]], x: 0, y: 1 }, '2')
})

describe('a list is a whole path, a text is one key', () => {
  renders('{a|get path}', { a: { b: [{ c: 1 }] }, path: ['b', 0, 'c'] }, '1')
  renders('{a|get path}', { a: { 'b.c': 1, b: { c: 2 } }, path: 'b.c' }, '1')
  renders('{a|get path|json}', { a: { b: 1 }, path: [] }, '{"b":1}')
  renders('{a|get path}', { a: { true: 1 }, path: [true] }, '1')
})

describe('numbers are places of a list and keys of an object', () => {
  renders('{a|get n}', { a: { 1: 'one' }, n: 1 }, 'one')
  renders('[{a|get n}]', { a: ['x'], n: '0' }, '[]')
  renders('[{a|get n}]', { a: ['x'], n: -1 }, '[]')
  renders('[{a|get n}]', { a: ['x'], n: 0.5 }, '[]')
  renders('{a|get n}', { a: { true: 'yes' }, n: true }, 'yes')
})

describe('what is not there gives nothing', () => {
  renders('[{a|get none|json}]', { a: { b: 1 } }, '[]')
  renders('[{a|get |json}]', { a: { b: 1 } }, '[]')
  renders('[{a|get x none|json}]', { a: { b: 1 }, x: 'b' }, '[]')
  renders('[{a|get x|json}]', { x: 'b' }, '[]')
  renders('[{a|get x|json}]', { a: 'text', x: 0 }, '[]')
  renders('[{a|get x|json}]', { a: null, x: 'b' }, '[]')
})

describe('what is no key is the empty one', () => {
  renders('{a|get x}', { a: { '': 'empty', null: 'no' }, x: null }, 'empty')
  renders('{a|get x}', { a: { '': 'empty', '[object Object]': 'no' }, x: { b: 1 } }, 'empty')
})

describe('without arguments the value stays', () => {
  renders('{a|get|json}', { a: { b: 1 } }, '{"b":1}')
  renders('{a|get|json}', { a: null }, 'null')
})

describe('prototypes are never seen', () => {
  for (const x of ['__proto__', 'constructor', 'toString', ['constructor', 'name']]) {
    renders('[{a|get x|json}]', { a: {}, x }, '[]')
  }
})
