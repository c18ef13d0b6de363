/** One page of every type on the sample site, for a look at each. */

/** A kind of page. It has a fixed path, or is the first item of a list, or the first goods in it with something to choose. */
export type SamplePage = {
  readonly name: string
  /** Status of its answer; 200 without one. */
  readonly status?: number
  /** Whether its script would load it again after a few seconds, so that it is looked at without that script. */
  readonly reloadsItself?: boolean
} & ({ readonly path: string } | { readonly firstOf: string; readonly hasChoices?: boolean })

export const SAMPLE_PAGES: readonly SamplePage[] = [
  { name: 'home', path: '/' },
  { name: 'page', path: '/not-for-search-engines' },
  { name: 'blog', path: '/blog' },
  { name: 'post', firstOf: '/blog' },
  { name: 'events', path: '/events' },
  { name: 'calendar', path: '/events?view=calendar' },
  { name: 'event', firstOf: '/events' },
  { name: 'gallery', path: '/pictures' },
  { name: 'picture', firstOf: '/pictures' },
  { name: 'slider', path: '/drawings' },
  { name: 'album', path: '/sounds' },
  { name: 'videos', path: '/films' },
  { name: 'video', firstOf: '/films' },
  { name: 'course', path: '/throwing-a-bowl' },
  { name: 'lesson', firstOf: '/throwing-a-bowl' },
  { name: 'index', path: '/one-long-page' },
  { name: 'folder', path: '/a-folder-with-a-page' },
  { name: 'cover', path: '/welcome' },
  { name: 'search', path: '/search?q=clay' },
  { name: 'search-empty', path: '/search?q=zzzzqq' },
  { name: 'not-found', path: '/nothing-is-here', status: 404 },
  { name: 'store', path: '/store' },
  { name: 'product', firstOf: '/store', hasChoices: true },
  { name: 'product-not-sold', firstOf: '/store' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart-question', path: '/cart/add?itemId=none' },
  { name: 'refusal', path: '/order/none', status: 404 },
  // Previews of pages that are there only once something has happened.
  ...[
    { name: 'order' },
    { name: 'order-owed' },
    { name: 'order-received', reloadsItself: true },
    { name: 'order-cancelled' },
    { name: 'order-ended' },
    { name: 'lock', status: 401 },
    { name: 'page-lock', status: 401 },
    { name: 'maintenance', status: 503 },
    { name: 'error', status: 503 },
  ].map((page) => ({ ...page, path: `/universal/workshop/${page.name}` })),
]

/** Pages of the store that a shopper comes to one after another, with something in the cart. */
export const SHOP_PAGES: readonly SamplePage[] = [
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
]

/** The store whose products go into the cart. */
export const STORE_PATH = '/store'
