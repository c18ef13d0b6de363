import { isOnSale, isSoldOut } from '../commerce/product.ts'
import { at, child } from '../values/property.ts'
import { asNumber, asString, isTruthy, sizeOf } from '../values/value.ts'
import type { Formatter } from './formatter.ts'
import { toSlug } from './slugify.ts'

const STORE_ITEM = 11

export const itemClasses: Formatter = {
  name: 'item-classes',
  summary: 'The class names of an item in a list.',
  examples: [
    {
      input: { categories: ['Big Mugs'], tags: ['blue'], recordTypeLabel: 'text', starred: true },
      output: 'hentry category-big-mugs tag-blue post-type-text featured',
    },
  ],
  format(value, _args, scope) {
    const named = (prefix: string, name: unknown) => `${prefix}-${toSlug(asString(name))}`
    const all = (prefix: string, key: string) => {
      const names = scope.resolve(key)
      // Keys of an object count like elements, but only numbers lead to what they hold.
      return Array.from({ length: sizeOf(names) }, (_, index) => named(prefix, child(names, index)))
    }
    const when = (condition: boolean, ...classes: string[]) => (condition ? classes : [])

    const promoted = scope.resolve('promotedBlockType')
    const author = at(scope.resolve('author'), 'displayName')
    const index = scope.resolve('@index')
    const isProduct = asNumber(child(value, 'recordType')) === STORE_ITEM
    return [
      'hentry',
      ...when(isTruthy(promoted), 'promoted', named('promoted-block', promoted)),
      ...all('category', 'categories'),
      ...all('tag', 'tags'),
      ...when(isTruthy(author), named('author', author)),
      `post-type-${asString(scope.resolve('recordTypeLabel'))}`,
      ...when(index !== undefined, `article-index-${asString(index)}`),
      ...when(isTruthy(scope.resolve('starred')), 'featured'),
      ...when(isProduct && isOnSale(value), 'on-sale'),
      ...when(isProduct && isSoldOut(value), 'sold-out'),
    ].join(' ')
  },
}
