import { readEmbedAddress } from '@sitewright/core/embeds/embed-address'
import { defineBlock } from '../block-definition.ts'
import markup from '../embed/block.html'
import { EMBED_STYLES } from '../embed/block.ts'
import { facadeInfo, facadeOf } from '../facade/facade.ts'
import { embed, NO_EMBED, picture, text } from '../fields/index.ts'

const fields = {
  embed: embed({
    label: 'Address',
    hint: 'Of a track, a playlist or your profile at SoundCloud.',
    provider: 'SoundCloud',
  }),
  title: text({
    label: 'Title',
    hint: 'Empty uses the one it has there.',
    isOptional: true,
    maxLength: 300,
  }),
  caption: text({ label: 'Caption', isOptional: true, maxLength: 1000 }),
  pictureId: picture(),
}

/** SoundCloud's player, behind a facade. */
export const soundcloudBlock = defineBlock({
  name: 'soundcloud',
  label: 'SoundCloud',
  summary: 'Plays a track, a playlist or your profile at SoundCloud.',
  icon: 'AudioLines',
  paletteSection: 'connected',
  keywords: ['music', 'audio', 'track', 'playlist', 'podcast'],
  hint: 'Nothing is loaded from SoundCloud until a visitor presses it, or agreed to such content before.',
  fields,
  example: {
    embed: {
      ...NO_EMBED,
      address: 'https://soundcloud.com/your-name/your-track',
      title: 'The sound of the wheel',
    },
    caption: 'Eleven minutes in the workshop.',
  },
  size: { desktop: { w: 12, h: 5 }, phone: { h: 5 } },
  markup,
  css: EMBED_STYLES,
  migrations: [
    // The first version led there by a button.
    ({ address = '', title = '', text = '' }) => ({
      embed: { ...NO_EMBED, address: readEmbedAddress(String(address)) ? String(address) : '' },
      title,
      caption: text,
      pictureId: '',
    }),
  ],
  context({ embed, title, caption, pictureId }, context) {
    const facade = facadeOf(embed, { title, pictureId }, context)
    return {
      facade,
      caption: facade ? caption.trim() : '',
      missing:
        context.mode === 'edit' &&
        !facade &&
        'Not connected: enter the address of the track or playlist',
    }
  },
  themeContext({ embed, title, caption, pictureId }, context) {
    return {
      ...facadeInfo(facadeOf(embed, { title, pictureId }, context)),
      caption: caption.trim(),
    }
  },
})
