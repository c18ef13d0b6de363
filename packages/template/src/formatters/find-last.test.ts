import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const people = [{ id: 'a', isAdmin: true }, { id: 'b', isAdmin: true }, { id: 'c' }]

describe('searches from the end', () => {
  renders('{people|find-last|json}', { people }, '{"id":"c"}')
  renders('{people|find-last isAdmin|prop id}', { people }, 'b')
  renders(
    '{ids|find-last roles isAdmin}',
    { ids: ['a', 'b', 'c'], roles: { a: { isAdmin: 1 }, b: { isAdmin: 1 } } },
    'b',
  )
  renders('{people|find-last isAdmin x y|prop id}', { people }, 'b')
  renders('[{people|find-last none}]', { people }, '[]')
})

describe('and leaves the list as it was', () => {
  renders('{a|find-last};{a}', { a: [1, 2, 3] }, '3;1,2,3')
})

describe('only lists are searched', () => {
  renders('[{a|find-last|json}]', {}, '[]')
  renders('[{a|find-last|json}]', { a: [] }, '[]')
  renders('[{a|find-last|json}]', { a: 'text' }, '[]')
  renders('[{a|find-last|json}]', { a: { b: 1 } }, '[]')
})
