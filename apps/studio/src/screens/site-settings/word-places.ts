import type { useText } from '../../text.ts'

/** Groups of words in the order of the screen, which is a shopper's way. */
export const PLACE_LABELS = {
  product: 'words.place.product',
  cart: 'words.place.cart',
  checkout: 'words.place.checkout',
  order: 'words.place.order',
  donation: 'words.place.donation',
  mail: 'words.place.mail',
  search: 'words.place.search',
  page: 'words.place.page',
  block: 'words.place.block',
  theme: 'words.place.theme',
} as const

export type Place = keyof typeof PLACE_LABELS
export const PLACES = Object.keys(PLACE_LABELS) as Place[]

/** The names of places; one that this version of the studio does not know is left out. */
export function placeLabels(text: ReturnType<typeof useText>, places: readonly string[]): string[] {
  return PLACES.filter((place) => places.includes(place)).map((place) => text(PLACE_LABELS[place]))
}
