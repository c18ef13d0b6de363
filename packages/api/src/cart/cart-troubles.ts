/** Titles of alerts above the cart, by what was tried. */
export const CART_TROUBLES = {
  update: 'Unable to update quantity',
  remove: 'Unable to remove item',
  restore: 'Unable to Add Item',
  answer: 'Unable to update form',
  openForm: 'Unable to open form',
} as const
