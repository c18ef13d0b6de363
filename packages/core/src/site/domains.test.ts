import { describe, expect, it } from 'vitest'
import { areRelated, domainState, isGivenUp, nextLook, proofName, readDomain } from './domains.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe('readDomain', () => {
  it.each([
    ['www.shop.example', 'www.shop.example'],
    [' WWW.Shop.Example. ', 'www.shop.example'],
    ['https://www.shop.example/', 'www.shop.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['Straße.example', 'xn--strae-oqa.example'],
    ['日本語.example', 'xn--wgv71a119e.example'],
    ['shop。example', 'shop.example'],
    ['a-b.c--d.example', 'a-b.c--d.example'],
  ])('reads %s as %s', (typed, host) => {
    expect(readDomain(typed)).toEqual({ host })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['shop', 'malformed'],
    ['shop.example/path', 'malformed'],
    ['shop.example?x=1', 'malformed'],
    ['me@shop.example', 'malformed'],
    ['shop.example:8080', 'malformed'],
    ['*.shop.example', 'malformed'],
    ['_dmarc.shop.example', 'malformed'],
    ['-shop.example', 'malformed'],
    ['shop..example', 'malformed'],
    ['shop .example', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['xn--a.example', 'malformed'],
    ['192.0.2.1', 'address'],
    ['0x7f.1', 'address'],
    ['2130706433', 'address'],
    ['[::1]', 'address'],
    ['::1', 'address'],
    ['shop.localhost', 'reserved'],
    ['localhost', 'reserved'],
    ['shop.local', 'reserved'],
    ['router.internal', 'reserved'],
    [`${'a'.repeat(64)}.example`, 'malformed'],
    [`${'abcdefghi.'.repeat(24)}example`, 'tooLong'],
  ])('refuses %j: %s', (typed, problem) => {
    expect(readDomain(typed)).toEqual({ problem })
  })
})

describe('a domain of an owner’s own', () => {
  it('is proved by a record below it', () => {
    expect(proofName('shop.example')).toBe('_sitewright.shop.example')
  })

  it.each([
    ['sites.example', 'sites.example', true],
    ['a.sites.example', 'sites.example', true],
    ['example', 'sites.example', true],
    ['othersites.example', 'sites.example', false],
  ])('%s beside %s: related %s', (one, other, expected) => {
    expect(areRelated(one, other)).toBe(expected)
  })

  it('is waited for 14 days', () => {
    const domain = { createdAt: 0, provedAt: undefined }
    expect(domainState(domain, 14 * DAY_MS - 1)).toBe('waiting')
    expect(domainState(domain, 14 * DAY_MS)).toBe('expired')
    expect(domainState({ ...domain, provedAt: 5 }, 99 * DAY_MS)).toBe('proved')
  })

  it('goes on for 14 days without its proof', () => {
    expect(isGivenUp(undefined, 99 * DAY_MS)).toBe(false)
    expect(isGivenUp(0, 14 * DAY_MS - 1)).toBe(false)
    expect(isGivenUp(0, 14 * DAY_MS)).toBe(true)
  })

  it('is looked at often while its owner may be watching, and each day once all is well', () => {
    const waiting = { createdAt: 0, provedAt: undefined, leadsHere: false }
    const minutes = (at: number) => {
      const next = nextLook(waiting, at)
      return next === undefined ? undefined : (next - at) / 60_000
    }
    expect([0, DAY_MS / 2, 3 * DAY_MS, 14 * DAY_MS].map(minutes)).toEqual([2, 15, 120, undefined])
    expect(nextLook({ ...waiting, provedAt: 1, leadsHere: true }, 0)).toBe(DAY_MS)
  })
})
