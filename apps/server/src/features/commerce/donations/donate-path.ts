import type { Id } from '@sitewright/core/id'

/** Path of the page where visitors give to a fund. */
export function donatePath(fundId: Id): string {
  return `/checkout/donate/${fundId}`
}
