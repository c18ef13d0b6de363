export const BULK_MESSAGES = {
  'bulk.title': 'Edit many products',
  'bulk.open': 'Edit many',
  'bulk.description':
    'Type into a cell, or select lines and set one value for all of them. +10% and -2 change what is there.',
  'bulk.loading': 'Loading the products…',
  'bulk.failed': 'The products could not be loaded.',
  'bulk.emptyTitle': 'No products',
  'bulk.emptyHint': 'None fits the search and the filters.',
  'bulk.search': 'Title or SKU',
  'bulk.anyState': 'Any visibility',
  'bulk.anyCategory': 'Any category',
  'bulk.state': 'Visibility',
  'bulk.category': 'Category',
  'bulk.name': 'Product',
  'bulk.sku': 'SKU',
  'bulk.price': 'Price',
  'bulk.sale': 'Sale price',
  'bulk.stock': 'Stock',
  'bulk.categories': 'Categories',
  'bulk.selectLine': 'Select {name}',
  'bulk.selectAll': 'Select all lines',
  'bulk.lines': '{count, plural, one {# line} other {# lines}}',
  'bulk.linesSoFar': '{count, plural, one {# line} other {# lines}} so far, more are coming…',
  'bulk.waiting':
    'All lines are selected. They can be changed as soon as the last of them have come.',
  'bulk.saving': '{sent, number} of {count, number} products sent…',
  'bulk.selected': '{count, plural, =0 {None selected} one {# selected} other {# selected}}',
  'bulk.column': 'What to set',
  'bulk.value': 'Value',
  'bulk.apply': 'Set for selected',
  'bulk.keys':
    'Arrows move, Enter edits, and opens the product on its name. Space selects, Shift and arrows select on. Ctrl+D fills down, Ctrl+V pastes a column, Ctrl+Z undoes, Ctrl+S saves.',
  'bulk.notRead': '“{typed}” cannot be read here.',
  'bulk.someNotRead':
    '{count, plural, one {# cell could not be read and stays as it was.} other {# cells could not be read and stay as they were.}}',
  'bulk.save': '{count, plural, one {Save # product} other {Save # products}}',
  'bulk.saved':
    '{count, plural, one {# product saved} other {# products saved}}: {parts}. Undo takes that back.',
  'bulk.undone':
    '{count, plural, one {# product is as it was} other {# products are as they were}}: {parts}',
  'bulk.refused':
    '{count, plural, one {# product was not saved} other {# products were not saved}}. They are marked, and keep what you typed.',
  'bulk.categoriesOf': 'Categories of {count, plural, one {# product} other {# products}}',
  'bulk.categoriesDone': 'Set',
  'bulk.noCategories': 'These products have no store in common that has categories.',
} as const
