/** Words of the screen with the categories of a store. */
export const CATEGORY_MESSAGES = {
  'categories.title': 'Categories',
  'categories.loading': 'Loading the categories…',
  'categories.failed': 'The categories could not be loaded.',
  'categories.edit': 'Edit categories',
  'categories.unknown': 'There is no category called “{name}”. Add it under Edit categories.',
  'categories.noStore': 'There is no store yet',
  'categories.noStoreHint':
    'Add a product or a store page first; then its categories can be made here.',
  'categories.emptyTitle': 'No categories yet',
  'categories.emptyHint':
    'Categories can lie in each other; shoppers narrow the store to one of them.',
  'categories.products': '{count, plural, =0 {no products} one {# product} other {# products}}',
  'categories.more': 'More for {name}',
  'categories.add': 'Add category',
  'categories.addBelow': 'Add a category inside',
  'categories.addTitle': 'Add a category',
  'categories.change': 'Rename or move…',
  'categories.changeTitle': 'Rename or move the category',
  'categories.up': 'Move up',
  'categories.down': 'Move down',
  'categories.name': 'Name',
  'categories.nameHint': 'At most 25 characters. Its address stays when you rename it.',
  'categories.inside': 'Inside',
  'categories.remove': 'Remove category',
  'categories.removeTitle': 'Remove “{name}”?',
  'categories.removeHint':
    '{count, plural, =0 {Its products stay in the store.} one {The category inside it goes too. Products stay in the store.} other {The # categories inside it go too. Products stay in the store.}}',
} as const
