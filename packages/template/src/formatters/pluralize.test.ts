import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('without arguments: an s, except for one', () => {
  renders('{n} comment{n|pluralize}', { n: 0 }, '0 comments')
  renders('{n} comment{n|pluralize}', { n: 1 }, '1 comment')
  renders('{n} comment{n|pluralize}', { n: 2 }, '2 comments')
  renders('{n} comment{n|pluralize}', { n: -1 }, '-1 comments')
  renders('{n} comment{n|pluralize}', { n: 1.5 }, '1.5 comments')
})

describe('with one: that ending, except for one', () => {
  renders('{n} box{n|pluralize es}', { n: 1 }, '1 box')
  renders('{n} box{n|pluralize es}', { n: 3 }, '3 boxes')
  renders('{n} box{n|pluralize }', { n: 3 }, '3 box')
})

describe('with two: the first for one, the second for all others', () => {
  renders('{n|pluralize person people}', { n: 1 }, 'person')
  renders('{n|pluralize person people}', { n: 0 }, 'people')
  renders('{n|pluralize/is one/are many}', { n: 1 }, 'is one')
  renders('{n|pluralize/is one/are many}', { n: 2 }, 'are many')
  renders('{n|pluralize:a:b:c}', { n: 2 }, 'b')
  renders('[{n|pluralize  x}{n|pluralize x }]', { n: 1 }, '[x]')
})

describe('the value is read as a number', () => {
  renders('{n|pluralize}', { n: '1' }, '')
  renders('{n|pluralize}', { n: '1.0' }, '')
  renders('{n|pluralize}', { n: '1 piece' }, '')
  renders('{n|pluralize}', { n: true }, '')
  renders('{n|pluralize}', { n: false }, 's')
  renders('{n|pluralize}', { n: 'x' }, 's')
  renders('{n|pluralize}', { n: null }, 's')
  renders('{n|pluralize}', {}, 's')
  renders('{n|pluralize}', { n: [1] }, 's')
  renders('{n|pluralize}', { n: { a: 1 } }, 's')
})
