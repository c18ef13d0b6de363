import { defineBlock } from '../block-definition.ts'
import { FACADE_CSS, facadeInfo, facadeOf } from '../facade/facade.ts'
import { choice, embed, picture, text } from '../fields/index.ts'
import { ratioOfShape, SHAPES } from '../shapes.ts'
import captionCss from './block.css'
import markup from './block.html'

const fields = {
  embed: embed({
    label: 'Address',
    hint: 'Of a video, song, map or form at YouTube, Vimeo, Spotify, SoundCloud, Bandcamp, CodePen, Calendly and others; or the code that they offer for embedding.',
  }),
  title: text({
    label: 'Title',
    hint: 'Empty uses the one it has there.',
    isOptional: true,
    maxLength: 300,
  }),
  caption: text({ label: 'Caption', isOptional: true, maxLength: 500 }),
  pictureId: picture(),
  shape: choice({ label: 'Shape', options: SHAPES, initial: 'own' }),
}

export const EMBED_STYLES = FACADE_CSS + captionCss

/** Something of another site: a video, music, a form. */
export const embedBlock = defineBlock({
  name: 'embed',
  label: 'Embed',
  summary: 'A video, music or a form from another site, by its address.',
  icon: 'AppWindow',
  paletteSection: 'media',
  keywords: [
    ...['youtube', 'vimeo', 'spotify', 'soundcloud', 'bandcamp', 'codepen', 'calendly', 'typeform'],
    ...['iframe', 'oembed', 'widget', 'player'],
  ],
  hint: 'Visitors see a still with the name of the service. It learns of them only when they press it, or agreed to such content before.',
  fields,
  example: {
    embed: {
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      frame: '',
      title: 'An evening at the wheel',
      width: 16,
      height: 9,
      pictureId: '',
    },
    caption: 'Four minutes from our open studio',
  },
  size: { desktop: { w: 12, h: 10 }, phone: { h: 7 } },
  markup,
  css: EMBED_STYLES,
  context({ embed, title, caption, pictureId, shape }, context) {
    const facade = facadeOf(embed, { title, pictureId, ratio: ratioOfShape(shape) }, context)
    return {
      facade,
      caption: facade ? caption.trim() : '',
      missing: context.mode === 'edit' && !facade && 'Enter the address of a video, song or form',
    }
  },
  themeContext({ embed, title, caption, pictureId }, context) {
    const facade = facadeOf(embed, { title, pictureId }, context)
    return { ...facadeInfo(facade), caption: caption.trim(), hasCaption: caption.trim() !== '' }
  },
})
