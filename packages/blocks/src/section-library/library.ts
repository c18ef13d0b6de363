/** The library of ready-made sections, in the groups and the order in which it is offered. */

import { BASIC_LAYOUTS } from './layouts/basics.ts'
import { CONTACT_LAYOUTS } from './layouts/contact.ts'
import { COVER_LAYOUTS } from './layouts/covers.ts'
import { EVENT_LAYOUTS } from './layouts/events.ts'
import { LIST_LAYOUTS } from './layouts/lists.ts'
import { OFFER_LAYOUTS } from './layouts/offers.ts'
import { OPENING_LAYOUTS } from './layouts/openings.ts'
import { PEOPLE_LAYOUTS } from './layouts/people.ts'
import { PICTURE_LAYOUTS } from './layouts/pictures.ts'
import { PROOF_LAYOUTS } from './layouts/proof.ts'
import { SERVICE_LAYOUTS } from './layouts/services.ts'
import { STORE_LAYOUTS } from './layouts/store.ts'
import { WORD_LAYOUTS } from './layouts/words.ts'
import type { SectionLayout } from './section-layout.ts'

export { BLANK, NEW_TEXT } from './layouts/basics.ts'
export { NEW_COVER } from './layouts/covers.ts'
export {
  asksForParts,
  type LayoutPart,
  NO_PARTS,
  type SectionLayout,
  type SiteParts,
  sectionFrom,
} from './section-layout.ts'

export interface SectionGroup {
  readonly name: string
  readonly label: string
  readonly layouts: readonly SectionLayout[]
}

export const SECTION_LIBRARY: readonly SectionGroup[] = [
  { name: 'basics', label: 'To begin with', layouts: BASIC_LAYOUTS },
  { name: 'openings', label: 'Openings', layouts: OPENING_LAYOUTS },
  { name: 'pictures', label: 'Pictures and film', layouts: PICTURE_LAYOUTS },
  { name: 'words', label: 'Words', layouts: WORD_LAYOUTS },
  { name: 'people', label: 'People', layouts: PEOPLE_LAYOUTS },
  { name: 'services', label: 'Services', layouts: SERVICE_LAYOUTS },
  { name: 'offers', label: 'Offers', layouts: OFFER_LAYOUTS },
  { name: 'store', label: 'Store', layouts: STORE_LAYOUTS },
  { name: 'proof', label: 'What speaks for you', layouts: PROOF_LAYOUTS },
  { name: 'lists', label: 'From your pages', layouts: LIST_LAYOUTS },
  { name: 'events', label: 'Events', layouts: EVENT_LAYOUTS },
  { name: 'contact', label: 'Contact and places', layouts: CONTACT_LAYOUTS },
  { name: 'covers', label: 'Cover pages', layouts: COVER_LAYOUTS },
]
