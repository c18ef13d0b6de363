import { describe, expect, it } from 'vitest'
import { isLinkFor, linkKind, linkReference, safeLink } from './link-address.ts'
import { ADDRESSES_WITH_MARKUP, HOSTILE_ADDRESSES } from './test-addresses.ts'

const ID = 'a'.repeat(24)

describe('linkKind', () => {
  it.each([
    [`page:${ID}`, 'page'],
    [`page:${ID}#prices`, 'section'],
    [`item:${ID}`, 'item'],
    [`asset:${ID}`, 'asset'],
    ['mailto:me@example.com', 'mail'],
    ['MAILTO:me@example.com?subject=Tea', 'mail'],
    ['tel:+1 (212) 555-0100', 'phone'],
    ['tel:+12125550100;ext=12', 'phone'],
    ['tel:*100#', 'phone'],
    ['#prices', 'anchor'],
    ['#', 'anchor'],
    ['/', 'path'],
    ['/shop?tag=tea&x=1#top', 'path'],
    ["/o'brien", 'path'],
    ['/shop?sort="new"', 'path'],
    ['https://example.com', 'web'],
    ['HTTP://example.com:8080/a b', 'web'],
    ['https://bücher.example/ü', 'web'],
  ])('takes %s as %s', (href, kind) => {
    expect(linkKind(href)).toBe(kind)
  })

  it.each(HOSTILE_ADDRESSES)('refuses %j', (href) => {
    expect(linkKind(href)).toBeUndefined()
  })
})

describe('linkReference', () => {
  it.each([
    [`page:${ID}`, { kind: 'page', id: ID, fragment: '' }],
    [`page:${ID}#prices`, { kind: 'page', id: ID, fragment: '#prices' }],
    [`item:${ID}`, { kind: 'item', id: ID, fragment: '' }],
    [`asset:${ID}`, { kind: 'asset', id: ID, fragment: '' }],
    ['/shop', undefined],
    [`page:${ID}#"><b>`, undefined],
  ])('reads %s', (href, reference) => {
    expect(linkReference(href)).toEqual(reference)
  })
})

describe('isLinkFor', () => {
  it.each([
    ['item', '', true],
    ['item', '/shop', true],
    ['item', '#prices', false],
    ['item', `page:${ID}`, false],
    ['header', `page:${ID}`, true],
    ['header', `asset:${ID}`, true],
    ['header', `page:${ID}#prices`, true],
    ['header', `item:${ID}`, true],
    ['header', '#prices', true],
    ...ADDRESSES_WITH_MARKUP.flatMap((href) => [
      ['item', href, false] as const,
      ['header', href, false] as const,
    ]),
  ] as const)('%s with %j: %s', (field, href, isAllowed) => {
    expect(isLinkFor(field, href)).toBe(isAllowed)
  })
})

describe('safeLink', () => {
  it('keeps what is allowed and drops what was kept before it was refused', () => {
    expect(safeLink('item', '/shop')).toBe('/shop')
    expect(safeLink('item', 'mailto:"><img src onerror=x>@e.co')).toBe('')
  })
})
