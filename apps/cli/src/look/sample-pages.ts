/** One page of every type on the sample site, for a look at each. */

/** A kind of page. It has a fixed path, or is the first item of a list. */
export type SamplePage = {
  readonly name: string
  /** Status of its answer; 200 without one. */
  readonly status?: number
} & ({ readonly path: string } | { readonly firstOf: string })

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
  { name: 'product', firstOf: '/store' },
]

/** Pages of the store that a shopper comes to one after another, with something in the cart. */
export const SHOP_PAGES: readonly SamplePage[] = [
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
]

/** The store whose product goes into the cart. */
export const STORE_PATH = '/store'
