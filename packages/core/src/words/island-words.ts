/** Words that a page brings for the scripts on it: those of its islands, in the language of its site. Pure. */

import { ENGLISH, type IslandKey, type IslandWord, type IslandWords } from './english.ts'
import type { WordParts } from './fill-in.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { JAPANESE } from './japanese.ts'
import { languageOf } from './language-of.ts'
import { SPANISH } from './spanish.ts'

/** Message lookup by the English words; those that the page does not bring come back in English. */
export type Say<Word extends string = IslandWord> = (english: Word, parts?: WordParts) => string

/** Words by language, as its tag begins. To add a language, list it here. */
export const LANGUAGES: ReadonlyMap<string, IslandWords> = new Map<string, IslandWords>([
  ['de', GERMAN],
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['ja', JAPANESE],
])

/** The words for a language such as `de-CH`; in English where there are none in it. */
export function wordsIn(language: string): IslandWords {
  return LANGUAGES.get(languageOf(language)) ?? ENGLISH
}

/** Words by island. `marks` is markup by which a page is known to have it; one that may come to any page has none. */
const ISLANDS: Readonly<
  Record<string, { readonly marks?: readonly string[]; readonly keys: readonly IslandKey[] }>
> = {
  announcement: { marks: ['sqs-announcement-bar'], keys: ['islandCloseAnnouncement'] },
  cart: { keys: ['islandCart', 'islandCartEmpty', 'islandItem', 'islandItems'] },
  cartPanel: {
    marks: ['"afterAdding":"panel"'],
    keys: [
      'islandAddedToCart',
      'islandAddToCart',
      'islandAlsoLike',
      'islandBackInCart',
      'islandBelowMinimum',
      'islandCannotCheckOut',
      'islandCartFull',
      'islandCartPaying',
      'islandCartTooLarge',
      'islandChangeAnswers',
      'islandChangeAnswersOf',
      'islandCheckConnection',
      'islandCheckOut',
      'islandClose',
      'islandContinueShopping',
      'islandDeliveryFree',
      'islandDeliveryFreeFrom',
      'islandEach',
      'islandEnableCookies',
      'islandEntryGone',
      'islandFormChanged',
      'islandNotBack',
      'islandNotEnough',
      'islandNothingInCart',
      'islandNotPurchasable',
      'islandOneLess',
      'islandOneMore',
      'islandProductGone',
      'islandQuantity',
      'islandQuantityIs',
      'islandQuantityNotNumber',
      'islandQuantityNotWhole',
      'islandQuantityOf',
      'islandQuantityOutOfRange',
      'islandQuantitySingle',
      'islandRemove',
      'islandRemoveOf',
      'islandRemovedEntries',
      'islandRemovedFromCart',
      'islandSessionExpired',
      'islandShippingLater',
      'islandSubtotal',
      'islandTryAgain',
      'islandUnableToAdd',
      'islandUnableToAnswer',
      'islandUnableToOpen',
      'islandUnableToRemove',
      'islandUnableToUpdate',
      'islandUndo',
      'islandUndoRemoving',
      'islandVariantUnavailable',
      'islandViewCart',
      'islandWasRemoved',
      'islandYourCart',
    ],
  },
  disqus: {
    marks: ['disqus_thread', 'sqs-disqus'],
    keys: ['islandComments', 'islandShowComments'],
  },
  gallery: {
    marks: ['sw-gallery--moves', 'sw-gallery-strip'],
    keys: [
      'islandGoOnMoving',
      'islandNextPicture',
      'islandPlace',
      'islandPreviousPicture',
      'islandStopMoving',
    ],
  },
  installments: { marks: ['sw-installments-more'], keys: ['islandClose'] },
  like: { marks: ['sqs-simple-like'], keys: ['islandLike'] },
  lightbox: {
    marks: [
      'js-gallery-lightbox-opener',
      'ProductItem-gallery-zoom',
      'sqs-product-quick-view-button',
    ],
    keys: [
      'islandClose',
      'islandNextPicture',
      'islandPictures',
      'islandPlace',
      'islandPlayFrom',
      'islandPreviousPicture',
      'islandZoomIn',
      'islandZoomOut',
    ],
  },
  media: {
    marks: ['sqs-audio-embed', 'squarespace-audio-player', 'sw-film'],
    keys: [
      'islandNotPlayable',
      'islandPause',
      'islandPlay',
      'islandPlayFilm',
      'islandPlaying',
      'islandPosition',
      'islandSound',
      'islandStop',
      'islandStopFilm',
      'islandTime',
    ],
  },
  popup: { marks: ['sw-popup-mark'], keys: ['islandClose', 'islandNotice'] },
  product: {
    marks: ['sqs-add-to-cart-button', 'sqs-product-quick-view-button'],
    keys: [
      'islandAdded',
      'islandAddedToCart',
      'islandAdding',
      'islandAddToCart',
      'islandCartFull',
      'islandCartPaying',
      'islandCartTooLarge',
      'islandCheckConnection',
      'islandClose',
      'islandEnableCookies',
      'islandFormChanged',
      'islandFormInvalid',
      'islandFormNotOffered',
      'islandFormRequired',
      'islandFormTooLong',
      'islandNotEnough',
      'islandNotPurchasable',
      'islandOpeningForm',
      'islandPleaseChoose',
      'islandProductGone',
      'islandQuantityNotNumber',
      'islandQuantityNotWhole',
      'islandQuantityOutOfRange',
      'islandQuantitySingle',
      'islandSelectOption',
      'islandSelectOptions',
      'islandSessionExpired',
      'islandTryAgain',
      'islandTryAgainSoon',
      'islandUnableToAdd',
      'islandUnableToOpen',
      'islandUnableToPurchase',
      'islandVariantUnavailable',
    ],
  },
  'quick-view': {
    marks: ['sqs-product-quick-view-button'],
    keys: ['islandClose', 'islandFullDetails', 'islandNextProduct', 'islandPreviousProduct'],
  },
  search: {
    marks: ['role="search"', 'site-search'],
    keys: [
      'islandClose',
      'islandNothingFound',
      'islandResult',
      'islandResults',
      'islandSearch',
      'islandSeeAll',
    ],
  },
  share: { marks: ['squarespace-social-buttons'], keys: ['islandShare', 'islandShareTitle'] },
}

export const ISLAND_NAMES: readonly string[] = Object.keys(ISLANDS)
const ALL_KEYS = Object.keys(ENGLISH) as IslandKey[]

/** The keys of an island's words. */
export function keysOf(island: string): readonly IslandKey[] {
  return ISLANDS[island]?.keys ?? []
}

/** The keys of the words that the scripts of a page may say. */
export function keysOn(html: string): readonly IslandKey[] {
  const found = Object.values(ISLANDS).filter(
    ({ marks }) => !marks || marks.some((mark) => html.includes(mark)),
  )
  return [...new Set(found.flatMap(({ keys }) => keys))]
}

/**
 * Words by what they are in English, without those that are the same. `own`: words of the theme by their keys, which go first. All
 * keys where none are named.
 */
export function wordsToBring(
  language: string,
  own: Readonly<Record<string, unknown>>,
  keys: readonly IslandKey[] = ALL_KEYS,
): Readonly<Record<string, string>> {
  const words = wordsIn(language)
  const said = keys.map((key): [string, string] => {
    const theirs = own[key]
    return [ENGLISH[key], typeof theirs === 'string' && theirs !== '' ? theirs : words[key]]
  })
  return Object.fromEntries(said.filter(([english, one]) => english !== one))
}
