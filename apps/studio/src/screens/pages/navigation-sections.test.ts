import { expect, it } from 'vitest'
import { sectionsOf } from './navigation-sections.ts'
import type { NavigationTree } from './navigation-tree.ts'

const one: NavigationTree = [{ collectionId: 'a', items: [] }]
const main = { key: 'main', title: 'Main Navigation' }
const footer = { key: 'footer', title: 'Footer' }

it('shows those of the theme, and apart from them what is kept for another theme', () => {
  const trees = new Map([
    ['main', one],
    ['footer', one],
    ['social', []],
  ])
  expect(sectionsOf([main], trees, 'Main')).toEqual({ shown: [main], kept: [footer] })
  expect(sectionsOf([main, footer], trees, 'Main')).toEqual({ shown: [main, footer], kept: [] })
})

it('shows the main one where the theme declares none', () => {
  const shown = [{ key: 'main', title: 'Main' }]
  expect(sectionsOf([], new Map([['main', one]]), 'Main')).toEqual({ shown, kept: [] })
})

it('shows everything with pages where the theme cannot be asked', () => {
  const shown = [{ key: 'main', title: 'Main' }, footer]
  const trees = new Map([['footer', one]])
  expect(sectionsOf(undefined, trees, 'Main')).toEqual({ shown, kept: [] })
})
