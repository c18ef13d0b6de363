import type { GalleryDesign } from '@sitewright/core/content/gallery-options'
import { galleryOptions } from '@sitewright/core/content/gallery-options'
import { BLOCK_VARIANTS } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { initialValues, list, type ValuesOf } from '../fields/index.ts'
import pictureMarkup from '../picture.html'
import { galleryMarkup } from './markup.ts'
import { GALLERY_FIELDS } from './option-fields.ts'
import { PICTURE_FIELDS, pictureItem } from './pictures.ts'
import { GALLERY_STYLES } from './styles.ts'

/** The most pictures of a block; more of them belong on a gallery page. */
const MAX_PICTURES = 100

/** The variant that stands for each design (specification §3 "Block variants"). */
const VARIANTS: Readonly<Record<GalleryDesign, number>> = {
  slideshow: BLOCK_VARIANTS.gallery.slideshow,
  slider: BLOCK_VARIANTS.gallery.carousel,
  grid: BLOCK_VARIANTS.gallery.grid,
  stacked: BLOCK_VARIANTS.gallery.stack,
}

const fields = {
  pictures: list({
    label: 'Pictures',
    entryLabel: 'Picture',
    namedBy: 'title',
    picturedBy: 'assetId',
    max: MAX_PICTURES,
    fields: PICTURE_FIELDS,
  }),
  ...GALLERY_FIELDS,
}
const EMPTY = initialValues(PICTURE_FIELDS)

type GalleryProps = ValuesOf<typeof fields>

const markup = galleryMarkup({
  // The name by which themes know the pictures of galleries.
  picture: pictureMarkup.trim().replace('<img', '<img class="thumb-image"'),
})

/** Several pictures as a grid, a strip, a slideshow, or below one another. */
export const galleryBlock = defineBlock({
  name: 'gallery',
  label: 'Gallery',
  summary: 'Several pictures as a grid, a slider or a slideshow.',
  icon: 'Images',
  paletteSection: 'media',
  keywords: ['slideshow', 'carousel', 'slider', 'grid', 'photos', 'images', 'lightbox'],
  fields,
  example: {
    pictures: ['Morning light', 'Out of the kiln', 'Packed'].map((title) => ({ ...EMPTY, title })),
    galleryDesign: 'slider',
    galleryShowsTitles: true,
    galleryControls: true,
  },
  size: { desktop: { w: 24, h: 12 }, phone: { h: 12 } },
  markup: `{.if items}<div data-block-variant="{variant}">${markup}</div>{.or}{.if isMissing}<sw-edit-only class="sw-empty">Add pictures in the settings</sw-edit-only>{.end}{.end}`,
  css: GALLERY_STYLES,
  styleMarks: ['sw-gallery'],
  context(props, context) {
    const items = itemsOf(props, context)
    if (items.length === 0) return { isMissing: context.mode === 'edit' }
    return {
      items,
      options: galleryOptions(props) as unknown as JsonObject,
      variant: VARIANTS[props.galleryDesign],
    }
  },
  themeContext(props, context) {
    const items = itemsOf(props, context)
    if (items.length === 0) return undefined
    const options = galleryOptions(props) as unknown as JsonObject
    return {
      ...options,
      options,
      items,
      variant: VARIANTS[props.galleryDesign],
      blockVariant: VARIANTS[props.galleryDesign],
    }
  },
})

function itemsOf(props: GalleryProps, context: BlockContext): JsonObject[] {
  const part = props.galleryDesign === 'grid' ? 1 / props.galleryPerRow : 1
  const options = { opensLarge: props.galleryLightbox, part }
  return props.pictures
    .map((entry, place) => pictureItem(entry, place, context, options))
    .filter((item) => item !== undefined)
}
