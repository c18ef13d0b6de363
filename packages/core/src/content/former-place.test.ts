import { describe, expect, it } from 'vitest'
import { formerPlaceOf, withFormerPlace } from './former-place.ts'
import { type NavigationItem, type Navigations, withoutNavigationItems } from './navigation-item.ts'

const page = (collectionId: string, ...items: NavigationItem[]): NavigationItem => ({
  collectionId,
  items,
})

const SITE: Navigations = {
  main: [page('home'), page('folder', page('team'), page('jobs')), page('blog')],
  footer: [page('imprint')],
}

/** Removes a page as the calls of pages do. */
function without(navigations: Navigations, id: string): Navigations {
  return Object.fromEntries(
    Object.entries(navigations).map(([key, items]) => [
      key,
      withoutNavigationItems(items, (item) => 'collectionId' in item && item.collectionId === id),
    ]),
  )
}

describe('a page that comes back', () => {
  it.each(['home', 'folder', 'team', 'jobs', 'blog', 'imprint'])(
    'stands where it was, with what was below it: %s',
    (id) => {
      const place = formerPlaceOf(SITE, id)
      if (!place) throw new Error('It has no place')
      expect(withFormerPlace(without(SITE, id), id, place)).toEqual(SITE)
    },
  )

  it('stands at the end where the folder that it was in is gone', () => {
    const place = formerPlaceOf(SITE, 'team')
    if (!place) throw new Error('It has no place')
    const { main = [] } = withFormerPlace(without(without(SITE, 'team'), 'folder'), 'team', place)
    expect(main.map((item) => 'collectionId' in item && item.collectionId)).toEqual([
      'home',
      'jobs',
      'blog',
      'team',
    ])
  })

  it('leaves pages that were moved out of it where they are', () => {
    const place = formerPlaceOf(SITE, 'folder')
    if (!place) throw new Error('It has no place')
    const now = { main: [page('home', page('team')), page('jobs'), page('blog')] }
    expect(withFormerPlace(now, 'folder', place)).toEqual({
      main: [page('home', page('team')), page('folder', page('jobs')), page('blog')],
    })
  })

  it('stands nowhere where its navigation is gone', () => {
    const place = formerPlaceOf(SITE, 'imprint')
    if (!place) throw new Error('It has no place')
    expect(withFormerPlace({ main: [] }, 'imprint', place)).toEqual({ main: [] })
  })

  it('has no place if it had none', () => {
    expect(formerPlaceOf(SITE, 'secret')).toBeNull()
  })
})
