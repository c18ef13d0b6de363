// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { RECENT_PLACES } from './recent.ts'

beforeEach(() => localStorage.clear())

const place = (name: string) => ({ href: `/sites/a/${name}`, label: name, kind: 'place' })

describe('recent places', () => {
  it('are newest first, each once, and not too many', () => {
    for (const name of ['1', '2', '3', '4', '5', '6', '7', '3'])
      RECENT_PLACES.remember('a', place(name))
    expect(RECENT_PLACES.of('a').map(({ label }) => label)).toEqual(['3', '7', '6', '5', '4', '2'])
  })

  it('belong to a site', () => {
    RECENT_PLACES.remember('a', place('1'))
    expect(RECENT_PLACES.of('b')).toEqual([])
  })

  it.each(['{', '{}', '[null, 1]', '[{"href":"https://example.com","label":"x","kind":"place"}]'])(
    'are none where %s was kept',
    (kept) => {
      localStorage.setItem('sitewright:recent:a', kept)
      expect(RECENT_PLACES.of('a')).toEqual([])
    },
  )
})
