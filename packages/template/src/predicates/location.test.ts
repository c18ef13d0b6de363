import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

describe('location?', () => {
  holds('location?', { location: { mapLat: 0, mapLng: 0 } })
  holds('location?', { location: { mapLat: null, mapLng: '' } })
  fails('location?', { location: { mapLat: 1 } })
  fails('location?', { location: { mapLng: 1 } })
  fails('location?', { location: [1, 2] })
  fails('location?', { location: null })
  fails('location?', {})
  fails('location?', null)
})
