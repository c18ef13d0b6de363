/** Items: what collections other than stores hold. */

import type { Feature } from '../../platform/feature.ts'
import { createAuthor } from './create-author.ts'
import { createItem } from './create-item.ts'
import { duplicateItem } from './duplicate-item.ts'
import { getItem } from './get-item.ts'
import { listAuthors } from './list-authors.ts'
import { listItems } from './list-items.ts'
import { listTerms } from './list-terms.ts'
import { migrations } from './migrations.ts'
import { openItemEditor } from './open-item-editor.ts'
import { orderItems } from './order-items.ts'
import { publishItem } from './publish-item.ts'
import { removeItem } from './remove-item.ts'
import { updateAuthor } from './update-author.ts'
import { updateItem } from './update-item.ts'

export { askItems } from './ask-items.ts'
export { saveAuthor } from './author-table.ts'
export { collectionOf, type ItemCollection } from './collection-of.ts'
export { addItem } from './create-item.ts'
export { itemEntriesAfter } from './index-items.ts'
export { findItem, itemByUrlId } from './item-table.ts'
export { itemsShowing } from './items-showing.ts'

export type { Survey } from './survey-collections.ts'

export {
  countItemAddresses,
  type During,
  type ItemFilter,
  type ItemQuestion,
  type ItemStretch,
  itemAddresses,
  visibleItemByUrlId,
  visibleItems,
} from './visible-items.ts'

export const itemsFeature: Feature = {
  name: 'items',
  routes: [
    createAuthor,
    createItem,
    duplicateItem,
    getItem,
    listAuthors,
    listItems,
    listTerms,
    openItemEditor,
    orderItems,
    publishItem,
    removeItem,
    updateAuthor,
    updateItem,
  ],
  migrations,
}
