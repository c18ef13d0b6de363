import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import { describe, expect, it } from 'vitest'
import { createPublishedBodies } from './published-bodies.ts'

const CHARACTERS = 12_000
/** Bodies that fit into a site's twelfth of the limit, at a little more than 200 characters each. */
const OF_A_SITE = 4

const bodies = (...ids: string[]) => new Map(ids.map((id) => [id, EMPTY_DOCUMENT]))

describe('bodies of published pages', () => {
  it('are known to the version of the site that they were kept for, and to no other', () => {
    const all = createPublishedBodies()
    all.of('site', 'first').keep(bodies('home'))
    expect(all.of('site', 'first').get('home')).toBe(EMPTY_DOCUMENT)
    expect(all.of('site', 'second').get('home')).toBeUndefined()
    expect(all.of('stranger', 'first').get('home')).toBeUndefined()
  })

  it('of a version go when those of another are kept', () => {
    const all = createPublishedBodies()
    const first = all.of('site', 'first')
    first.keep(bodies('home'))
    all.of('site', 'second').keep(bodies('about'))
    expect(first.get('home')).toBeUndefined()
    expect(all.of('site', 'second').get('about')).toBe(EMPTY_DOCUMENT)
  })

  it('of one site never take the place of all others', () => {
    const all = createPublishedBodies({ mostCharacters: CHARACTERS })
    all.of('neighbour', 'first').keep(bodies('home'))
    const pages = Array.from({ length: 100 }, (_, index) => `page-${index}`)
    for (const page of pages) all.of('large', 'first').keep(bodies(page))
    const kept = pages.filter((page) => all.of('large', 'first').get(page))
    expect(kept).toEqual(pages.slice(-OF_A_SITE))
    expect(all.of('neighbour', 'first').get('home')).toBe(EMPTY_DOCUMENT)
  })

  it('of the sites that were asked for longest ago go first', () => {
    const all = createPublishedBodies({ mostCharacters: CHARACTERS })
    const sites = Array.from({ length: 100 }, (_, index) => `site-${index}`)
    for (const site of sites) {
      all.of(site, 'first').keep(bodies('home'))
      all.of('site-0', 'first').get('home')
    }
    const kept = sites.filter((site) => all.of(site, 'first').get('home'))
    expect(kept).toContain('site-0')
    expect(kept).toContain('site-99')
    expect(kept).not.toContain('site-1')
    expect(kept.length).toBeLessThan(CHARACTERS / 200)
  })
})
