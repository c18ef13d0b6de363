import { describe, expect, it } from 'vitest'
import { groupOf, groupsOf, isGroup, regrouped, unitsOf } from './groups.ts'
import type { Block } from './page-document.ts'

const blocks = (groups: Readonly<Record<string, string | undefined>>) => ({
  blocks: Object.fromEntries(
    Object.entries(groups).map(([id, group]): [string, Block] => [
      id,
      { id, type: 2, version: 1, props: {}, ...(group !== undefined && { group }) },
    ]),
  ),
})

const section = blocks({ a: 'g', b: undefined, c: 'g', d: 'left', e: 'h', f: 'h' })

describe('groups of a section', () => {
  it('have two blocks or more: one that is left alone is in none', () => {
    expect(groupsOf(section)).toEqual([
      ['a', 'c'],
      ['e', 'f'],
    ])
    expect(groupOf(section, 'c')).toEqual(['a', 'c'])
    expect(groupOf(section, 'd')).toEqual(['d'])
  })

  it.each([
    [['c', 'a'], true],
    [['a'], false],
    [['a', 'c', 'b'], false],
    [['a', 'b'], false],
    [['d'], false],
    [[], false],
  ])('%j is one: %s', (ids, expected) => expect(isGroup(section, ids)).toBe(expected))

  it('are arranged as one where they are there as a whole', () => {
    expect(unitsOf(section, ['a', 'b', 'c', 'e'])).toEqual([['a', 'c'], ['b'], ['e']])
  })

  it('are others in copies', () => {
    const copies = regrouped(blocks({ a: 'g', c: 'g', e: 'h' }).blocks)
    expect(copies.a?.group).toBe(copies.c?.group)
    expect(copies.a?.group).not.toBe('g')
    expect(copies.e).not.toHaveProperty('group')
  })
})
