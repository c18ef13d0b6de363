/** Values of `Cache-Control`: who may keep an answer, and for how long. */
export const CACHE_CONTROL = {
  /** For shared caches, which revalidate each time. */
  shared: 'public, max-age=0, must-revalidate',
  /** For the browser it was made for, which revalidates each time. */
  ownBrowser: 'private, no-cache',
  nobody: 'private, no-store',
} as const
