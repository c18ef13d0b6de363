import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('main-image?', () => {
  holds('main-image?', { mainImageId: '', systemDataId: 'a' })
  holds('main-image?', { mainImageId: 1 })
  fails('main-image?', { mainImageId: '', systemDataId: null })
  fails('main-image?', { mainImage: { id: 'a' } })
  fails('main-image?', null)
  fails('main-image?', ['mainImageId'])
})
