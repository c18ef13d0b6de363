import { describe, expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

describe('linkAddress', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com/care', 'https://example.com/care'],
    ['me@example.com', 'mailto:me@example.com'],
    ['/about', '/about'],
    ['#prices', '#prices'],
    ['tel:+4930123', 'tel:+4930123'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['two words', undefined],
    ['', undefined],
  ])('takes %s as %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })
})
