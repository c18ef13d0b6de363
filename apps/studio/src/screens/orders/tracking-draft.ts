/** How a parcel is followed, while its owner types it. Pure. */

import type { FulfillmentShape } from '@sitewright/api/orders/shapes'
import { CARRIERS, trackingPage } from '@sitewright/core/commerce/carriers'

/** Values of the select for a carrier that is not in its list, and for none. */
export const OTHER = 'other'
export const NONE = 'none'

export interface TrackingDraft {
  /** Name of a known carrier, or one of the two above. */
  readonly chosen: string
  /** Name of another carrier. */
  readonly name: string
  readonly trackingNumber: string
  /** Page of the owner's own, for another carrier. */
  readonly trackingUrl: string
}

export const NO_TRACKING: TrackingDraft = {
  chosen: NONE,
  name: '',
  trackingNumber: '',
  trackingUrl: '',
}

type Tracking = Pick<FulfillmentShape, 'carrier' | 'trackingNumber' | 'trackingUrl'>

export function draftOf({ carrier, trackingNumber, trackingUrl }: Tracking): TrackingDraft {
  const page = trackingUrl ?? ''
  const isKnown =
    CARRIERS.some(({ name }) => name === carrier) &&
    (page === '' || page === trackingPage(carrier, trackingNumber))
  if (isKnown) return { ...NO_TRACKING, chosen: carrier, trackingNumber }
  if (carrier === '' && page === '') return { ...NO_TRACKING, trackingNumber }
  return { chosen: OTHER, name: carrier, trackingNumber, trackingUrl: page }
}

/** Body of the calls that send a parcel or change its tracking. */
export function trackingOf({ chosen, name, trackingNumber, trackingUrl }: TrackingDraft) {
  const isOther = chosen === OTHER
  return {
    carrier: isOther ? name : chosen === NONE ? '' : chosen,
    trackingNumber,
    trackingUrl: isOther ? trackingUrl : '',
  }
}
