import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const people = [
  { id: 'a', name: 'Ann' },
  { id: 'b', name: 'Ben', role: { isAdmin: true } },
  { id: 'c', name: 'Cy', role: { isAdmin: 1 } },
]

describe('without arguments: the first element, whatever it is', () => {
  renders('{a|find-first}', { a: ['x', 'y'] }, 'x')
  renders('{a|find-first|json}', { a: [0, 1] }, '0')
  renders('{a|find-first|json}', { a: [null, 1] }, 'null')
  renders('{a|find-first|json}', { a: [[1, 2], 3] }, '[1,2]')
  renders('[{a|find-first|json}]', { a: [] }, '[]')
})

describe('with a path: the first element that has something there', () => {
  renders('{.var @admin people|find-first role.isAdmin}{@admin.name}', { people }, 'Ben')
  renders(
    '{people|find-first role|json}',
    { people },
    '{"id":"b","name":"Ben","role":{"isAdmin":true}}',
  )
  renders('[{people|find-first none|json}]', { people }, '[]')
  renders('{a|find-first 1|json}', { a: [['x'], ['y', 'z']] }, '["y","z"]')
  renders(
    '{a|find-first b|json}',
    { a: [{ b: 0 }, { b: '' }, { b: [] }, { b: {} }, { b: 'x' }] },
    '{"b":"x"}',
  )
  renders('[{a|find-first length}]', { a: ['text', [1]] }, '[]')
  renders('[{a|find-first }]', { a: [{ b: 1 }] }, '[]')
})

describe('with a name and a path: the first element that leads to something in the named object', () => {
  const roles = { b: { isAdmin: true, tags: ['x'] }, c: { isAdmin: true }, 7: { isAdmin: true } }
  renders('{ids|find-first roles isAdmin}', { ids: ['a', 'c', 'b'], roles }, 'c')
  renders('{ids|find-first:roles:tags.0}', { ids: ['a', 'c', 'b'], roles }, 'b')
  renders('{ids|find-first roles isAdmin|json}', { ids: ['a', 7], roles }, '7')
  renders('[{ids|find-first roles none}]', { ids: ['a', 'b'], roles }, '[]')
  renders('[{ids|find-first none isAdmin}]', { ids: ['a', 'b'] }, '[]')
  renders('{ids|find-first site.roles isAdmin}', { ids: ['b'], site: { roles } }, 'b')
  renders('[{ids|find-first roles isAdmin}]', { ids: [null, ['b'], { id: 'b' }], roles }, '[]')
})

describe('with more than two only the first argument counts', () => {
  renders('{people|find-first role x y|prop name}', { people }, 'Ben')
})

describe('only lists are searched', () => {
  renders('[{a|find-first|json}]', {}, '[]')
  renders('[{a|find-first|json}]', { a: null }, '[]')
  renders('[{a|find-first|json}]', { a: 'text' }, '[]')
  renders('[{a|find-first|json}]', { a: { 0: 'x' } }, '[]')
  renders('[{a|find-first b}]', { a: { b: 1 } }, '[]')
})

describe('prototypes are never seen', () => {
  renders('[{a|find-first __proto__}{a|find-first constructor}]', { a: [{}, [], 'x'] }, '[]')
  renders('[{a|find-first b name}]', { a: ['constructor'], b: {} }, '[]')
})
