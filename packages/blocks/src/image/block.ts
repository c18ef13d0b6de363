import { isBlank } from '@sitewright/core/blank'
import type { JsonObject } from '@sitewright/core/json'
import type { ImageAsset } from '../block-data.ts'
import { type BlockContext, defineBlock } from '../block-definition.ts'
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
import { DESIGN_FIELDS, FIRST_DESIGN, FRAME_FIELDS, shadeOf, variantOf } from './design-fields.ts'

const fields = {
  assetId: picture(),
  altText: text({
    label: 'Description',
    hint: 'For people who cannot see it. Empty uses the description the picture was given in the library.',
    isOptional: true,
    maxLength: 1000,
  }),
  ...DESIGN_FIELDS,
  caption: text({
    label: 'Caption',
    isOptional: true,
    maxLength: 500,
    shownWhen: { design: is('inline') },
  }),
  link: link(),
  fit: choice({
    label: 'Fit',
    options: { cover: 'Fill the block', contain: 'Show all of it' },
    initial: 'cover',
  }),
  shape: choice({
    label: 'Shape',
    options: { square: 'Square', rounded: 'Rounded', circle: 'Circle', arch: 'Arch' },
    initial: 'square',
  }),
  focalPoint: focalPoint({
    belongsTo: 'assetId',
    shownWhen: { assetId: isNot(''), fit: is('cover') },
  }),
  ...FRAME_FIELDS,
}
type ImageProps = ValuesOf<typeof fields>

/** An uploaded picture, by itself or with words over, beside or below it. */
export const imageBlock = defineBlock({
  name: 'image',
  label: 'Picture',
  summary: 'A photo or drawing, with a caption or a title, a text and a button.',
  icon: 'Image',
  paletteSection: 'basics',
  keywords: ['image', 'photograph', 'poster', 'card', 'collage', 'overlap', 'banner'],
  fields,
  example: { altText: 'A blue bowl', caption: 'Stoneware, 2024' },
  size: { desktop: { w: 8, h: 10 }, phone: { h: 10 } },
  markup,
  css,
  migrations: [(props) => ({ ...FIRST_DESIGN, ...props })],
  context(props, context) {
    const { data, mode, share, isEager } = context
    const asset = data.assets.get(props.assetId)
    // A file that is not a picture has no size.
    if (!asset?.originalSize) return { missing: mode === 'edit' && missingText(props.assetId) }
    const url = resolveLink(props.link.href, linkTargets(data))
    const words = wordsOf(props, context)
    const opener = props.opensLarge ? `${asset.assetUrl}?format=2500w` : undefined
    return {
      picture: pictureOf(asset, {
        altText: altTextOf(props, asset, Boolean(opener ?? url)),
        focalPoint: props.focalPoint,
        share,
        isEager,
      }),
      ratio: aspectRatio(asset),
      ...words,
      ...shadeOf(props, words.hasCard),
      fit: props.fit,
      shape: props.shape,
      motion: props.motion === 'none' ? '' : props.motion,
      design: props.design,
      variant: variantOf(props.design),
      isPoster: props.design === 'poster',
      opener,
      url,
      newWindow: props.link.newWindow,
    }
  },
  themeContext(props, context) {
    const { data } = context
    const asset = data.assets.get(props.assetId)
    if (!asset?.originalSize) return undefined
    const url = resolveLink(props.link.href, linkTargets(data)) ?? ''
    const altText = altTextOf(props, asset, url !== '')
    const info = {
      ...themeInfo(props, context),
      altText,
      imageId: asset.id,
      ...linkInfo(props, url),
    }
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

/** The words of a design, as its markup gets them. */
function wordsOf(props: ImageProps, { data, markdown }: BlockContext) {
  const isInline = props.design === 'inline'
  const title = isInline ? '' : props.title.trim()
  const body = isInline || isBlank(props.body) ? '' : markdown.short(props.body)
  const buttonUrl = resolveLink(props.link.href, linkTargets(data)) ?? ''
  // A button that leads nowhere is none.
  const button = isInline || buttonUrl === '' ? '' : props.buttonLabel.trim()
  return {
    caption: isInline ? props.caption : '',
    title,
    body,
    button,
    buttonUrl,
    hasCard: title !== '' || body !== '' || button !== '',
    alignment: props.textAlignment,
    atEnd: props.side === 'end' && /^(?:card|overlap|collage)$/.test(props.design),
    largeTitle: isInline ? props.caption : title,
    largeWords: isInline ? '' : props.body,
  }
}

/** The keys for a theme's own markup of a picture, whatever its design. */
function themeInfo(props: ImageProps, context: BlockContext) {
  const { design, fit, side, textAlignment, opensLarge, motion } = props
  const { caption, title, body, button } = wordsOf(props, context)
  const isInline = design === 'inline'
  const heading = isInline ? caption : title
  const captioned = caption === '' ? 'caption-hidden' : 'caption-below'
  return {
    title: heading,
    hasTitle: heading !== '',
    subtitle: body,
    hasSubtitle: body !== '',
    description: isInline ? caption : body,
    buttonText: button,
    designLayout: design,
    blockVariant: variantOf(design),
    layout: isInline ? captioned : design,
    imagePosition: isInline ? 'center' : side === 'end' ? 'right' : 'left',
    textAlignment,
    lightbox: opensLarge,
    animation: motion,
    stretch: fit === 'cover',
  }
}

function linkInfo({ link: { newWindow } }: ImageProps, url: string) {
  return {
    imageLink: url,
    linkTo: url,
    newWindow,
    clickthroughUrl: url === '' ? null : { url, newWindow },
  }
}

function missingText(assetId: string): string {
  return assetId ? 'This picture was removed. Choose another.' : 'Choose a picture'
}

/** The alternative text; a link around a picture without one would have no name. */
function altTextOf(props: ImageProps, asset: ImageAsset, isLinked: boolean): string {
  const described = props.altText.trim() || asset.altText.trim()
  if (described || !isLinked) return described
  const words = props.design === 'inline' ? props.caption : props.title
  return words || asset.title || asset.filename
}
