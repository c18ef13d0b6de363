/** Words of the screen on which owners arrange the products of a store. */
export const ARRANGE_MESSAGES = {
  'arrange.title': 'Arrange products',
  'arrange.open': 'Arrange',
  'arrange.hint': 'Drag a product to its place, or take Move up and Move down in its menu.',
  'arrange.loading': 'Loading the products…',
  'arrange.failed': 'The products could not be loaded.',
  'arrange.empty': 'This store has no products yet.',
  'arrange.more': 'More for {title}',
  'arrange.notUsed':
    'This store lists its products in another order. Choose “As you arrange them” in its settings, and publish.',
  'arrange.settings': 'Store settings',
  'arrange.tooMany':
    'Up to {most, number} products can be arranged by hand, and this store has more. Its settings have other orders.',
} as const
