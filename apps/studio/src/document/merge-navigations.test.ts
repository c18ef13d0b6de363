import {
  allNavigationItems,
  idOfNavigationItem,
  type NavigationItem,
  type Navigations,
} from '@sitewright/core/content/navigation-item'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeNavigations } from './merge-navigations.ts'

const page = (collectionId: string, ...items: NavigationItem[]) => ({ collectionId, items })
const link = (id: string, title = id, ...items: NavigationItem[]) => ({
  id,
  externalLink: { title, url: '/x', newWindow: false },
  items,
})
/** "a b(c d) | e": the main navigation and the footer's, with what is below an item in brackets. */
const drawn = ({ main = [], footer = [] }: Navigations): string => {
  const list = (items: readonly NavigationItem[]): string => items.map(one).join(' ')
  const one = (item: NavigationItem) =>
    idOfNavigationItem(item) + (item.items.length > 0 ? `(${list(item.items)})` : '')
  return footer.length > 0 ? `${list(main)} | ${list(footer)}` : list(main)
}
const titles = (navigations: Navigations) =>
  Object.values(navigations)
    .flatMap(allNavigationItems)
    .flatMap((item) => ('externalLink' in item ? [item.externalLink.title] : []))

const BASE: Navigations = { main: [page('a'), link('b'), page('c')], footer: [] }
const merged = (mine: Navigations, theirs: Navigations, base = BASE) => {
  const { navigations, contested } = mergeNavigations({ base, mine, theirs })
  return { drawn: drawn(navigations), titles: titles(navigations), contested: [...contested] }
}

describe('navigations that two people changed', () => {
  it('hold what both have added, theirs first', () => {
    const mine = { main: [...(BASE.main ?? []), page('mine')] }
    const theirs = { main: [...(BASE.main ?? []), link('theirs')] }
    expect(merged(mine, theirs)).toMatchObject({ drawn: 'a b c theirs mine', contested: [] })
  })

  it('have an item where one moved it, with the name that the other gave it', () => {
    const moved = { main: [page('a', link('b')), page('c')] }
    const renamed = { main: [page('a'), link('b', 'New'), page('c')] }
    const outcome = { drawn: 'a(b) c', titles: ['New'], contested: [] }
    expect(merged(moved, renamed)).toEqual(outcome)
    expect(merged(renamed, moved)).toEqual(outcome)
  })

  it('are in the order of both where each moved another item', () => {
    const mine = { main: [link('b'), page('a'), page('c'), page('d')] }
    const theirs = { main: [page('a'), link('b'), page('d'), page('c')] }
    const base = { main: [page('a'), link('b'), page('c'), page('d')] }
    expect(merged(mine, theirs, base)).toMatchObject({ drawn: 'b a d c', contested: [] })
  })

  it('have what one added after what the other has swapped', () => {
    const swapped = { main: [page('a'), page('c'), link('b')] }
    const added = { main: [...(BASE.main ?? []), page('new')] }
    expect(merged(swapped, added).drawn).toBe('a c b new')
    expect(merged(added, swapped).drawn).toMatch(/^a c (b new|new b)$/)
  })

  it('merge a link field by field, and ask where both changed one', () => {
    const renamed = { main: [page('a'), link('b', 'Mine'), page('c')] }
    const [first, second, third] = BASE.main ?? []
    const other = { ...second, externalLink: { title: 'b', url: '/y', newWindow: false } }
    const theirs = { main: [first, other, third] as NavigationItem[] }
    const { navigations, contested } = mergeNavigations({ base: BASE, mine: renamed, theirs })
    expect(navigations.main?.[1]).toMatchObject({ externalLink: { title: 'Mine', url: '/y' } })
    expect(contested.size).toBe(0)
    const alsoRenamed = { main: [page('a'), link('b', 'Theirs'), page('c')] }
    expect(merged(renamed, alsoRenamed)).toEqual({
      drawn: 'a b c',
      titles: ['Theirs'],
      contested: ['b'],
    })
  })

  it('ask about an item that both moved to different places, or that one removed and the other renamed', () => {
    const first = { main: [page('c'), page('a'), link('b')] }
    const away = { main: [page('a'), link('b')], footer: [page('c')] }
    expect(merged(first, away)).toMatchObject({ drawn: 'a b | c', contested: ['c'] })
    const removed = { main: [page('a'), page('c')] }
    const renamed = { main: [page('a'), link('b', 'New'), page('c')] }
    expect(merged(removed, renamed)).toMatchObject({ drawn: 'a b c', contested: ['b'] })
    expect(merged(renamed, removed)).toMatchObject({ drawn: 'a c', contested: ['b'] })
  })

  it('take one’s own version of the items asked for', () => {
    const mine = { main: [page('a', link('b', 'Mine')), page('c')] }
    const theirs = { main: [page('a'), page('c')], footer: [link('b', 'Theirs')] }
    const { navigations } = mergeNavigations({ base: BASE, mine, theirs }, (id) => id === 'b')
    expect(drawn(navigations)).toBe('a(b) c')
    expect(titles(navigations)).toEqual(['Mine'])
  })

  it('let an item go that one removed and the other only moved', () => {
    const removed = { main: [page('a'), page('c')] }
    const moved = { main: [link('b'), page('a'), page('c')] }
    expect(merged(removed, moved)).toMatchObject({ drawn: 'a c', contested: [] })
    expect(merged(moved, removed)).toMatchObject({ drawn: 'a c', contested: [] })
  })

  it('keep what one put below an item that the other removed or moved below another', () => {
    const filled = { main: [page('a', page('new')), link('b'), page('c')] }
    const removed = { main: [link('b'), page('c')] }
    expect(merged(filled, removed).drawn).toBe('b c new')
    const below = { main: [link('b', 'b', page('a')), page('c')] }
    expect(merged(filled, below).drawn).toBe('b(a new) c')
    const swapped = { main: [page('a', link('b')), page('c')] }
    expect(merged(swapped, below).drawn.match(/\w/g)?.toSorted()).toEqual(['a', 'b', 'c'])
  })
})

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
/** Any navigations of some of the items, in any order, each below the one before it or not. */
const anyNavigations: fc.Arbitrary<Navigations> = fc
  .shuffledSubarray(IDS)
  .chain((ids) =>
    fc.tuple(
      fc.constant(ids),
      fc.array(fc.constantFrom('main', 'footer', 'below'), {
        minLength: ids.length,
        maxLength: ids.length,
      }),
      fc.array(fc.constantFrom('old', 'new', 'newer'), {
        minLength: ids.length,
        maxLength: ids.length,
      }),
    ),
  )
  .map(([ids, places, names]) => {
    const lists: Record<string, NavigationItem[]> = { main: [], footer: [] }
    ids.forEach((id, index) => {
      const where = places[index] ?? 'main'
      const list = lists[where === 'below' ? 'main' : where] ?? []
      const item = link(id, `${id} ${names[index]}`)
      const parent = list.at(-1)
      if (where === 'below' && parent) {
        list.splice(-1, 1, { ...parent, items: [...parent.items, item] })
      } else list.push(item)
    })
    return lists
  })

const idsOf = (navigations: Navigations) =>
  Object.values(navigations).flatMap(allNavigationItems).map(idOfNavigationItem)

describe('merging any navigations', () => {
  it('gives one side back where the other changed nothing', () => {
    fc.assert(
      fc.property(anyNavigations, anyNavigations, (base, changed) => {
        for (const sides of [
          { base, mine: changed, theirs: base },
          { base, mine: base, theirs: changed },
          { base, mine: changed, theirs: changed },
        ]) {
          const { navigations, contested } = mergeNavigations(sides)
          expect(navigations).toEqual(changed)
          expect([...contested]).toEqual([])
        }
      }),
    )
  })

  it('keeps every item once, in two levels, and no name goes that is not asked about', () => {
    fc.assert(
      fc.property(anyNavigations, anyNavigations, anyNavigations, (base, mine, theirs) => {
        const { navigations, contested } = mergeNavigations({ base, mine, theirs })
        const ids = idsOf(navigations)
        expect(new Set(ids).size).toBe(ids.length)
        const below = Object.values(navigations)
          .flat()
          .flatMap(({ items }) => items)
        expect(below.filter(({ items }) => items.length > 0)).toEqual([])
        const known = new Set(idsOf(base))
        const added = [...idsOf(mine), ...idsOf(theirs)].filter((id) => !known.has(id))
        expect(added.filter((id) => !ids.includes(id))).toEqual([])
        const offered = [...contested].map((id) => `${id} `)
        const lost = titles(mine)
          .filter((title) => !titles(base).includes(title) && !titles(navigations).includes(title))
          .filter((title) => !offered.some((start) => title.startsWith(start)))
        expect(lost).toEqual([])
      }),
    )
  })
})
