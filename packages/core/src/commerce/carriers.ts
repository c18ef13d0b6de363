/**
 * Carriers whose pages show where a parcel is, and how their addresses are made. Pure. Each address was compared with those
 * that several independent integrations use (November 2026); one that cannot be confirmed does not belong here, since an
 * owner can give the page of any other carrier. Some pages ask for the postal code before they show more than the place.
 */

import { linkKind } from '../links/link-address.ts'

export interface Carrier {
  /** Its name, for owners and shoppers; also what is kept with an order. */
  readonly name: string
  /** Address of its page for one parcel, with `{number}` in place of the tracking number. */
  readonly page: string
}

export const CARRIERS: readonly Carrier[] = [
  { name: 'Australia Post', page: 'https://auspost.com.au/mypost/track/details/{number}' },
  { name: 'Austrian Post', page: 'https://www.post.at/sv/sendungsdetails?snr={number}' },
  {
    name: 'Canada Post',
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
  },
  {
    name: 'Correos',
    page: 'https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={number}',
  },
  {
    name: 'DHL',
    page: 'https://www.dhl.com/global-en/home/tracking.html?submit=1&tracking-id={number}',
  },
  { name: 'DPD', page: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  { name: 'Evri', page: 'https://www.evri.com/track/parcel/{number}' },
  { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { name: 'GLS', page: 'https://gls-group.com/GROUP/en/parcel-tracking?match={number}' },
  {
    name: 'Japan Post',
    page: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&locale=en',
  },
  { name: 'La Poste', page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}' },
  { name: 'NZ Post', page: 'https://www.nzpost.co.nz/tools/tracking?trackid={number}' },
  { name: 'PostNord', page: 'https://tracking.postnord.com/?id={number}' },
  {
    name: 'Royal Mail',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  { name: 'Swiss Post', page: 'https://service.post.ch/ekp-web/ui/entry/search/{number}' },
  { name: 'UPS', page: 'https://www.ups.com/track?tracknum={number}' },
  { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
]

/** Address of a known carrier's page for a parcel; empty for any other carrier, and without a number. */
export function trackingPage(carrier: string, trackingNumber: string): string {
  const known = CARRIERS.find(({ name }) => name === carrier)
  const number = trackingNumber.replace(/\s/g, '')
  if (!known || number === '') return ''
  return known.page.replace('{number}', encodeURIComponent(number))
}

/** Whether an address can be one where a parcel is followed: a page of the web. */
export function isTrackingPage(address: string): boolean {
  return linkKind(address) === 'web'
}
