import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('collection?', () => {
  holds('collection?', { collection: 'a' })
  fails('collection?', { collection: {} })
  fails('collection?', { collection: null })
  fails('collection?', {})
  fails('collection?', 'collection')
})

describe('it must be that of the value at hand', () => {
  renders('{.section a}{.collection?}{.or}no{.end}{.end}', { collection: 'c', a: [1] }, 'no')
})
