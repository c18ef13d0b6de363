import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('a list becomes an object', () => {
  const people = [
    { id: 'a', name: 'Ann', at: { n: 1 } },
    { id: 'b', name: 'Ben', at: { n: 2 } },
  ]
  renders('{.var @byId people|key-by id}{@byId.b.name}', { people }, 'Ben')
  renders('{people|key-by name|json}', { people: [{ name: 'Ann' }] }, '{"Ann":{"name":"Ann"}}')
  renders('{people|key-by at.n|get two|prop name}', { people, two: 2 }, 'Ben')
  renders('{a|key-by 1|json}', { a: [['x', 'y']] }, '{"y":["x","y"]}')
})

describe('of two with the same key the later one wins', () => {
  renders(
    '{a|key-by id|json}',
    {
      a: [
        { id: 1, n: 1 },
        { id: '1', n: 2 },
      ],
    },
    '{"1":{"id":"1","n":2}}',
  )
})

describe('elements without the key are left out', () => {
  renders(
    '{a|key-by id|json}',
    { a: [{ n: 1 }, null, 'id', 5, ['id'], { id: 'a' }] },
    '{"a":{"id":"a"}}',
  )
})

describe('keys become text as in JavaScript', () => {
  renders('{a|key-by id|json}', { a: [{ id: null }] }, '{"null":{"id":null}}')
  renders('{a|key-by id|json}', { a: [{ id: true }] }, '{"true":{"id":true}}')
  renders('{a|key-by id|json}', { a: [{ id: 1.5 }] }, '{"1.5":{"id":1.5}}')
  renders('{a|key-by id|json}', { a: [{ id: [1, 2] }] }, '{"1,2":{"id":[1,2]}}')
  renders('{a|key-by id|json}', { a: [{ id: {} }] }, '{"[object Object]":{"id":{}}}')
})

describe('without a list or a path it is empty', () => {
  renders('{a|key-by id|json}', {}, '{}')
  renders('{a|key-by id|json}', { a: null }, '{}')
  renders('{a|key-by id|json}', { a: 'text' }, '{}')
  renders('{a|key-by id|json}', { a: { id: 'x' } }, '{}')
  renders('{a|key-by|json}', { a: [{ id: 'x' }] }, '{}')
  renders('{a|key-by |json}', { a: [{ '': 'x' }] }, '{}')
})

describe('no key reaches a prototype', () => {
  renders('{a|key-by id|json}', { a: [{ id: '__proto__' }] }, '{"__proto__":{"id":"__proto__"}}')
  renders(
    '{.var @x a|key-by id}{@x.polluted}{polluted}',
    { a: [{ id: '__proto__', polluted: 1 }] },
    '',
  )
  renders('{a|key-by constructor|json}', { a: [{}] }, '{}')
})
