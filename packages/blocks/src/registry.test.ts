import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { BLOCKS, blockOfType, readProps, upToDate } from './registry.ts'
import { blockOf, IDS } from './testing.ts'

describe('the block types', () => {
  it('are listed in alphabetical order, each number and name once', () => {
    const names = BLOCKS.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)].sort())
    expect(new Set(BLOCKS.map(({ type }) => type)).size).toBe(BLOCKS.length)
  })

  it('have these numbers', () => {
    const numbers = Object.fromEntries(BLOCKS.map(({ name, type }) => [name, type]))
    expect(numbers).toEqual({
      button: 53,
      code: 23,
      'horizontal-rule': 47,
      html: 2,
      image: 5,
      product: 43,
      search: 33,
      spacer: 21,
    })
  })

  it('are those of the specification', () => {
    const sorted = (types: Iterable<number>) => [...types].sort((a, b) => a - b)
    expect(sorted(BLOCKS.map(({ type }) => type))).toEqual(sorted(Object.values(BLOCK_TYPES)))
  })

  it.each(BLOCKS.map((block) => [block.name, block] as const))('%s is whole', (_name, block) => {
    expect(block.schema.safeParse(block.defaults()).error).toBeUndefined()
    expect(block.migrations).toHaveLength(block.version - 1)
    expect(block.size.desktop.w).toBeLessThanOrEqual(24)
  })
})

describe('upToDate', () => {
  it.each(BLOCKS.map(({ type }) => type))('leaves a current block of type %i alone', (type) => {
    const block = blockOf(type)
    expect(upToDate(block)).toBe(block)
  })

  it('leaves what it does not know alone', () => {
    const block = { id: IDS.block, type: 9999, version: 1, props: { a: 1 } }
    expect(upToDate(block)).toBe(block)
    expect(blockOfType(9999)).toBeUndefined()
  })
})

describe('readProps', () => {
  it.each(BLOCKS)(
    'falls back to the defaults of $name when the stored props do not fit',
    (block) => {
      const stored = { id: IDS.block, type: block.type, version: 1, props: { text: 1, style: 'x' } }
      expect(readProps(block, stored)).toEqual(block.defaults())
    },
  )
})
