import type { PageSummary } from '@sitewright/api/content/shapes'
import { idOfNavigationItem, type NavigationItem } from '@sitewright/core/content/navigation-item'
import { describe, expect, it } from 'vitest'
import {
  aboveOf,
  changesTo,
  itemIn,
  moveBy,
  type NavigationTree,
  type NavigationTrees,
  navigationOf,
  placeAt,
  placeIn,
  replaceItem,
  type Spot,
  withNavigations,
  without,
  withoutAll,
} from './navigation-tree.ts'

/** `a f(bc) d`: a page, a folder with two pages, another page. */
function tree(text: string): NavigationTree {
  return text
    .split(' ')
    .map((part) => item(part.charAt(0), ...(part.length > 1 ? part.slice(2, -1) : '')))
}

/** A page; capital letters are links. */
function item(id: string, ...below: string[]): NavigationItem {
  const items = below.map((one) => item(one))
  if (id === id.toLowerCase()) return { collectionId: id, items }
  return { id, externalLink: { title: id, url: `/${id}`, newWindow: false }, items }
}

function said(navigation: NavigationTree): string {
  return navigation
    .map((one) => {
      const below = one.items.map(idOfNavigationItem).join('')
      return idOfNavigationItem(one) + (below === '' ? '' : `(${below})`)
    })
    .join(' ')
}

const START = 'a f(bc) d'

describe('moveBy', () => {
  it.each([
    ['a', 1, 'f(bc) a d'],
    ['a', -1, START],
    ['d', -1, 'a d f(bc)'],
    ['f', -1, 'f(bc) a d'],
    ['c', -1, 'a f(cb) d'],
    ['c', 1, START],
    ['x', 1, START],
  ] as const)('moves %s by %i to %s', (id, step, expected) => {
    expect(said(moveBy(tree(START), id, step))).toBe(expected)
  })
})

describe('placeAt', () => {
  const at = (ids: string, spot?: Spot) => said(placeAt(tree(START), [...ids], spot))

  it.each<[string, Spot | undefined, string]>([
    ['d', { id: 'a', where: 'before' }, 'd a f(bc)'],
    ['a', { id: 'f', where: 'into' }, 'f(bca) d'],
    ['b', { id: 'a', where: 'after' }, 'a b f(c) d'],
    ['a', { id: 'b', where: 'after' }, 'f(bac) d'],
    ['x', { id: 'c', where: 'before' }, 'a f(bxc) d'],
    ['f', { id: 'd', where: 'after' }, 'a d f(bc)'],
    ['a', undefined, 'f(bc) d a'],
    ['x', undefined, 'a f(bc) d x'],
    ['ad', { id: 'f', where: 'into' }, 'f(bcad)'],
    ['fb', undefined, 'a d f(c) b'],
    ['f', { id: 'd', where: 'into' }, 'a d(fbc)'],
    ['f', { id: 'f', where: 'into' }, START],
  ])('puts %s at %j: %s', (ids, spot, expected) => {
    expect(at(ids, spot)).toBe(expected)
  })
})

describe('without', () => {
  it('leaves what was in a folder where the folder was', () => {
    expect(said(without(tree(START), ['f']))).toBe('a b c d')
  })
  it('takes a page out of its folder', () => {
    expect(said(without(tree(START), ['b']))).toBe('a f(c) d')
  })
})

/** `main: a f(bc) | footer: x`. */
function trees(text: string): NavigationTrees {
  return new Map(
    text.split(' | ').map((one): [string, NavigationTree] => {
      const [key = '', branches = ''] = one.split(':')
      return [key, branches.trim() === '' ? [] : tree(branches.trim())]
    }),
  )
}

function allSaid(navigations: NavigationTrees): string {
  return [...navigations].map(([key, one]) => `${key}: ${said(one)}`.trim()).join(' | ')
}

const BOTH = 'main: a f(bc) | footer: x y'

describe('placeIn', () => {
  it.each<[string, string, Spot | undefined, string]>([
    ['footer', 'a', undefined, 'main: f(bc) | footer: x y a'],
    ['footer', 'f', { id: 'y', where: 'before' }, 'main: a | footer: x f(bc) y'],
    ['footer', 'b', { id: 'x', where: 'before' }, 'main: a f(c) | footer: b x y'],
    ['main', 'xy', { id: 'f', where: 'into' }, 'footer: | main: a f(bcxy)'],
    ['main', 'n', { id: 'a', where: 'after' }, 'footer: x y | main: a n f(bc)'],
    ['social', 'y', undefined, 'main: a f(bc) | footer: x | social: y'],
    ['footer', 'b', { id: 'y', where: 'into' }, 'main: a f(c) | footer: x y(b)'],
  ])('puts into %s %s at %j: %s', (key, ids, spot, expected) => {
    const placed = placeIn(trees(BOTH), key, [...ids], spot)
    expect(new Map(placed)).toEqual(trees(expected))
  })
})

describe('changesTo', () => {
  const changes = (after: NavigationTrees) =>
    changesTo(trees(BOTH), after).map(({ key, tree: one }) => `${key}: ${said(one)}`)

  it('names only the navigation that a page comes into', () => {
    expect(changes(placeIn(trees(BOTH), 'footer', ['a']))).toEqual(['footer: x y a'])
    expect(changes(placeIn(trees(BOTH), 'footer', ['f']))).toEqual(['footer: x y f(bc)'])
  })
  it('names each that loses pages to none', () => {
    expect(changes(withoutAll(trees(BOTH), ['a', 'x']))).toEqual(['main: f(bc)', 'footer: y'])
  })
  it('says nothing where nothing changes', () => {
    expect(changes(trees(BOTH))).toEqual([])
  })
})

it('keeps what a link leads to, wherever it goes', () => {
  const start = trees('main: a L(bM) | footer: x')
  const moved = placeIn(placeIn(start, 'footer', ['L']), 'main', ['M'], { id: 'a', where: 'into' })
  expect(allSaid(moved)).toBe('main: a(M) | footer: x L(b)')
  expect(itemIn(moved.get('main') ?? [], 'M')).toEqual(item('M'))
  expect(aboveOf(moved.get('main') ?? [], 'M')).toBe('a')
  expect(navigationOf(moved, 'L')).toBe('footer')
  const named = replaceItem(moved, {
    ...item('L'),
    externalLink: { title: 'New', url: '/', newWindow: true },
  } as NavigationItem)
  expect(allSaid(named)).toBe('main: a(M) | footer: x L(b)')
  expect(itemIn(named.get('footer') ?? [], 'L')).toMatchObject({ externalLink: { title: 'New' } })
})

it('lists the pages as the server does', () => {
  const page = (id: string, parentId: string | null, navigation: string | null = 'main') =>
    ({ id, parentId, navigation, kind: id === 'f' ? 'folder' : 'page' }) as PageSummary
  const pages = [
    page('f', null),
    page('b', 'f'),
    page('a', null),
    page('x', null, 'footer'),
    page('n', null, null),
  ]
  const made = trees('main: f(b) L(a) | footer: x')
  expect(withNavigations([...pages].reverse(), made)).toEqual(pages)
  const unlinked = withNavigations(pages, withoutAll(made, ['f']))
  expect(unlinked.map(({ id, navigation }) => `${id} ${navigation}`)).toEqual([
    'b main',
    'a main',
    'x footer',
    'f null',
    'n null',
  ])
})
