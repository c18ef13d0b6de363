import type { JsonObject } from '@sitewright/core/json'
import { linkKind } from '@sitewright/core/links/link-address'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { choice, is, isNot, list, text, toggle, type ValuesOf } from '../fields/index.ts'
import { siteText } from '../site-facts.ts'
import css from './block.css'
import markup from './block.html'
import { DAYS, daysLabel, openingHours } from './hours.ts'

const own = { shownWhen: { source: is('own') } }

const fields = {
  source: choice({
    label: 'Place',
    options: { site: 'The site’s address', own: 'Another' },
    initial: 'site',
  }),
  name: text({ label: 'Name', isOptional: true, maxLength: 200, ...own }),
  line1: text({ label: 'Street and number', isOptional: true, maxLength: 200, ...own }),
  line2: text({ label: 'Town and postcode', isOptional: true, maxLength: 200, ...own }),
  country: text({ label: 'Country', isOptional: true, maxLength: 100, ...own }),
  phone: text({ label: 'Phone', isOptional: true, maxLength: 50, ...own }),
  mail: text({ label: 'Email', isOptional: true, maxLength: 254, ...own }),
  hoursTitle: text({
    label: 'Heading of the hours',
    isOptional: true,
    maxLength: 100,
    word: 'blockOpeningHours',
  }),
  hours: list({
    label: 'Opening hours',
    entryLabel: 'Line',
    namedBy: 'from',
    max: 14,
    fields: {
      from: choice({ label: 'Day', options: DAYS, initial: 'monday' }),
      until: choice({
        label: 'To',
        options: { same: 'That day only', ...DAYS },
        initial: 'same',
      }),
      times: text({
        label: 'Times',
        hint: 'Such as 9–12:30, 14–18. Empty means closed.',
        isOptional: true,
        maxLength: 100,
      }),
    },
  }),
  closed: text({ label: 'Word for closed', isOptional: true, maxLength: 50, word: 'blockClosed' }),
  map: choice({
    label: 'Link to a map',
    options: { none: 'None', openstreetmap: 'OpenStreetMap', google: 'Google', apple: 'Apple' },
    initial: 'openstreetmap',
  }),
  mapLabel: text({
    label: 'Words of the link',
    maxLength: 100,
    word: 'blockShowOnMap',
    shownWhen: { map: isNot('none') },
  }),
  isListed: toggle({
    label: 'Tell search engines',
    hint: 'Adds the place and its hours as structured data.',
    initial: true,
  }),
}
type GeoProps = ValuesOf<typeof fields>

/** Addresses of searches on maps, to which the place is added. They are links: nothing is loaded from there. */
const MAPS: Readonly<Record<string, string>> = {
  openstreetmap: 'https://www.openstreetmap.org/search?query=',
  google: 'https://www.google.com/maps/search/?api=1&query=',
  apple: 'https://maps.apple.com/?q=',
}

/** A place with its address, its opening hours and a link to a map. */
export const geoBlock = defineBlock({
  name: 'geo',
  label: 'Address and hours',
  summary: 'Where you are and when you are open, also for search engines.',
  icon: 'MapPin',
  paletteSection: 'links',
  keywords: ['location', 'place', 'opening hours', 'contact', 'business', 'directions'],
  fields,
  example: {
    source: 'own',
    name: 'The Kiln',
    line1: '1 Clay Road',
    line2: 'Stoke, ST1 1AA',
    phone: '+44 1782 000000',
    hours: [
      { from: 'tuesday', until: 'friday', times: '10–13, 14–18' },
      { from: 'saturday', until: 'same', times: '10–16' },
      { from: 'sunday', until: 'monday', times: '' },
    ],
  },
  size: { desktop: { w: 8, h: 6 }, phone: { h: 8 } },
  markup,
  css,
  context(props, context) {
    const place = placeOf(props, context)
    const hours = hoursOf(props, context)
    const isThere = place.lines.length > 0 || place.phone !== '' || hours.length > 0
    return {
      ...place,
      hours,
      hoursTitle: props.hoursTitle.trim(),
      closed: props.closed.trim() || '–',
      phoneUrl: allowedLink(`tel:${place.phone.replace(/[^+\d]/g, '')}`),
      mailUrl: allowedLink(`mailto:${place.mail}`),
      mapUrl: mapUrl(props, place),
      mapLabel: props.mapLabel.trim() || context.words.blockShowOnMap,
      isThere,
      data: isThere && props.isListed ? inScript(structured(props, place)) : '',
      missing: context.mode === 'edit' && MISSING[props.source],
    }
  },
  themeContext(props, context) {
    const place = placeOf(props, context)
    const [line1 = '', line2 = '', country = ''] = place.lines
    return {
      location: {
        addressTitle: place.name,
        addressLine1: line1,
        addressLine2: line2,
        addressCountry: country,
      },
      phone: place.phone,
      email: place.mail,
      hoursTitle: props.hoursTitle.trim(),
      hours: hoursOf(props, context),
      mapUrl: mapUrl(props, place),
    }
  },
})

const MISSING: Readonly<Record<GeoProps['source'], string>> = {
  site: 'Enter your address in the settings of the site, or another one here',
  own: 'Enter an address or opening hours',
}

interface Place {
  readonly name: string
  readonly lines: readonly string[]
  readonly phone: string
  readonly mail: string
  /** Opening hours of the site's settings, which are words. */
  readonly words: string
}

function placeOf(props: GeoProps, { site }: BlockContext): Place {
  if (props.source === 'own') {
    const { name, line1, line2, country, phone, mail } = props
    return {
      name: name.trim(),
      lines: present([line1, line2, country]),
      phone: phone.trim(),
      mail: mail.trim(),
      words: '',
    }
  }
  const at = (key: string) => siteText(site, `website.location.${key}`)
  return {
    name: at('addressTitle') || siteText(site, 'website.siteTitle'),
    lines: present([at('addressLine1'), at('addressLine2'), at('addressCountry')]),
    phone: siteText(site, 'websiteSettings.contactPhoneNumber'),
    mail: siteText(site, 'websiteSettings.contactEmail'),
    words: props.hours.length === 0 ? siteText(site, 'websiteSettings.businessHours') : '',
  }
}

/** The address of a link; empty for what is typed as a number or an address and is none. */
const allowedLink = (href: string) => (linkKind(href) ? href : '')

const present = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean)

function hoursOf({ hours }: GeoProps, { site }: BlockContext): JsonObject[] {
  const language = siteText(site, 'website.language') || 'en-US'
  return hours.map((line) => ({ days: daysLabel(line, language), times: line.times.trim() }))
}

function mapUrl({ map }: GeoProps, { name, lines }: Place): string {
  const base = MAPS[map]
  if (!base || lines.length === 0) return ''
  return base + encodeURIComponent([name, ...lines].filter(Boolean).join(', '))
}

/** JSON that cannot end the script it stands in. */
const inScript = (data: JsonObject) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Structured data of the place (schema.org). */
function structured({ hours }: GeoProps, { name, lines, phone, mail }: Place): JsonObject {
  const opening = hours.flatMap(openingHours)
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    ...(name !== '' && { name }),
    ...(lines.length > 0 && { address: lines.join(', ') }),
    ...(phone !== '' && { telephone: phone }),
    ...(mail !== '' && { email: mail }),
    ...(opening.length > 0 && { openingHoursSpecification: opening }),
  }
}
