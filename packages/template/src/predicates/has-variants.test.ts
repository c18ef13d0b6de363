import { describe } from 'vitest'
import { fails, holds } from './test-predicate.ts'

const product = (productType: unknown, variants: unknown) => ({
  structuredContent: { productType, variants },
})

describe('there are at least two', () => {
  fails('has-variants?', product(1, [{}]))
  fails('has-variants?', product(1, []))
  fails('has-variants?', product(1, { a: 1, b: 2 }))
  fails('has-variants?', product(1, null))
  fails('has-variants?', { structuredContent: {} })
  fails('has-variants?', {})
  fails('has-variants?', null)
})

describe('of anything but digital goods', () => {
  for (const type of [1, 3, 4, -1, 5, null, 'x']) holds('has-variants?', product(type, [{}, {}]))
  fails('has-variants?', product(2, [{}, {}]))
  fails('has-variants?', product('2', [{}, {}]))
})
