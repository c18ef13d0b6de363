/** Items: the contents of collections, written or sold. */

import type { Feature } from '../../platform/feature.ts'
import { beginItem } from './begin-item.ts'
import { createCategory } from './categories/create-category.ts'
import { createStoreCategory } from './categories/create-store-category.ts'
import { listCategories } from './categories/list-categories.ts'
import { removeCategory } from './categories/remove-category.ts'
import { updateCategory } from './categories/update-category.ts'
import { createAuthor } from './create-author.ts'
import { createItem } from './create-item.ts'
import { duplicateItem } from './duplicate-item.ts'
import { getItem } from './get-item.ts'
import { listAuthors } from './list-authors.ts'
import { listItems } from './list-items.ts'
import { listTerms } from './list-terms.ts'
import { migrations } from './migrations/index.ts'
import { openItemEditor } from './open-item-editor.ts'
import { orderItems } from './order-items.ts'
import { placeItem } from './place-item.ts'
import { publishItem } from './publish-item.ts'
import { removeItem } from './remove-item.ts'
import { updateAuthor } from './update-author.ts'
import { updateItem } from './update-item.ts'

export { arrangeItems } from './arrange-items.ts'
export { askItems } from './ask-items.ts'
export {
  askCheckedItems,
  askItemsAt,
  askItemsToCheck,
  type ItemToCheck,
  linksToItemsOf,
} from './ask-items-to-check.ts'
export { askLinkableItems } from './ask-linkable-items.ts'
export { askLinkedItems } from './ask-linked-items.ts'
export { saveAuthor } from './author-table.ts'
export { addCategory } from './categories/add-category.ts'
export {
  categoriesOf,
  putIntoCategories,
  putManyIntoCategories,
} from './categories/category-table.ts'
export { checkCategories } from './categories/check-categories.ts'
export { changeStatuses, type StatusChange } from './change-statuses.ts'
export { checkCustomType } from './check-custom-type.ts'
export { collectionOf, type ItemCollection } from './collection-of.ts'
export { addItem } from './create-item.ts'
export { findItemBlock } from './find-item-block.ts'
export { followItem } from './follow-item.ts'
export { indexItems, itemEntriesAfter } from './index-items.ts'
export { isVisible } from './is-visible.ts'
export {
  extentOf,
  findItem,
  findWrittenItem,
  itemByUrlId,
  itemOfDocument,
  lockItem,
  lockItems,
  urlIdsOf,
} from './item-table.ts'
export { itemsShowing } from './items-showing.ts'
export { itemsWithForms } from './items-with-forms.ts'
export { lockCollection } from './lock-collection.ts'
export { placeBeside } from './place-item.ts'
export { publishedAs } from './publish-item.ts'
export { announceItem, asInput, checkShared, type ItemToSave, saveItem } from './save-item.ts'
export type { SoldItems } from './sold-items.ts'
export {
  askStores,
  EMPTY_STRETCH,
  type PlaceInStore,
  type PlaceQuestion,
  type ProductEntry,
  type StoreStretch,
  type StretchQuestion,
  surveyStores,
} from './stores/ask-stores.ts'
export type { Survey, TallyQuestion } from './survey-collections.ts'
export { restoreItem, trashedItems, trashItem } from './trashed-items.ts'

export {
  countItemAddresses,
  type During,
  type ItemFilter,
  type ItemQuestion,
  type ItemSort,
  type ItemStretch,
  itemAddresses,
  visibleItemByUrlId,
  visibleItems,
} from './visible-items.ts'

export const itemsFeature: Feature = {
  name: 'items',
  routes: [
    beginItem,
    createAuthor,
    createCategory,
    createItem,
    createStoreCategory,
    duplicateItem,
    getItem,
    listAuthors,
    listCategories,
    listItems,
    listTerms,
    openItemEditor,
    orderItems,
    placeItem,
    publishItem,
    removeCategory,
    removeItem,
    updateAuthor,
    updateCategory,
    updateItem,
  ],
  migrations,
}
