import { GRID_COLUMNS } from '@sitewright/core/document/page-document'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import type { Fields } from './fields/index.ts'
import { BLOCKS, blockOfType, readProps, upToDate, withValidProps } from './registry.ts'
import { blockOf, IDS } from './testing.ts'

describe('the block types', () => {
  it('are listed in alphabetical order, each number and name once', () => {
    const names = BLOCKS.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)].sort())
    expect(new Set(BLOCKS.map(({ type }) => type)).size).toBe(BLOCKS.length)
  })

  it.each(BLOCKS.map((block) => [block.name, block] as const))('%s is whole', (_name, block) => {
    expect(block.schema.safeParse(block.defaults()).error).toBeUndefined()
    expect(block.size.desktop.w).toBeLessThanOrEqual(GRID_COLUMNS.desktop)
    expect(pointlessConditions(block.fields)).toEqual([])
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
      const { type, version } = block
      const stored = { id: IDS.block, type, version, props: { text: 1, style: 'x' } }
      expect(readProps(block, stored)).toEqual(block.defaults())
    },
  )

  it.each(BLOCKS)('does not check props of $name again that were just accepted', (block) => {
    const props = block.defaults()
    const stored = withValidProps({ id: IDS.block, type: block.type, version: 1, props: {} }, props)
    expect(readProps(block, stored)).toBe(props)
  })
})

/** Names of fields that wait for a field which is not beside them, or for a value which it never has. */
function pointlessConditions(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const enabledWhen = field.kind === 'toggle' ? field.enabledWhen : {}
    const conditions = Object.entries({ ...field.shownWhen, ...enabledWhen })
    const isPointless = conditions.some(([other, { values }]) => {
      const schema: z.ZodType | undefined = fields[other]?.schema
      return values.some((value) => !schema?.safeParse(value).success)
    })
    const isAlone = field.belongsTo !== undefined && !fields[field.belongsTo]
    return [
      ...(isPointless || isAlone ? [name] : []),
      ...('fields' in field ? pointlessConditions(field.fields) : []),
    ]
  })
}
