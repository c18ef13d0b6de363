import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe('every item is an entry of its type', () => {
  renders('{a|item-classes}', { a: { recordTypeLabel: 'text' } }, 'hentry post-type-text')
  renders(
    '{a|item-classes}',
    { a: { recordTypeLabel: 'Store Item' } },
    'hentry post-type-Store Item',
  )
  renders('{a|item-classes}', { a: {} }, 'hentry post-type-')
  renders('{a|item-classes}', { a: null }, 'hentry post-type-')
  renders('{a|item-classes}', {}, 'hentry post-type-')
  renders('{a|item-classes}', { a: { recordTypeLabel: ['text'] } }, 'hentry post-type-')
})

describe('then what it is, in this order', () => {
  renders(
    '{.repeated section items}{@|item-classes};{.end}',
    {
      items: [
        {
          recordType: 11,
          recordTypeLabel: 'store-item',
          promotedBlockType: 'image',
          categories: ['Big Mugs', 'Sale!'],
          tags: ['Blue & red'],
          author: { displayName: 'Ann B.' },
          starred: true,
          structuredContent: { productType: 1, variants: [{ onSale: true, qtyInStock: 0 }] },
        },
        {},
      ],
    },
    'hentry promoted promoted-block-image category-big-mugs category-sale tag-blue-red author-ann-b post-type-store-item article-index-1 featured on-sale sold-out;' +
      'hentry post-type- article-index-2;',
  )
})

describe('a promoted block', () => {
  renders(
    '{a|item-classes}',
    { a: { promotedBlockType: 'Big Map' } },
    'hentry promoted promoted-block-big-map post-type-',
  )
  renders(
    '{a|item-classes}',
    { a: { promotedBlockType: 5 } },
    'hentry promoted promoted-block-5 post-type-',
  )
  renders('{a|item-classes}', { a: { promotedBlockType: '' } }, 'hentry post-type-')
})

describe('categories and tags', () => {
  renders(
    '{a|item-classes}',
    { a: { categories: ['a', 1, null, {}, ''] } },
    'hentry category-a category-1 category- category- category- post-type-',
  )
  renders('{a|item-classes}', { a: { tags: [] } }, 'hentry post-type-')
  renders('{a|item-classes}', { a: { tags: 'blue' } }, 'hentry post-type-')
  renders('{a|item-classes}', { a: { tags: { 0: 'x', y: 'z' } } }, 'hentry tag-x tag- post-type-')
})

describe('an author', () => {
  renders('{a|item-classes}', { a: { author: { displayName: '' } } }, 'hentry post-type-')
  renders('{a|item-classes}', { a: { author: { displayName: 5 } } }, 'hentry author-5 post-type-')
  renders('{a|item-classes}', { a: { author: 'Ann' } }, 'hentry post-type-')
})

describe('featured ones', () => {
  renders('{a|item-classes}', { a: { starred: 'yes' } }, 'hentry post-type- featured')
  renders('{a|item-classes}', { a: { starred: 0 } }, 'hentry post-type-')
})

describe('products', () => {
  const product = (structuredContent: object, recordType: unknown = 11) => ({
    a: { recordType, structuredContent },
  })
  const inStock = { onSale: false, unlimited: true }
  renders('{a|item-classes}', product({ productType: 1, variants: [inStock] }), 'hentry post-type-')
  renders(
    '{a|item-classes}',
    product({ productType: 1, variants: [{ ...inStock, onSale: true }] }),
    'hentry post-type- on-sale',
  )
  renders(
    '{a|item-classes}',
    product({ productType: 1, variants: [] }),
    'hentry post-type- sold-out',
  )
  renders(
    '{a|item-classes}',
    product({ productType: 2, onSale: true }),
    'hentry post-type- on-sale',
  )
  renders('{a|item-classes}', product({ productType: 4, variants: [] }), 'hentry post-type-')
  renders('{a|item-classes}', { a: { recordType: '11' } }, 'hentry post-type- sold-out')
  renders('{a|item-classes}', product({ productType: 1, variants: [] }, 12), 'hentry post-type-')
})

describe('what the item does not say is looked for around it, except whether it is a product', () => {
  renders(
    '{.section a}{b|item-classes}{.end}',
    { tags: ['x'], a: { starred: true, b: {} } },
    'hentry tag-x post-type- featured',
  )
  renders(
    '{.repeated section a}{b|item-classes}{.end}',
    { a: [{ b: {} }] },
    'hentry post-type- article-index-1',
  )
  renders(
    '{.section a}{b|item-classes}{.end}',
    { a: { recordType: 11, b: {} } },
    'hentry post-type-',
  )
})

describe('in a variable nothing of the item is seen but its products', () => {
  renders(
    '{.var @x a|item-classes}{@x}',
    { tags: ['page'], a: { tags: ['item'], recordType: 11 } },
    'hentry tag-page post-type- sold-out',
  )
})
