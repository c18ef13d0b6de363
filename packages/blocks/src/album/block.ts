import type { JsonObject } from '@sitewright/core/json'
import soundCss from '../audio/block.css'
import { SOUND_FIELDS, soundOf } from '../audio/sound.ts'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { lines, link, list, picture, text, toggle, type ValuesOf } from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import { pictureOf } from '../picture.ts'
import albumCss from './block.css'
import markup from './block.html'

/** Tracks of one album (specification §9). */
const MAX_TRACKS = 60

const label = (label: string, hint: string) =>
  text({ label, hint, isOptional: true, maxLength: 100 })

const fields = {
  title: text({ label: 'Title', isOptional: true, maxLength: 200 }),
  author: text({ label: 'Artist', isOptional: true, maxLength: 200 }),
  text: lines({ label: 'About it', isOptional: true, maxLength: 2000, rows: 3 }),
  pictureId: picture(),
  tracks: list({
    label: 'Tracks',
    entryLabel: 'Track',
    namedBy: 'title',
    max: MAX_TRACKS,
    fields: SOUND_FIELDS,
  }),
  canDownload: toggle({ label: 'Visitors may download tracks', initial: false }),
  buyLabel: label('Link to buy it', 'As in: Buy the record. Empty shows none.'),
  buy: link(),
  podcastLabel: label('Link of a podcast', 'As in: Subscribe. Empty shows none.'),
  podcast: link(),
}
type AlbumProps = ValuesOf<typeof fields>

const track = (title: string, name: string) => ({
  ...{ title, author: '', fileId: '' },
  address: `https://example.com/${name}.mp3`,
})

/** A record with its tracks, each with a player; one plays after the other. */
export const albumBlock = defineBlock({
  name: 'album',
  label: 'Album',
  summary: 'A record or a series: artwork, up to 60 tracks, links to buy or subscribe.',
  icon: 'Disc3',
  paletteSection: 'media',
  keywords: ['music', 'record', 'tracks', 'playlist', 'songs', 'podcast', 'audio', 'band'],
  fields,
  example: {
    title: 'Kiln Recordings',
    author: 'The Clay Quartet',
    text: 'Four evenings in the workshop, with the fire on.',
    tracks: [track('Wedging', 'one'), track('At the wheel', 'two'), track('First firing', 'three')],
    buyLabel: 'Buy the record',
    buy: { href: '/', newWindow: false },
  },
  size: { desktop: { w: 12, h: 14 }, phone: { h: 16 } },
  markup,
  css: soundCss + albumCss,
  context(props, context) {
    const { mode } = context
    const tracks = tracksIn(props, context)
    const { title, author, text } = props
    const about = { title: title.trim(), author: author.trim(), text: text.trim() }
    const picture = pictureIn(props, context)
    const links = linksIn(props, context)
    return {
      ...about,
      tracks,
      picture,
      links,
      isHeaded: picture !== undefined || links.length > 0 || Object.values(about).some(Boolean),
      missing: mode === 'edit' && tracks.length === 0 && 'Add tracks in the settings',
    }
  },
  themeContext(props, context) {
    return {
      title: props.title.trim(),
      author: props.author.trim(),
      description: props.text.trim(),
      items: tracksIn(props, context).map(({ url, title, author }) => ({
        title: title ?? '',
        structuredContent: { audioAssetUrl: url ?? '', artistName: author ?? '' },
      })),
      links: linksIn(props, context),
    }
  },
})

/** Tracks that can be played; the artist is named where it is another than the record's. */
function tracksIn(
  { tracks, author, canDownload }: AlbumProps,
  context: BlockContext,
): JsonObject[] {
  return tracks.flatMap((one) => {
    const sound = soundOf(one, context)
    if (!sound) return []
    return [{ ...sound, author: sound.author === author.trim() ? '' : sound.author, canDownload }]
  }) as JsonObject[]
}

function pictureIn({ pictureId, title }: AlbumProps, { data, share, isEager }: BlockContext) {
  const asset = data.assets.get(pictureId)
  if (!asset?.originalSize) return undefined
  const third = { desktop: share.desktop / 3, phone: share.phone / 2 }
  return pictureOf(asset, { altText: asset.altText || title.trim(), share: third, isEager })
}

function linksIn(props: AlbumProps, { data }: BlockContext): JsonObject[] {
  const { buy, buyLabel, podcast, podcastLabel } = props
  const all = [
    { link: buy, label: buyLabel.trim() },
    { link: podcast, label: podcastLabel.trim() },
  ]
  return all.flatMap(({ link, label }) => {
    const url = resolveLink(link.href, linkTargets(data))
    return url && label ? [{ url, label, newWindow: link.newWindow }] : []
  })
}
