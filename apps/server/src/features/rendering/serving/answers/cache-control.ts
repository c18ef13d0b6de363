/** How long answers may be kept, and by whom. */
export const CACHE_CONTROL = {
  /** By everyone, who ask each time whether it is still true. */
  shared: 'public, max-age=0, must-revalidate',
  /** By the browser it was made for, which asks again each time. */
  ownBrowser: 'private, no-cache',
  nobody: 'private, no-store',
} as const
