import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arrangeVariants,
  combinationCount,
  combinations,
  freeSku,
  NO_MEASURES,
  type OptionDraft,
  renameAttributes,
  type VariantDraft,
} from './variant-grid.ts'

const option = (name: string, ...values: string[]): OptionDraft => ({
  key: name,
  name,
  values: values.map((value) => ({ key: value, name: value })),
})

const variant = (id: string, attributes: Record<string, string> = {}): VariantDraft => ({
  key: id,
  id,
  sku: id.toUpperCase(),
  attributes,
  priceMinor: 1000,
  salePriceMinor: 0,
  onSale: false,
  stock: { unlimited: false, quantity: 7 },
  imageId: null,
  ...NO_MEASURES,
})

let made = 0

function arrange(options: OptionDraft[], current: VariantDraft[]) {
  return arrangeVariants(options, current, () => {
    made += 1
    return `new${made}`
  })
}

const asText = (variants: VariantDraft[]) =>
  variants.map(({ id = 'new', attributes }) => `${id}: ${Object.values(attributes).join('/')}`)

const COLOURS = option('Colour', 'Red', 'Blue')
const SIZES = option('Size', 'S', 'L')

describe('arrangeVariants', () => {
  it('gives the first combination to the variant without options', () => {
    expect(asText(arrange([COLOURS], [variant('mug')]))).toEqual(['mug: Red', 'new: Blue'])
  })

  it('keeps what was entered when an option is added', () => {
    const before = [variant('red', { Colour: 'Red' }), variant('blue', { Colour: 'Blue' })]
    const after = arrange([COLOURS, SIZES], before)
    expect(asText(after)).toEqual(['red: Red/S', 'new: Red/L', 'blue: Blue/S', 'new: Blue/L'])
    expect(after.map(({ priceMinor }) => priceMinor)).toEqual([1000, 1000, 1000, 1000])
  })

  it('does not invent stock for what it copies', () => {
    const [, copy] = arrange([COLOURS], [variant('mug')])
    expect(copy?.stock).toEqual({ unlimited: false, quantity: 0 })
  })

  it('names what it copies after its values, in the manner of the others', () => {
    const before = { ...variant('red', { Colour: 'Red' }), sku: 'EVERYDAY-MUG-RED' }
    expect(arrange([COLOURS], [before])[1]?.sku).toBe('EVERYDAY-MUG-BLUE')
    expect(arrange([COLOURS], [{ ...before, sku: 'A17' }])[1]?.sku).toBe('A17-BLUE')
    expect(arrange([COLOURS], [{ ...before, sku: '' }])[1]?.sku).toBe('')
  })

  it('lets a removed value take its variants along', () => {
    const before = [variant('red', { Colour: 'Red' }), variant('blue', { Colour: 'Blue' })]
    expect(asText(arrange([option('Colour', 'Blue')], before))).toEqual(['blue: Blue'])
  })

  it('leaves the first of those that fall together when an option goes', () => {
    const before = [
      variant('rs', { Colour: 'Red', Size: 'S' }),
      variant('rl', { Colour: 'Red', Size: 'L' }),
      variant('bs', { Colour: 'Blue', Size: 'S' }),
    ]
    expect(asText(arrange([COLOURS], before))).toEqual(['rs: Red', 'bs: Blue'])
  })

  it('changes nothing when the values are only put in another order', () => {
    const before = [variant('red', { Colour: 'Red' }), variant('blue', { Colour: 'Blue' })]
    expect(asText(arrange([option('Colour', 'Blue', 'Red')], before))).toEqual([
      'blue: Blue',
      'red: Red',
    ])
  })

  it('passes over names that are empty or said twice', () => {
    const options = [option('Colour', 'Red', ' ', 'Red'), option('', 'X'), option('Size')]
    expect(asText(arrange(options, [variant('mug')]))).toEqual(['mug: Red'])
  })

  it('gives every combination one variant of its own, with a SKU of its own', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 })
    const grids = fc.array(names, { maxLength: 3 })
    const optionsOf = (grid: string[][]) =>
      grid.map((values, index) => option(`o${index}`, ...values))
    fc.assert(
      fc.property(grids, grids, (first, second) => {
        const before = arrange(optionsOf(first), [variant('mug')])
        const after = arrange(optionsOf(second), before)
        expect(after.map(({ attributes }) => attributes)).toEqual(combinations(optionsOf(second)))
        expect(after).toHaveLength(combinationCount(optionsOf(second)))
        expect(new Set(after.map(({ key }) => key)).size).toBe(after.length)
        expect(new Set(after.map(({ sku }) => sku)).size).toBe(after.length)
        const ids = after.flatMap(({ id }) => id ?? [])
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

describe('renameAttributes', () => {
  it('renames an option and one of its values', () => {
    const before = [variant('red', { Colour: 'Red' }), variant('blue', { Colour: 'Blue' })]
    const change = { option: 'Colour', newOption: 'Color', value: 'Red', newValue: 'Crimson' }
    expect(renameAttributes(before, change).map(({ attributes }) => attributes)).toEqual([
      { Color: 'Crimson' },
      { Color: 'Blue' },
    ])
  })
})

describe('freeSku', () => {
  it.each([
    [['Mug', 'Sky blue'], [], 'MUG-SKY-BLUE'],
    [['Mug'], ['MUG', 'MUG-2'], 'MUG-3'],
    [['', '  '], [], 'SKU'],
  ])('makes one of %j beside %j', (parts, taken, sku) => {
    expect(freeSku(parts, new Set(taken))).toBe(sku)
  })
})
