import { isOnSale, isSoldOut } from '../commerce/product.ts'
import { at, child, objectOf } from '../values/property.ts'
import { asNumber, asString, isTruthy, sizeOf } from '../values/value.ts'
import type { Formatter } from './formatter.ts'
import { toSlug } from './slugify.ts'

const STORE_ITEM = 11

export const itemClasses: Formatter = {
  name: 'item-classes',
  summary: 'The class names of an item in a list.',
  section: 'content',
  usage: '',
  examples: [
    {
      input: { categories: ['Big Mugs'], tags: ['blue'], recordTypeLabel: 'text', starred: true },
      output: 'hentry category-big-mugs tag-blue post-type-text featured',
    },
  ],
  format(value, _args, scope) {
    const promoted = scope.resolve('promotedBlockType')
    const author = at(scope.resolve('author'), 'displayName')
    const index = scope.resolve('@index')
    let classes = 'hentry'
    if (isTruthy(promoted)) classes += ` promoted${named('promoted-block', promoted)}`
    classes += each('category', scope.resolve('categories'))
    classes += each('tag', scope.resolve('tags'))
    if (isTruthy(author)) classes += named('author', author)
    classes += ` post-type-${asString(scope.resolve('recordTypeLabel'))}`
    if (index !== undefined) classes += ` article-index-${asString(index)}`
    if (isTruthy(scope.resolve('starred'))) classes += ' featured'
    if (asNumber(objectOf(value).recordType) !== STORE_ITEM) return classes
    return classes + (isOnSale(value) ? ' on-sale' : '') + (isSoldOut(value) ? ' sold-out' : '')
  },
}

function named(prefix: string, name: unknown): string {
  return ` ${prefix}-${toSlug(asString(name))}`
}

/** A class for each name. Keys of an object count like elements, but only numbers lead to values. */
function each(prefix: string, names: unknown): string {
  const length = sizeOf(names)
  let classes = ''
  for (let index = 0; index < length; index++) classes += named(prefix, child(names, index))
  return classes
}
