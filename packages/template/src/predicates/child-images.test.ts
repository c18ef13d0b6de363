import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('the first item has an image', () => {
  holds('child-images?', { items: [{ mainImageId: 'a' }] })
  holds('child-images?', { items: [{ systemDataId: 'a' }] })
  holds('child-images?', { items: [{ mainImageId: '', systemDataId: 'a' }, {}] })
  fails('child-images?', { items: [{}, { mainImageId: 'a' }] })
  fails('child-images?', { items: [{ mainImageId: '' }] })
})

describe('nothing that is no list of items has', () => {
  fails('child-images?', { items: [null] })
  fails('child-images?', { items: ['a'] })
  fails('child-images?', { items: 'a' })
  fails('child-images?', { items: null })
  fails('child-images?', {})
  fails('child-images?', null)
  fails('child-images?', [{ mainImageId: 'a' }])
})
