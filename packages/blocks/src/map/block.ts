import { fillIn } from '@sitewright/core/words/fill-in'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import {
  choice,
  isNot,
  number,
  type Place,
  placeField,
  text,
  toggle,
  type ValuesOf,
} from '../fields/index.ts'
import { siteText } from '../site-facts.ts'
import css from './block.css'
import markup from './block.html'
import { DIRECTIONS, googleFrame, googlePlace, placeQuery } from './map-services.ts'

const fields = {
  title: text({ label: 'Name of the place', isOptional: true, maxLength: 200 }),
  place: placeField({ label: 'Address' }),
  directions: choice({
    label: 'Directions',
    options: { none: 'None', openstreetmap: 'OpenStreetMap', google: 'Google', apple: 'Apple' },
    initial: 'openstreetmap',
  }),
  directionsLabel: text({
    label: 'Words of the link',
    maxLength: 100,
    word: 'blockDirections',
    shownWhen: { directions: isNot('none') },
  }),
  style: choice({
    label: 'Look',
    options: { light: 'Light', accent: 'Accent', dark: 'Dark' },
    initial: 'light',
  }),
  showsCoordinates: toggle({ label: 'Show the coordinates', initial: true }),
  offersGoogle: toggle({
    label: 'Offer Google’s map',
    hint: 'Needs a key for Google Maps in the settings of the site. It is loaded when a visitor presses it, or agreed to such content before.',
    initial: true,
  }),
  zoom: number({ label: 'Zoom', min: 1, max: 20, step: 1, initial: 15 }),
}
type MapProps = ValuesOf<typeof fields>

/** Lines of the drawing: degrees of an imagined map, closer together the farther away it is. */
function linesFor(zoom: number): string[] {
  const step = 24 + zoom * 4
  const across = Array.from({ length: Math.ceil(640 / step) }, (_, n) => `M${n * step} 0v360`)
  const down = Array.from({ length: Math.ceil(360 / step) }, (_, n) => `M0 ${n * step}h640`)
  return [...across, ...down]
}

/** A place: a drawn card with its address, the way there, and a map of Google's where the owner has a key. */
export const mapBlock = defineBlock({
  name: 'map',
  label: 'Map',
  summary: 'Where a place is, with the way there.',
  icon: 'MapPinned',
  paletteSection: 'media',
  keywords: ['location', 'place', 'address', 'directions', 'google', 'openstreetmap', 'pin'],
  hint: 'The card is drawn here, so nothing is loaded from a map service.',
  fields,
  example: {
    title: 'The Kiln',
    place: { address: '1 Clay Road\nStoke, ST1 1AA', latitude: 53.0027, longitude: -2.1794 },
  },
  size: { desktop: { w: 12, h: 10 }, phone: { h: 9 } },
  markup,
  css,
  context(props, context) {
    const { place, style, zoom } = props
    const drawn = drawnPlace(props, context)
    return {
      ...drawn,
      isShown: drawn.query !== '',
      style,
      lines: linesFor(zoom),
      ring: 20 + zoom * 5,
      placeUrl: googlePlace(place),
      frameTitle: fillIn(context.words.blockMapOf, { place: drawn.title || drawn.query }),
      missing: context.mode === 'edit' && drawn.query === '' && 'Enter an address or coordinates',
    }
  },
  themeContext(props, context) {
    const { title, address, directionsUrl } = drawnPlace(props, context)
    const [line1 = '', line2 = '', country = ''] = address.split('\n')
    return {
      location: {
        addressTitle: title,
        addressLine1: line1,
        addressLine2: line2,
        addressCountry: country,
        mapLat: props.place.latitude,
        mapLng: props.place.longitude,
        mapZoom: props.zoom,
      },
      directionsUrl,
    }
  },
})

function drawnPlace(props: MapProps, { site, words }: BlockContext) {
  const { place, title, directions, directionsLabel, showsCoordinates } = props
  const query = placeQuery(place)
  const leadTo = directions === 'none' ? undefined : DIRECTIONS[directions]
  const key = siteText(site, 'website.mapsApiKey')
  return {
    query,
    title: title.trim(),
    address: place.address.trim(),
    coordinates: showsCoordinates ? inDegrees(place) : '',
    directionsUrl: query !== '' && leadTo ? leadTo(query) : '',
    directionsLabel: directionsLabel.trim() || words.blockDirections,
    frame:
      query !== '' && key !== '' && props.offersGoogle ? googleFrame(place, props.zoom, key) : '',
  }
}

/** `53.0027° N, 2.1794° W`. */
function inDegrees({ latitude, longitude }: Place): string {
  if (latitude === null || longitude === null) return ''
  const degrees = (value: number, positive: string, negative: string) =>
    `${Number(Math.abs(value).toFixed(5))}° ${value < 0 ? negative : positive}`
  return `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`
}
