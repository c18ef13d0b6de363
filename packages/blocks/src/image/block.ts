import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { ImageAsset } from '../block-data.ts'
import { defineBlock } from '../block-definition.ts'
import {
  choice,
  focalPoint,
  is,
  isNot,
  link,
  picture,
  text,
  type ValuesOf,
} from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import { aspectRatio, pictureOf } from '../picture.ts'
import css from './block.css'
import markup from './block.html'

const fields = {
  assetId: picture(),
  altText: text({
    label: 'Description',
    hint: 'For people who cannot see it. Empty uses the description the picture was given in the library.',
    isOptional: true,
    maxLength: 1000,
  }),
  caption: text({ label: 'Caption', isOptional: true, maxLength: 500 }),
  link: link(),
  fit: choice({
    label: 'Fit',
    options: { cover: 'Fill the block', contain: 'Show all of it' },
    initial: 'cover',
  }),
  shape: choice({
    label: 'Shape',
    options: { square: 'Square', rounded: 'Rounded', circle: 'Circle' },
    initial: 'square',
  }),
  focalPoint: focalPoint({
    belongsTo: 'assetId',
    shownWhen: { assetId: isNot(''), fit: is('cover') },
  }),
}
type ImageProps = ValuesOf<typeof fields>

/** An uploaded picture with its caption and link. */
export const imageBlock = defineBlock({
  name: 'image',
  label: 'Picture',
  summary: 'A photo or drawing, with a caption and a link.',
  icon: 'Image',
  paletteSection: 'basics',
  keywords: ['image', 'photograph'],
  fields,
  example: { altText: 'A blue bowl', caption: 'Stoneware, 2024' },
  size: { desktop: { w: 8, h: 10 }, phone: { h: 10 } },
  markup,
  css,
  context(props, { data, mode, share, isEager }) {
    const asset = data.assets.get(props.assetId)
    // A file that is not a picture has no size.
    if (!asset?.originalSize) return { missing: mode === 'edit' && missingText(props.assetId) }
    const url = resolveLink(props.link.href, linkTargets(data))
    return {
      picture: pictureOf(asset, {
        altText: altTextOf(props, asset, url !== undefined),
        focalPoint: props.focalPoint,
        share,
        isEager,
      }),
      ratio: aspectRatio(asset),
      caption: props.caption,
      fit: props.fit,
      shape: props.shape,
      url,
      newWindow: props.link.newWindow,
    }
  },
  themeContext(props, { data }) {
    const asset = data.assets.get(props.assetId)
    if (!asset?.originalSize) return undefined
    const url = resolveLink(props.link.href, linkTargets(data)) ?? ''
    const altText = altTextOf(props, asset, url !== '')
    const info = themeInfo(props, { imageId: asset.id, altText, url })
    return {
      // Themes ask for these by themselves as well as of `info`.
      ...info,
      info,
      item: {
        ...asset,
        title: altText,
        altText,
        mediaFocalPoint: props.focalPoint ?? asset.mediaFocalPoint,
      } as unknown as JsonObject,
    }
  },
})

/** The keys for a theme's own markup of a picture that stands by itself, with its caption below. */
function themeInfo(
  { caption, fit, link: { newWindow } }: ImageProps,
  { imageId, altText, url }: { imageId: Id; altText: string; url: string },
) {
  const hasCaption = caption !== ''
  return {
    title: caption,
    hasTitle: hasCaption,
    subtitle: '',
    hasSubtitle: false,
    description: caption,
    buttonText: '',
    altText,
    imageId,
    imageLink: url,
    linkTo: url,
    newWindow,
    clickthroughUrl: url === '' ? null : { url, newWindow },
    designLayout: 'inline',
    layout: hasCaption ? 'caption-below' : 'caption-hidden',
    imagePosition: 'center',
    lightbox: false,
    stretch: fit === 'cover',
  }
}

function missingText(assetId: Id): string {
  return assetId ? 'This picture was removed. Choose another.' : 'Choose a picture'
}

/** The alternative text; a link around a picture without one would have no name. */
function altTextOf({ altText, caption }: ImageProps, asset: ImageAsset, isLinked: boolean): string {
  const described = altText.trim() || asset.altText.trim()
  return described || !isLinked ? described : caption || asset.title || asset.filename
}
