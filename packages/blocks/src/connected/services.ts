/**
 * Other services that a block leads to. It is a link, with words and pictures of the owner's own: nothing is asked of the service
 * and nothing is loaded from it. A new one is one more entry here, and a line in `blocks.ts`.
 */

import type { BlockTypeName } from '@sitewright/core/enumerations'
import type { BlockWord } from '../words/english.ts'

export interface ConnectedService {
  readonly name: BlockTypeName
  /** The service or partner; for several of a kind, the kind. */
  readonly label: string
  readonly summary: string
  readonly icon: string
  readonly keywords: readonly string[]
  /** Domains that the address may be of; any if absent. */
  readonly hosts?: readonly string[]
  /** An address as owners enter it. */
  readonly example: string
  /** The thing whose address is asked for, behind "Address of". */
  readonly target: string
  /** Label of the button until the owner writes another: a word in which the service may be named. */
  readonly button: BlockWord
  /** The service's name on the button where it is another than the label. */
  readonly calls?: string
  /** Words of the example, which guides and the sample site show. */
  readonly words: { readonly title: string; readonly text: string }
  /** A partner's id is added to addresses, and the link says that it is an advertisement. */
  readonly takesPartnerId?: true
  /** Pictures of the owner's library stand in a grid, each of which leads to the profile. */
  readonly hasPictures?: true
  /** Different things that it may lead to, each with the label of its button; the first is the default. */
  readonly purposes?: Readonly<Record<string, Purpose>>
  readonly replacedBy?: BlockTypeName
}

export interface Purpose {
  readonly label: string
  readonly button: BlockWord
}

const service = (one: ConnectedService) => one

const OPENTABLE = {
  label: 'OpenTable',
  summary: 'Leads to your restaurant at OpenTable, where guests book a table.',
  icon: 'Utensils',
  keywords: ['restaurant', 'booking', 'table', 'reservation'],
  hosts: [
    'opentable.com',
    'opentable.co.uk',
    'opentable.de',
    'opentable.fr',
    'opentable.es',
    'opentable.it',
    'opentable.nl',
    'opentable.ie',
    'opentable.ca',
    'opentable.com.au',
    'opentable.com.mx',
    'opentable.jp',
  ],
  example: 'opentable.com/r/your-restaurant',
  target: 'your restaurant',
  button: 'blockBookTable',
  words: { title: 'A table by the kiln', text: 'Dinner from Wednesday to Saturday, from six.' },
} as const

export const SERVICES = {
  twitter: service({
    name: 'twitter',
    label: 'X (Twitter)',
    summary: 'Leads to your profile or a post at X.',
    icon: 'AtSign',
    keywords: ['tweet', 'posts', 'social'],
    hosts: ['x.com', 'twitter.com'],
    example: 'x.com/your-name',
    target: 'your profile',
    button: 'blockFollowOn',
    calls: 'X',
    words: { title: 'From the workshop', text: 'What came out of the kiln today.' },
  }),
  foursquare: service({
    name: 'foursquare',
    label: 'Foursquare',
    summary: 'Leads to your place at Foursquare.',
    icon: 'MapPinned',
    keywords: ['swarm', 'check in', 'place', 'reviews'],
    hosts: ['foursquare.com', 'swarmapp.com'],
    example: 'foursquare.com/v/your-place',
    target: 'your place',
    button: 'blockSeeOn',
    words: { title: 'Been here?', text: 'Tell others what you liked.' },
  }),
  instagram: service({
    name: 'instagram',
    label: 'Instagram',
    summary: 'Pictures that you choose, and a link to your profile.',
    icon: 'Camera',
    keywords: ['photos', 'feed', 'grid', 'social'],
    hosts: ['instagram.com', 'instagr.am'],
    example: 'instagram.com/your-name',
    target: 'your profile',
    button: 'blockFollowOn',
    words: { title: '@clay', text: 'A bowl a day.' },
    hasPictures: true,
  }),
  fivehundredpix: service({
    name: 'fivehundredpix',
    label: '500px',
    summary: 'Pictures that you choose, and a link to your profile at 500px.',
    icon: 'Aperture',
    keywords: ['photos', 'grid'],
    hosts: ['500px.com'],
    example: '500px.com/p/your-name',
    target: 'your profile',
    button: 'blockSeeAllOn',
    words: { title: 'The valley', text: 'Where the clay comes from.' },
    hasPictures: true,
  }),
  flickr: service({
    name: 'flickr',
    label: 'Flickr',
    summary: 'Pictures that you choose, and a link to your photos at Flickr.',
    icon: 'Images',
    keywords: ['photos', 'album', 'grid'],
    hosts: ['flickr.com', 'flic.kr'],
    example: 'flickr.com/photos/your-name',
    target: 'your profile or album',
    button: 'blockSeeAllOn',
    words: { title: 'Open day', text: 'What you saw through your cameras.' },
    hasPictures: true,
  }),
  amazon: service({
    name: 'amazon',
    label: 'Amazon',
    summary: 'A product at Amazon in your own words, with your partner id.',
    icon: 'ShoppingBasket',
    keywords: ['affiliate', 'partner', 'book', 'product'],
    hosts: [
      'amazon.com',
      'amazon.co.uk',
      'amazon.de',
      'amazon.fr',
      'amazon.it',
      'amazon.es',
      'amazon.nl',
      'amazon.ca',
      'amazon.com.au',
      'amazon.co.jp',
      'amazon.in',
      'amazon.com.br',
      'amazon.com.mx',
      'amazon.se',
      'amazon.pl',
      'amzn.to',
    ],
    example: 'amazon.com/dp/B000000000',
    target: 'the product',
    button: 'blockSeeAt',
    words: { title: 'A Potter’s Book', text: 'The one that we all learned from.' },
    takesPartnerId: true,
  }),
  opentable: service({ name: 'opentable', ...OPENTABLE, replacedBy: 'opentable-v2' }),
  'opentable-v2': service({ name: 'opentable-v2', ...OPENTABLE }),
  'wedding-registry': service({
    name: 'wedding-registry',
    label: 'Wedding registry',
    summary: 'Leads to your list of gifts, wherever you keep it.',
    icon: 'Gem',
    keywords: ['zola', 'gifts', 'wishlist', 'marriage'],
    example: 'zola.com/registry/your-names',
    target: 'your registry',
    button: 'blockRegistry',
    words: { title: 'Ada & Tom', text: 'Your company is the gift. If you wish, there is a list.' },
  }),
  'appointment-scheduling': service({
    name: 'appointment-scheduling',
    label: 'Appointments',
    summary: 'Leads to where people book a time with you.',
    icon: 'CalendarClock',
    keywords: ['booking', 'acuity', 'calendly', 'scheduling', 'calendar'],
    example: 'calendly.com/your-name',
    target: 'your booking page',
    button: 'blockBookAppointment',
    words: { title: 'An hour at the wheel', text: 'Alone or for two, with everything you need.' },
  }),
  'restaurant-reservations': service({
    name: 'restaurant-reservations',
    label: 'Restaurant',
    summary: 'Leads to where guests book a table, see your events or order food.',
    icon: 'UtensilsCrossed',
    keywords: ['tock', 'resy', 'booking', 'table', 'order', 'takeaway', 'delivery', 'events'],
    example: 'exploretock.com/your-restaurant',
    target: 'your restaurant’s page',
    button: 'blockBookTable',
    purposes: {
      reservations: { label: 'Tables', button: 'blockBookTable' },
      events: { label: 'Events', button: 'blockSeeEvents' },
      ordering: { label: 'Food to order', button: 'blockOrderFood' },
    },
    words: { title: 'A table by the kiln', text: 'Dinner from Wednesday to Saturday, from six.' },
  }),
}
