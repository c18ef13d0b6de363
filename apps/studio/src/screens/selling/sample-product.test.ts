import type { ProductRow } from '@sitewright/api/commerce/bulk-shapes'
import { expect, it } from 'vitest'
import { suggestionsFor } from './sample-product.ts'

const variant = (id: string, sku: string, attributes: Record<string, string> = {}) =>
  ({ id, sku, attributes }) as unknown as ProductRow['variants'][number]
const MUG = { id: 'mug', title: 'Mug', variants: [variant('m1', 'CUP-1')] }
const SHIRT = {
  id: 'shirt',
  title: 'Shirt',
  variants: [variant('s', 'SH-S', { Size: 'S' }), variant('l', 'SH-L', { Size: 'L' })],
}

const labels = (typed: string, rows: Parameters<typeof suggestionsFor>[0] = [MUG, SHIRT]) =>
  suggestionsFor(rows, typed).map(({ label, product }) => [label, product.variantId])

it.each([
  ['the title', 'shi', [SHIRT], [['Shirt', 's']]],
  ['the SKU of one variant', 'sh-l', [SHIRT], [['Shirt · SH-L', 'l']]],
  [
    'what several SKUs begin with',
    'h-',
    [SHIRT],
    [
      ['Shirt · SH-S', 's'],
      ['Shirt · SH-L', 'l'],
    ],
  ],
  ['a product of one variant', 'mug', [MUG], [['Mug · CUP-1', 'm1']]],
  ['one that lost its variants', 'mug', [{ ...MUG, variants: [] }], []],
  ['two that cannot be told apart', 'shi', [SHIRT, { ...SHIRT, id: 'b' }], [['Shirt', 's']]],
])('suggests for %s', (_what, typed, rows, expected) => {
  expect(labels(typed, rows)).toEqual(expected)
})

it('names variants by their options, else by their SKU, else by their place', () => {
  const odd = { id: 'odd', title: 'Odd', variants: [variant('a', ''), variant('b', 'B-1')] }
  const [shirt] = suggestionsFor([SHIRT], 'shirt')
  const [plain] = suggestionsFor([odd], 'odd')
  expect(shirt?.product.variants.map(({ label }) => label)).toEqual(['S', 'L'])
  expect(plain?.product.variants.map(({ label }) => label)).toEqual(['#1', 'B-1'])
})
