import { BLOCKS } from '@sitewright/blocks/registry'
import { describe, expect, it } from 'vitest'
import { changedStates, exampleStates, type ShownParts, sectionFor } from './block-states.ts'

const id = (digit: number) => `${digit}`.repeat(24)
const PARTS: ShownParts = {
  ...{ picture: id(1), product: id(2), fund: id(3), film: id(4), sound: id(5), gallery: id(6) },
  form: id(7),
  pages: { lists: id(7), events: id(8), folders: id(9), all: id(0) },
}
const ALL = [...exampleStates(PARTS), ...changedStates(PARTS)]

describe('states of blocks', () => {
  it('are of every type, each under a name of its own', () => {
    expect(new Set(ALL.map(({ block }) => block))).toEqual(new Set(BLOCKS))
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length)
  })

  it('are settings that their block takes', () => {
    const refused = ALL.filter(({ block, props }) => !block.schema.safeParse(props).success)
    expect(refused.map(({ name }) => name)).toEqual([])
  })

  it('stand in sections that are called as they are', () => {
    for (const state of ALL) {
      const { settings } = sectionFor(state, 'dark')
      expect(settings).toMatchObject({ theme: 'dark', anchor: state.name })
    }
  })
})
