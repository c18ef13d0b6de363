import { linkKind } from '@sitewright/core/links/link-address'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LINK_ENTRY_KINDS, linkEntryOf, linkEntryTarget } from './link-entry.ts'

describe('linkEntryTarget', () => {
  it.each([
    ['web', 'example.com/a', 'https://example.com/a'],
    ['web', 'https://example.com', 'https://example.com'],
    ['web', '/shop', '/shop'],
    ['mail', ' me@example.com ', 'mailto:me@example.com'],
    ['phone', '+1 212 555 0100', 'tel:+1 212 555 0100'],
    ['anchor', '#prices', '#prices'],
    ['anchor', 'prices', '#prices'],
    ['none', 'ignored', ''],
    ['mail', '', ''],
  ] as const)('reads %s %j as %s', (kind, text, href) => {
    expect(linkEntryTarget({ kind, text })).toBe(href)
  })

  it.each([
    ['web', 'javascript:alert(1)'],
    ['web', 'two words'],
    ['mail', 'nobody'],
    ['phone', 'call me'],
    ['page', 'home'],
  ] as const)('waits while %s is %j', (kind, text) => {
    expect(linkEntryTarget({ kind, text })).toBeUndefined()
  })

  it('never makes a target that is not allowed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LINK_ENTRY_KINDS), fc.string(), (kind, text) => {
        const href = linkEntryTarget({ kind, text })
        expect(href === undefined || href === '' || linkKind(href) !== undefined).toBe(true)
      }),
    )
  })
})

describe('linkEntryOf', () => {
  it.each([
    `page:${'d'.repeat(24)}`,
    `asset:${'c'.repeat(24)}`,
    'mailto:me@example.com',
    'tel:12',
    '#prices',
    '/shop',
    'https://example.com/',
  ])('and back gives %s', (href) => {
    expect(linkEntryTarget(linkEntryOf(href))).toBe(href)
  })
})
