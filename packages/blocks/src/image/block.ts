import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import * as z from 'zod'
import { defineBlock, type ImageAsset } from '../block-definition.ts'
import { optionalId } from '../fields.ts'
import { link, linkNeeds, NO_LINK, resolveLink } from '../link/link.ts'
import { aspectRatio, pictureOf } from '../picture.ts'
import css from './block.css'
import markup from './block.html'

export const IMAGE_FITS = ['cover', 'contain'] as const
export const IMAGE_SHAPES = ['square', 'rounded', 'circle'] as const

const part = z.number().min(0).max(1)

const schema = z.object({
  assetId: optionalId,
  /** In place of the picture's own description; empty for that one. */
  altText: z.string().max(1000),
  caption: z.string().max(500),
  fit: z.enum(IMAGE_FITS),
  shape: z.enum(IMAGE_SHAPES),
  /** What stays in view when the picture is cropped; null for the picture's own. */
  focalPoint: z.object({ x: part, y: part }).nullable(),
  link,
})
export type ImageProps = z.infer<typeof schema>

/** An uploaded picture with its caption and link. */
export const imageBlock = defineBlock<ImageProps>({
  type: 5,
  name: 'image',
  label: 'Picture',
  summary: 'A photo or drawing, with a caption and a link.',
  version: 1,
  schema,
  defaults: () => ({
    assetId: '',
    altText: '',
    caption: '',
    fit: 'cover',
    shape: 'square',
    focalPoint: null,
    link: NO_LINK,
  }),
  migrations: [],
  size: { desktop: { w: 8, h: 10 }, phone: { h: 10 } },
  markup,
  css,
  words: ({ altText, caption }) => [altText, caption],
  needs({ assetId, link: { href } }) {
    const { pages = [], assets = [] } = linkNeeds(href)
    return { pages, assets: assetId ? [assetId, ...assets] : assets }
  },
  context(props, { data, mode, share, isEager }) {
    const asset = data.assets.get(props.assetId)
    // A file that is no picture has no size.
    if (!asset?.originalSize) return { missing: mode === 'edit' && missingText(props.assetId) }
    const assetUrl = (id: Id) => data.assets.get(id)?.assetUrl
    const url = resolveLink(props.link.href, { pagePaths: data.pagePaths, assetUrl })
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
    const assetUrl = (id: Id) => data.assets.get(id)?.assetUrl
    const url = resolveLink(props.link.href, { pagePaths: data.pagePaths, assetUrl }) ?? ''
    const { newWindow } = props.link
    const altText = altTextOf(props, asset, url !== '')
    return {
      info: {
        title: props.caption,
        description: props.caption,
        altText,
        imageId: asset.id,
        clickthroughUrl: { url, newWindow },
        linkTo: url,
        newWindow,
        stretch: props.fit === 'cover',
      },
      item: {
        ...asset,
        title: altText,
        altText,
        mediaFocalPoint: props.focalPoint ?? asset.mediaFocalPoint,
      } as unknown as JsonObject,
    }
  },
})

function missingText(assetId: Id): string {
  return assetId ? 'This picture was removed. Choose another.' : 'Choose a picture'
}

/** A link around a picture without any description would have no name. */
function altTextOf({ altText, caption }: ImageProps, asset: ImageAsset, isLinked: boolean): string {
  const described = altText.trim() || asset.altText.trim()
  return described || !isLinked ? described : caption || asset.title || asset.filename
}
