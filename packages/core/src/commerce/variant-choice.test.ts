import { describe, expect, it } from 'vitest'
import { fillIn } from '../words/fill-in.ts'
import {
  attributesKey,
  type ChoiceProblem,
  chooseVariant,
  describeVariant,
  pleaseSelect,
  VARIANT_UNAVAILABLE,
  valueState,
  variantsFitting,
} from './variant-choice.ts'

const sentenceOf = ({ problem, parts }: ChoiceProblem) => fillIn(problem, parts)

const shirt = {
  options: [
    { name: 'Color', values: ['Blue', 'Red'] },
    { name: 'Size', values: ['S', 'L'] },
  ],
  variants: [
    { sku: 'BS', attributes: { Color: 'Blue', Size: 'S' } },
    { sku: 'BL', attributes: { Size: 'L', Color: 'Blue' } },
    { sku: 'RS', attributes: { Color: 'Red', Size: 'S' } },
  ],
}

describe('choosing a variant', () => {
  it('finds the variant of the chosen options, in any order', () => {
    expect(chooseVariant(shirt, { Size: 'L', Color: 'Blue' })).toEqual({
      variant: shirt.variants[1],
    })
  })

  it('needs no choice where there is a single variant', () => {
    const mug = { options: [], variants: [{ sku: 'MUG', attributes: {} }] }
    expect(chooseVariant(mug, {})).toEqual({ variant: mug.variants[0] })
  })

  it.each([
    [{}, 'Please select the Color and Size options.'],
    [{ Color: '' }, 'Please select the Color and Size options.'],
    [{ Color: 'Red' }, 'Please select the Size option.'],
    [{ Color: 'Red', Size: 'L' }, VARIANT_UNAVAILABLE],
    [{ Color: 'Green', Size: 'S' }, VARIANT_UNAVAILABLE],
  ])('answers %j with %j', (chosen, sentence) =>
    expect(sentenceOf(chooseVariant(shirt, chosen) as ChoiceProblem)).toBe(sentence),
  )

  it('answers a product without variants', () => {
    expect(chooseVariant({ options: [], variants: [] }, {})).toEqual({
      problem: VARIANT_UNAVAILABLE,
    })
  })

  it('is not led astray by option names that every object has', () => {
    const odd = {
      options: [{ name: 'constructor', values: ['a', 'b'] }],
      variants: [{ attributes: { constructor: 'a' } }, { attributes: { constructor: 'b' } }],
    }
    const choice = chooseVariant(odd as never, {}) as ChoiceProblem
    expect(sentenceOf(choice)).toBe('Please select the constructor option.')
  })
})

describe('pleaseSelect', () => {
  it.each([
    [['Size'], 'Please select the Size option.'],
    [['Size', 'Color'], 'Please select the Size and Color options.'],
    [['Size', 'Color', 'Fit'], 'Please select the Size, Color and Fit options.'],
  ])('asks for %j', (options, sentence) => expect(sentenceOf(pleaseSelect(options))).toBe(sentence))
})

it('describes a variant for people', () => {
  expect(describeVariant({ Size: 'L', Color: 'Blue' }, ['Color', 'Size'])).toBe('Blue / L')
  expect(describeVariant({})).toBe('')
})

it('has one key for equal attributes', () => {
  expect(attributesKey({ a: '1', b: '2' })).toBe(attributesKey({ b: '2', a: '1' }))
  expect(attributesKey({ a: '1' })).not.toBe(attributesKey({ a: '2' }))
})

describe('a value that may be chosen next', () => {
  const left = (sku: string) => sku !== 'BL'
  it.each([
    [{}, 'Color', 'Blue', 'left'],
    [{}, 'Size', 'L', 'soldOut'],
    [{ Color: 'Blue' }, 'Size', 'S', 'left'],
    [{ Color: 'Blue' }, 'Size', 'L', 'soldOut'],
    [{ Color: 'Red' }, 'Size', 'L', 'unavailable'],
    [{ Color: 'Blue', Size: '' }, 'Color', 'Red', 'left'],
  ] as const)('beside %j, %s %s is %s', (chosen, name, value, state) => {
    const found = valueState(shirt.variants, { chosen, name, value }, ({ sku }) => left(sku))
    expect(found).toBe(state)
  })

  it('leaves the variants that have all of what was chosen', () => {
    const fitting = variantsFitting(shirt.variants, { Color: 'Blue', Size: '' })
    expect(fitting.map(({ sku }) => sku)).toEqual(['BS', 'BL'])
  })
})
