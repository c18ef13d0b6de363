import type { PageSummary } from '@sitewright/api/content/shapes'
import { describe, expect, it } from 'vitest'
import {
  folderOf,
  moveBy,
  type NavigationTree,
  placeAt,
  type Spot,
  treeOf,
  withNavigation,
  without,
} from './navigation-tree.ts'

/** `a f(bc) d`: a page, a folder with two pages, another page. */
function tree(text: string): NavigationTree {
  return text.split(' ').map((part) => ({
    id: part.charAt(0),
    children: part.length > 1 ? [...part.slice(2, -1)] : [],
  }))
}

function said(navigation: NavigationTree): string {
  return navigation
    .map(({ id, children }) => (children.length > 0 ? `${id}(${children.join('')})` : id))
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

it('is made of the pages and gives them back', () => {
  const page = (id: string, parentId: string | null, isLinked = true) =>
    ({ id, parentId, isLinked }) as PageSummary
  const pages = [page('f', null), page('b', 'f'), page('a', null), page('x', null, false)]
  const made = treeOf(pages)
  expect(said(made)).toBe('f(b) a')
  expect(withNavigation(pages, made)).toEqual(pages)
  expect(folderOf(made, 'b')).toBe('f')
  const unlinked = withNavigation(pages, without(made, ['f']))
  expect(unlinked.map(({ id, isLinked }) => `${id}${isLinked ? '+' : ''}`)).toEqual([
    'b+',
    'a+',
    'f',
    'x',
  ])
})
