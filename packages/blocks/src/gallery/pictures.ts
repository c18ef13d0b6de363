/** A gallery block's own pictures, as the markup and themes get pictures of a gallery page. */

import { isBlank } from '@sitewright/core/blank'
import { videoFields } from '@sitewright/core/content/video-fields'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import type { ImageAsset } from '../block-data.ts'
import type { BlockContext } from '../block-definition.ts'
import {
  address,
  focalPoint,
  isNot,
  lines,
  link,
  picture,
  readAddress,
  text,
  type ValuesOf,
} from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import { type PictureSource, pictureOf } from '../picture.ts'

export const PICTURE_FIELDS = {
  assetId: picture(),
  title: text({ label: 'Title', isOptional: true, maxLength: 300 }),
  description: lines({
    label: 'Description',
    hint: '**bold**, *italic*, [words](https://example.com)',
    isOptional: true,
    maxLength: 1000,
    rows: 3,
  }),
  altText: text({
    label: 'Alternative text',
    hint: 'For people who cannot see it. Empty uses the description the picture was given in the library.',
    isOptional: true,
    maxLength: 1000,
  }),
  link: link(),
  videoUrl: address({
    label: 'Video',
    hint: 'With an address this is a video, and the picture is what is seen before it plays.',
    example: 'https://vimeo.com/76979871',
  }),
  focalPoint: focalPoint({ belongsTo: 'assetId', shownWhen: { assetId: isNot('') } }),
}
export type GalleryPicture = ValuesOf<typeof PICTURE_FIELDS>

export interface PictureOptions {
  /** Whether pictures open above the page; otherwise they lead where they link to. */
  readonly opensLarge: boolean
  /** Part of the block's width that one picture takes. */
  readonly part: number
}

/** One picture as an item; undefined where there is nothing to show. */
export function pictureItem(
  entry: GalleryPicture,
  place: number,
  context: BlockContext,
  options: PictureOptions,
): JsonObject | undefined {
  const { data, markdown, blockId } = context
  const found = data.assets.get(entry.assetId)
  // A file that is not a picture has no size.
  const asset = found?.originalSize ? found : undefined
  const video = readAddress(entry.videoUrl) ?? ''
  if (!asset && video === '') return undefined
  const title = entry.title.trim()
  const target = resolveLink(entry.link.href, linkTargets(data)) ?? ''
  const large = video || `${asset?.assetUrl}?format=2500w`
  const fullUrl = options.opensLarge ? large : target || video
  return {
    ...(asset && pictureKeys(asset, { entry, place, context, isLinked: fullUrl !== '', options })),
    ...videoFields(video),
    id: `${blockId}-${place + 1}`,
    slideId: `${blockId}-${place + 1}`,
    recordType: video ? RECORD_TYPES.video : RECORD_TYPES.image,
    title: title || (asset ? '' : video),
    excerpt: isBlank(entry.description) ? '' : markdown.short(entry.description),
    fullUrl,
    newWindow: entry.link.newWindow,
    clickthroughUrl: target,
  }
}

/** An item of a page as the markup of the block gets it. */
export function listedItem(
  item: JsonObject,
  place: number,
  { share, isEager, blockId }: BlockContext,
  { part }: PictureOptions,
): JsonObject {
  const source = sourceOf(item)
  const altText = [item.altText, item.title].find((words) => words) ?? ''
  return {
    ...item,
    ...(source && {
      ...pictureOf(source, {
        altText: String(altText),
        share: sharePart(share, part),
        isEager: isEager && place === 0,
      }),
      systemDataId: source.id,
    }),
    slideId: `${blockId}-${place + 1}`,
  }
}

/** The picture of an item: its own, or the first of a product's. */
function sourceOf(item: JsonObject): (PictureSource & { readonly id: string }) | undefined {
  const [first] = Array.isArray(item.items) ? item.items : []
  const own = [item, first].find(
    (one): one is JsonObject => typeof (one as JsonObject | undefined)?.originalSize === 'string',
  )
  if (!own?.originalSize || typeof own.assetUrl !== 'string') return undefined
  return { mediaFocalPoint: CENTRE, ...own } as unknown as PictureSource & { readonly id: string }
}

const CENTRE = { x: 0.5, y: 0.5 }

function sharePart({ desktop, phone }: BlockContext['share'], part: number) {
  return { desktop: desktop * part, phone: phone * Math.max(part, 0.5) }
}

interface PicturePlace {
  readonly entry: GalleryPicture
  readonly place: number
  readonly context: BlockContext
  readonly isLinked: boolean
  readonly options: PictureOptions
}

/** The keys of an item that are about its picture. */
function pictureKeys(
  asset: ImageAsset,
  { entry, place, context: { share, isEager }, isLinked, options: { part } }: PicturePlace,
): JsonObject {
  const described = entry.altText.trim() || asset.altText.trim()
  // A link around a picture without words would have no name.
  const named = described || entry.title.trim() || asset.title || asset.filename
  return {
    ...pictureOf(asset, {
      altText: isLinked ? named : described,
      focalPoint: entry.focalPoint,
      share: sharePart(share, part),
      isEager: isEager && place === 0,
    }),
    systemDataId: asset.id,
    mediaFocalPoint: entry.focalPoint ?? asset.mediaFocalPoint,
  }
}
