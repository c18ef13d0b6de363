import type { GalleryDesign } from '@sitewright/core/content/gallery-options'
import { galleryOptions } from '@sitewright/core/content/gallery-options'
import { BLOCK_VARIANTS } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { choice, collection, initialValues, is, list, type ValuesOf } from '../fields/index.ts'
import { listOf } from '../lists/block-list.ts'
import { type ListWish, listWish } from '../lists/list-wish.ts'
import pictureMarkup from '../picture.html'
import { galleryMarkup } from './markup.ts'
import { GALLERY_FIELDS } from './option-fields.ts'
import { listedItem, PICTURE_FIELDS, pictureItem } from './pictures.ts'
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

const OWN = { source: is('own') }

const fields = {
  source: choice({
    label: 'Pictures',
    options: { own: 'Chosen here', page: 'Those of a page' },
    initial: 'own',
  }),
  collectionId: collection({
    label: 'Page',
    hint: 'A gallery, for example. What is added there appears here.',
    none: 'Choose a page',
    shownWhen: { source: is('page') },
  }),
  pictures: list({
    label: 'Chosen pictures',
    shownWhen: OWN,
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
  markup: `{.if items}<div data-block-variant="{variant}">${markup}</div>{.or}{.if missing}<sw-edit-only class="sw-empty">{missing|html}</sw-edit-only>{.end}{.end}`,
  css: GALLERY_STYLES,
  styleMarks: ['sw-gallery'],
  needs: (props) => ({ lists: wishOf(props) }),
  context(props, context) {
    const items = itemsOf(props, context)
    if (items.length === 0)
      return { missing: context.mode === 'edit' && missingWords(props, context) }
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

function wishOf({ source, collectionId }: GalleryProps): readonly ListWish[] {
  if (source === 'own' || !collectionId) return []
  return [listWish({ collectionIds: [collectionId], limit: MAX_PICTURES, period: 'any' })]
}

function itemsOf(props: GalleryProps, context: BlockContext): JsonObject[] {
  const part = props.galleryDesign === 'grid' ? 1 / props.galleryPerRow : 1
  const options = { opensLarge: props.galleryLightbox, part }
  if (props.source === 'own') {
    return props.pictures
      .map((entry, place) => pictureItem(entry, place, context, options))
      .filter((item) => item !== undefined)
  }
  return wishOf(props)
    .flatMap((wish) => listOf(wish, context.data).items)
    .map((item, place) => listedItem(item, place, context, options))
}

/** Reasons for which a page shows nothing, for its owner. */
const MISSING = {
  gone: 'This page was removed. Choose another.',
  off: 'This page is switched off, so visitors see nothing here.',
  locked: 'This page has a password, so visitors see nothing here.',
} as const

function missingWords(props: GalleryProps, { data }: BlockContext): string {
  if (props.source === 'own') return 'Add pictures'
  const [wish] = wishOf(props)
  if (!wish) return 'Choose a page in the settings'
  const { missing } = listOf(wish, data)
  return missing ? MISSING[missing] : 'There are no pictures on this page yet'
}
