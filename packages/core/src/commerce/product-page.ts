/** Words of a shop on the pages of all its products: short promises with icons, and details that open. */

/** Icons of promises by name, as paths of lines in a square of 24. */
export const PROMISE_ICONS = {
  delivery:
    'M2 6h12v11H9.5M4.5 17H2V6M14 9h4l4 4v4h-2.5M14.5 17H14V9M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  returns: 'M4 4v6h6M4.5 10A8 8 0 1 1 4 14',
  secure: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2',
  guarantee: 'M12 2l8 3v7c0 5-3.5 8-8 10-4.5-2-8-5-8-10V5zM8.5 12l2.5 2.5 4.5-5',
  handmade: 'M12 20.5C5 15.5 2.5 12 2.5 8.5A5 5 0 0 1 12 6.2a5 5 0 0 1 9.5 2.3c0 3.5-2.5 7-9.5 12z',
  sustainable: 'M5 20c0-6 3-9 9-10M11 20C6 20 4 16 6 12c2-5 8-6 14-8 1 8-1 16-9 16z',
  gift: 'M3 8h18v4H3zM5 12v9h14v-9M12 8v13M12 8S10.5 3 8 3a2.5 2.5 0 0 0 0 5zM12 8s1.5-5 4-5a2.5 2.5 0 0 1 0 5z',
  quality: 'M12 2.5l3 6.2 6.8 1-4.9 4.8 1.2 6.8-6.1-3.2-6.1 3.2 1.2-6.8L2.2 9.7l6.8-1z',
  fast: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  help: 'M21 12a8.5 8.5 0 0 1-12.6 7.4L3 21l1.6-5.4A8.5 8.5 0 1 1 21 12z',
} as const satisfies Record<string, string>

export type PromiseIcon = keyof typeof PROMISE_ICONS
export const PROMISE_ICON_NAMES = Object.keys(PROMISE_ICONS) as [PromiseIcon, ...PromiseIcon[]]

/** A short line below the button: "Free returns within 30 days". */
export interface ProductPromise {
  readonly icon: PromiseIcon
  readonly text: string
}

/** A part that opens at a press, such as sizes, care or delivery. */
export interface ProductDetail {
  readonly title: string
  /** Plain text; its lines stay lines. */
  readonly text: string
}

export interface ProductPageWords {
  readonly promises: readonly ProductPromise[]
  readonly details: readonly ProductDetail[]
}

export const MAX_PROMISES = 6
export const MAX_DETAILS = 8
export const MAX_PROMISE_TEXT = 80
export const MAX_DETAIL_TEXT = 3000

export const NO_PRODUCT_PAGE_WORDS: ProductPageWords = { promises: [], details: [] }
