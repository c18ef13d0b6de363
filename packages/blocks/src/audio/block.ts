import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { link, picture, text, toggle, type ValuesOf } from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import { pictureOf } from '../picture.ts'
import css from './block.css'
import markup from './block.html'
import { SOUND_FIELDS, soundOf } from './sound.ts'

const fields = {
  ...SOUND_FIELDS,
  pictureId: picture(),
  canDownload: toggle({ label: 'Visitors may download it', initial: false }),
  podcastLabel: text({
    label: 'Link of a podcast',
    hint: 'As in: Subscribe. Empty shows none.',
    isOptional: true,
    maxLength: 100,
  }),
  podcast: link(),
}
type AudioProps = ValuesOf<typeof fields>

/** A sound with its player: a song, an episode, a reading. */
export const audioBlock = defineBlock({
  name: 'audio',
  label: 'Audio',
  summary: 'A song or an episode, from your files or an address.',
  icon: 'Headphones',
  paletteSection: 'media',
  keywords: ['sound', 'music', 'song', 'podcast', 'episode', 'mp3', 'player', 'listen'],
  fields,
  example: {
    title: 'The sound of the wheel',
    author: 'Recorded in the workshop',
    address: 'https://example.com/wheel.mp3',
  },
  size: { desktop: { w: 12, h: 4 }, phone: { h: 5 } },
  markup,
  css,
  context(props, context) {
    const sound = soundOf(props, context)
    return {
      sound,
      showTitle: true,
      picture: sound && pictureIn(props, context),
      links: sound ? linksIn(props, sound, context) : [],
      missing: context.mode === 'edit' && !sound && missingText(props),
    }
  },
  themeContext(props, context) {
    const sound = soundOf(props, context)
    const links = sound ? linksIn(props, sound, context) : []
    return {
      title: props.title.trim(),
      author: props.author.trim(),
      audioAssetUrl: sound?.url ?? '',
      showDownload: links.some(({ isDownload }) => isDownload === true),
      links,
    }
  },
})

function missingText({ fileId }: AudioProps): string {
  return fileId ? 'This sound was removed. Choose another.' : 'Choose a sound, or enter its address'
}

/** Its words stand beside it, so the picture has none. */
function pictureIn({ pictureId }: AudioProps, { data, isEager }: BlockContext) {
  const asset = data.assets.get(pictureId)
  const share = { desktop: 0.1, phone: 0.25 }
  return asset?.originalSize ? pictureOf(asset, { altText: '', share, isEager }) : undefined
}

function linksIn(
  props: AudioProps,
  sound: JsonObject,
  { data, words }: BlockContext,
): JsonObject[] {
  const { canDownload, podcast, podcastLabel } = props
  const url = resolveLink(podcast.href, linkTargets(data))
  const label = podcastLabel.trim()
  return [
    ...(canDownload
      ? [{ url: sound.url, label: words.blockDownload, about: sound.title, isDownload: true }]
      : []),
    ...(url && label ? [{ url, label, about: '', newWindow: podcast.newWindow }] : []),
  ] as JsonObject[]
}
