import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('elements of a list', () => {
  renders('{a|count}', { a: [] }, '0')
  renders('{a|count}', { a: [null, [1, 2]] }, '2')
})

describe('keys of an object', () => {
  renders('{a|count}', { a: {} }, '0')
  renders('{a|count}', { a: { b: null, c: { d: 1, e: 2 } } }, '2')
  renders('{@|count}', { a: 1, b: 2 }, '2')
})

describe('characters of a text, as JavaScript counts them', () => {
  renders('{a|count}', { a: '' }, '0')
  renders('{a|count}', { a: ' é ' }, '3')
  renders('{a|count}', { a: '😀' }, '2')
  renders('{a|html|count}', { a: '<' }, '4')
})

describe('anything else has none', () => {
  renders('{a|count}', {}, '0')
  renders('{a|count}', { a: 25 }, '0')
  renders('{a|count}', { a: true }, '0')
})

describe('the result is a number', () => {
  renders('{a|count|json}', { a: [1] }, '1')
  renders('{a|count|mod 2}', { a: [1, 2, 3] }, '1')
  renders('{a|count|pluralize}', { a: [1] }, '')
  renders('{a|count x y}', { a: [1] }, '1')
})
