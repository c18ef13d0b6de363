import { describe } from 'vitest'
import { renders } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

describe('collectionTypeNameEquals?', () => {
  holds('collectionTypeNameEquals? page', { typeName: 'page' })
  holds('collectionTypeNameEquals?/my page', { typeName: 'my page' })
  holds('collectionTypeNameEquals? 1', { typeName: 1 })
  fails('collectionTypeNameEquals? Page', { typeName: 'page' })
  fails('collectionTypeNameEquals? "page"', { typeName: 'page' })
  fails('collectionTypeNameEquals? page', {})
  fails('collectionTypeNameEquals? page', null)
})

describe('only the first argument counts', () => {
  holds('collectionTypeNameEquals? blog page', { typeName: 'blog' })
  fails('collectionTypeNameEquals? page blog', { typeName: 'blog' })
  fails('collectionTypeNameEquals? ', { typeName: '' })
})

describe('the name may be said further out', () => {
  renders(
    '{.section a}{.collectionTypeNameEquals? blog}yes{.end}{.end}',
    { typeName: 'blog', a: [1] },
    'yes',
  )
})
