/** Enumerations that templates, themes and stored content share with the specification (§2, §3). */

export const PRODUCT_TYPES = {
  physical: 1,
  digital: 2,
  service: 3,
  giftCard: 4,
  paywall: 5,
} as const
export type ProductType = (typeof PRODUCT_TYPES)[keyof typeof PRODUCT_TYPES]

export const RECORD_TYPES = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  storeItem: 11,
  event: 12,
  gallery: 14,
  binary: 15,
  cssAsset: 16,
  tweakAsset: 17,
  digitalGood: 18,
  attachment: 19,
  wordpressExport: 20,
  jsonExport: 21,
  siteSearch: 30,
  activeTime: 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
} as const

const RECORD_TYPE_LABELS: ReadonlyMap<number, string> = new Map(
  Object.entries(RECORD_TYPES).map(([name, code]) => [
    code,
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  ]),
)

/** Name of a record type in class names, such as `store-item`; undefined for an unknown number. */
export function recordTypeLabel(recordType: number): string {
  return RECORD_TYPE_LABELS.get(recordType) ?? ''
}

export const COLLECTION_TYPES = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  galleryBlock: 6,
  templatePage: 7,
  splashPage: 8,
  page: 10,
  fiveHundredPix: 11,
  flickr: 12,
  products: 13,
  slideGallery: 15,
  slideAlbum: 16,
  slideVideo: 17,
  albumBlock: 18,
  lessons: 24,
  course: 25,
} as const
export type CollectionType = (typeof COLLECTION_TYPES)[keyof typeof COLLECTION_TYPES]

export const PAGE_TYPES = {
  mainContent: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
  singleSignOn: 400,
} as const

/** Page types whose visits are not recorded (specification §2, §6). */
const UNTRACKED: ReadonlySet<number> = new Set([
  PAGE_TYPES.notFound,
  PAGE_TYPES.search,
  PAGE_TYPES.lockScreen,
  PAGE_TYPES.memberAreaAccessDenied,
])

export function tracksPageViews(pageType: number): boolean {
  return !UNTRACKED.has(pageType)
}

/** Types of slides: pages of one screen without the theme's layout. */
export const SLIDE_TYPES = ['cover-page', 'lock-screen', 'popup-overlay', 'sso-screen'] as const
export type SlideType = (typeof SLIDE_TYPES)[number]

/**
 * Parts of a slide. The specification numbers them 1 to 19 and names 21: their numbers are those of existing templates
 * where it is not clear, and the rest are numbered on.
 */
export const SLICE_TYPES = {
  heading: 1,
  'sub-heading': 2,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
  'popup-overlay-action': 20,
  'temp-lock-inject': 21,
  'sso-options': 22,
} as const
export type SliceType = keyof typeof SLICE_TYPES

/** Sources of what stands behind a section, by the numbers that templates know them by. */
export const BACKGROUND_SOURCES = { upload: 1, instagram: 2, video: 3, none: 4 } as const

/** Responses of a folder when its own address is requested. */
export const FOLDER_BEHAVIORS = { index: 1, redirect: 2, none: 3 } as const

/**
 * Every type of block that content may have. The registry of `packages/blocks` says which of them can be added to a
 * page today; a block of any other type stays in the document and shows nothing.
 */
export const BLOCK_TYPES = {
  navigation: 1,
  html: 2,
  logo: 3,
  map: 4,
  image: 5,
  twitter: 6,
  journal: 7,
  gallery: 8,
  form: 9,
  geo: 10,
  index: 11,
  'collection-link': 12,
  link: 13,
  'tag-cloud': 14,
  comments: 16,
  folder: 17,
  menu: 18,
  'social-links': 19,
  summary: 20,
  spacer: 21,
  embed: 22,
  code: 23,
  foursquare: 24,
  instagram: 25,
  calendar: 26,
  'posts-by-author': 27,
  'posts-by-tag': 28,
  'posts-by-category': 29,
  'posts-by-month': 30,
  quote: 31,
  video: 32,
  search: 33,
  audio: 41,
  fivehundredpix: 42,
  product: 43,
  markdown: 44,
  flickr: 45,
  amazon: 46,
  'horizontal-rule': 47,
  'social-account-links': 48,
  rss: 49,
  opentable: 50,
  newsletter: 51,
  donation: 52,
  button: 53,
  'social-account-links-v2': 54,
  'summary-v2': 55,
  soundcloud: 56,
  'email-footer': 57,
  'in-browser-message-link': 58,
  'tour-dates': 59,
  album: 60,
  archive: 61,
  chart: 62,
  'wedding-registry': 63,
  'appointment-scheduling': 65,
  'opentable-v2': 66,
  'member-area': 67,
  'restaurant-reservations': 68,
  accordion: 69,
  marquee: 70,
  shape: 71,
  'pricing-plan': 72,
  'website-component': 1337,
} as const
export type BlockTypeName = keyof typeof BLOCK_TYPES

/** Variants of some block types, by the type's name. Their numbers differ from those of types. */
export const BLOCK_VARIANTS = {
  gallery: { slideshow: 1000, carousel: 1002, grid: 1003, stack: 1004 },
  summary: { wall: 1005, carousel: 1006, list: 1007, grid: 1008 },
  chart: { bar: 1009, line: 1010, pie: 1011 },
  image: { inline: 1012, poster: 1013, card: 1014, overlap: 1015, collage: 1016, stack: 1017 },
  'restaurant-reservations': { reservations: 1018, events: 1019 },
} as const satisfies { [Name in BlockTypeName]?: Readonly<Record<string, number>> }
