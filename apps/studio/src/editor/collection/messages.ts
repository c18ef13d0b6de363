/** Words of the items that a page lists, on its canvas. */

export const COLLECTION_MESSAGES = {
  itemBack: 'Move earlier',
  itemDetails: 'Edit details',
  itemHint: 'Enter opens it. Drag it, or press Alt and an arrow, to move it.',
  itemHintDated: 'Enter opens it. Arrows go through the list.',
  itemOn: 'Move later',
  itemRemoved: '“{title}” is in the trash',
  item: 'Item',
  itemTools: 'Tools for {title}',
  listAddFirst: 'Add the first {noun}',
  listAddPictures: 'Add pictures',
  listAddFirstPictures: 'Add the first pictures',
  listHidden: 'Not on the page',
  listHiddenHint: 'Visitors do not see these, so the page does not show them.',
  listHint: 'Click one of the {noun} to change it; double-click to open it.',
  listItems: 'What it lists',
  listOrder: 'Arrange by hand',
  listOrderHint:
    'This store sorts its products by itself. Choose “As you arrange them” to drag them here.',
  openItem: 'Open',
  openItemForm: 'All its settings',
} as const
