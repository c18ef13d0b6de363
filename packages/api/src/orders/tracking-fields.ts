import { isTrackingPage } from '@sitewright/core/commerce/carriers'
import * as z from 'zod'

/** How a parcel can be followed, as an owner types it. */
export const trackingFields = {
  /** A carrier of `core/commerce/carriers.ts`, or any other name; may be empty. */
  carrier: z.string().trim().max(100).default(''),
  trackingNumber: z.string().trim().max(100).default(''),
  /** Page to follow the parcel; made from the number if it is empty and the carrier is known. */
  trackingUrl: z
    .string()
    .trim()
    .max(2000)
    .refine((url) => url === '' || isTrackingPage(url), 'Enter an address like https://…')
    .default(''),
}
