/** Screens of the store’s settings, by their path below it, in the order of their navigation. */
export const SELLING_PARTS = [
  { path: '', label: 'selling.general' },
  { path: '/setup', label: 'setup.title' },
  { path: '/shipping', label: 'shipping.title' },
  { path: '/taxes', label: 'taxes.title' },
  { path: '/discounts', label: 'discounts.title' },
  { path: '/donations', label: 'funds.title' },
] as const

export type SellingPart = (typeof SELLING_PARTS)[number]['path']
