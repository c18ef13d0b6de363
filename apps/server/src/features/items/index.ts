/** Items: what collections other than stores hold. */

import type { Feature } from '../../platform/feature.ts'
import { createAuthor, listAuthors, updateAuthor } from './authors.ts'
import { createItem } from './create-item.ts'
import { getItem } from './get-item.ts'
import { listItems } from './list-items.ts'
import { migrations } from './migrations.ts'
import { orderItems } from './order-items.ts'
import { removeItem } from './remove-item.ts'
import { updateItem } from './update-item.ts'

export { saveAuthor } from './author-table.ts'
export { collectionOf, type ItemCollection } from './collection-of.ts'
export { addItem } from './create-item.ts'
export type { AuthorRecord, ItemRecord } from './item-table.ts'
export { picturesOf, presentAuthor, presentItem, type TemplateItem } from './present-item.ts'
export { itemPath } from './present-owner-item.ts'
export {
  countVisibleItems,
  type During,
  type ItemFilter,
  type ItemQuestion,
  neighboursOf,
  nextChangeOf,
  visibleItemByUrlId,
  visibleItems,
  visibleItemsById,
} from './visible-items.ts'

export const itemsFeature: Feature = {
  name: 'items',
  routes: [
    createAuthor,
    createItem,
    getItem,
    listAuthors,
    listItems,
    orderItems,
    removeItem,
    updateAuthor,
    updateItem,
  ],
  migrations,
}
