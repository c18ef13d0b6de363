import { isBlank } from '@sitewright/core/blank'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { EMBED_STYLES } from '../embed/block.ts'
import { facadeInfo, facadeOf } from '../facade/facade.ts'
import { choice, embed, file, is, picture, text, toggle, type ValuesOf } from '../fields/index.ts'
import { ratioOfShape, SHAPES } from '../shapes.ts'
import filmCss from './block.css'
import markup from './block.html'

const ofFile = { shownWhen: { source: is('file') } }

const fields = {
  source: choice({
    label: 'Where it is',
    options: { address: 'An address', file: 'A file' },
    initial: 'address',
  }),
  embed: embed({
    label: 'Address',
    hint: 'At YouTube, Vimeo or the like. Its still and title come with it.',
    shownWhen: { source: is('address') },
  }),
  fileId: file({ label: 'Film', hint: 'MP4 or WebM, up to 200 MB.', accepts: 'video', ...ofFile }),
  captionsId: file({
    label: 'Captions',
    hint: 'WebVTT: what is said, for those who do not hear it.',
    accepts: 'document',
    extension: 'vtt',
    ...ofFile,
  }),
  captionsLanguage: text({
    label: 'Language of the captions',
    hint: 'Two letters, such as en or fr.',
    isOptional: true,
    isSearched: false,
    maxLength: 20,
    ...ofFile,
  }),
  title: text({
    label: 'Title',
    hint: 'Stands on the still, and is read to those who do not see it.',
    isOptional: true,
    maxLength: 300,
  }),
  pictureId: picture(),
  plays: choice({
    label: 'Plays',
    hint: 'By itself it plays without sound, while it is seen.',
    options: { pressed: 'When pressed', alone: 'By itself' },
    initial: 'pressed',
    ...ofFile,
  }),
  isLooped: toggle({ label: 'Again and again', initial: false, ...ofFile }),
  hasControls: toggle({
    label: 'Controls',
    hint: 'Without them it has a button that stops it.',
    initial: true,
    shownWhen: { source: is('file'), plays: is('alone') },
  }),
  shape: choice({ label: 'Shape', options: SHAPES, initial: 'own' }),
  caption: text({ label: 'Caption', isOptional: true, maxLength: 500 }),
}
type VideoProps = ValuesOf<typeof fields>

/** A film: an uploaded file, or one at another site behind a still. */
export const videoBlock = defineBlock({
  name: 'video',
  label: 'Video',
  summary: 'A film from your files, or from YouTube, Vimeo and the like.',
  icon: 'Video',
  paletteSection: 'media',
  keywords: ['film', 'movie', 'clip', 'youtube', 'vimeo', 'mp4', 'webm', 'captions', 'subtitles'],
  hint: 'Films of other sites are loaded once a visitor presses them, or agreed to such content before. Films that play by themselves stand still for those who asked their device for less motion.',
  fields,
  example: {
    embed: {
      address: 'https://vimeo.com/76979871',
      frame: '',
      title: 'From clay to bowl',
      width: 16,
      height: 9,
      pictureId: '',
    },
    caption: 'From clay to bowl, in three minutes',
  },
  size: { desktop: { w: 12, h: 10 }, phone: { h: 7 } },
  markup,
  css: EMBED_STYLES + filmCss,
  context(props, context) {
    const facade = facadeIn(props, context)
    const film = filmIn(props, context)
    return {
      ...film,
      facade,
      isShown: facade !== undefined || film !== undefined,
      caption: props.caption.trim(),
      missing: context.mode === 'edit' && !facade && !film && missingText(props),
    }
  },
  themeContext(props, context) {
    const film = filmIn(props, context)
    return {
      ...facadeInfo(facadeIn(props, context)),
      ...film,
      description: props.caption.trim(),
      videoUrl: film?.fileUrl ?? props.embed.address,
    }
  },
})

function facadeIn({ source, embed, title, pictureId, shape }: VideoProps, context: BlockContext) {
  if (source !== 'address') return undefined
  return facadeOf(embed, { title, pictureId, ratio: ratioOfShape(shape) }, context)
}

/** The data of an uploaded film. A picture that was chosen for it is not a film. */
function filmIn(props: VideoProps, { data }: BlockContext) {
  const asset = data.assets.get(props.fileId)
  if (props.source !== 'file' || !asset || asset.originalSize) return undefined
  const isAlone = props.plays === 'alone'
  const still = data.assets.get(props.pictureId)
  const language = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(props.captionsLanguage.trim())
    ? props.captionsLanguage.trim()
    : 'en'
  return {
    fileUrl: asset.assetUrl,
    poster: still?.originalSize ? `${still.assetUrl}?format=1500w` : '',
    captionsUrl: data.assets.get(props.captionsId)?.assetUrl ?? '',
    captionsLabel: language,
    language,
    title: isBlank(props.title) ? asset.filename : props.title.trim(),
    ratio: ratioOfShape(props.shape),
    isAlone,
    isLooped: props.isLooped,
    // The page's script takes the controls away where it puts a button in their place.
    isBare: isAlone && !props.hasControls,
  }
}

function missingText({ source, fileId }: VideoProps): string {
  if (source === 'address') return 'Enter the address of a video'
  return fileId ? 'This film was removed. Choose another.' : 'Choose a film'
}
