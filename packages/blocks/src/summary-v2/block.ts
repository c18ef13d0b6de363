import { BLOCK_VARIANTS, type BlockTypeName } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, type BlockDescription, defineBlock } from '../block-definition.ts'
import {
  alignment,
  choice,
  collection,
  group,
  is,
  isNot,
  number,
  text,
  toggle,
  type ValuesOf,
} from '../fields/index.ts'
import { type BlockList, listOf } from '../lists/block-list.ts'
import { type ListWish, listWish } from '../lists/list-wish.ts'
import { missingText } from '../lists/missing-text.ts'
import { quickViewField, quickViewLabel, withoutQuickView } from '../lists/quick-view.ts'
import { collectionId, FILTER_FIELDS, headingLevel, order } from '../lists/source-fields.ts'
import { itemPicture, teaserOf } from '../lists/teaser.ts'
import css from './block.css'
import markup from './block.html'

const fromPage = { source: is('collection') }

const fields = {
  source: choice({
    label: 'Shows',
    options: { collection: 'Items of a page', related: 'Items like this one' },
    initial: 'collection',
  }),
  collectionId: { ...collectionId(), shownWhen: fromPage },
  secondId: collection({
    label: 'And from',
    none: 'Nothing else',
    offers: 'lists',
    shownWhen: { ...fromPage, collectionId: isNot('') },
  }),
  thirdId: collection({
    label: 'And from',
    none: 'Nothing else',
    offers: 'lists',
    shownWhen: { ...fromPage, secondId: isNot('') },
  }),
  ...FILTER_FIELDS,
  onlyFeatured: toggle({ label: 'Only featured ones', initial: false, shownWhen: fromPage }),
  period: choice({
    label: 'Events',
    options: { upcoming: 'To come', past: 'Past', any: 'All' },
    initial: 'upcoming',
    shownWhen: fromPage,
  }),
  order: { ...order(), shownWhen: fromPage },
  count: number({ label: 'How many', min: 1, max: 30, step: 1, initial: 6 }),
  skip: number({
    label: 'Leave out at the start',
    min: 0,
    max: 100,
    step: 1,
    initial: 0,
    shownWhen: fromPage,
  }),
  withoutShown: toggle({
    label: 'Leave out the item on whose page this stands',
    initial: true,
    shownWhen: fromPage,
  }),
  design: choice({
    label: 'Design',
    options: { wall: 'Wall', carousel: 'Carousel', list: 'List', grid: 'Grid' },
    initial: 'grid',
  }),
  heading: text({ label: 'Heading', isOptional: true, maxLength: 200 }),
  level: headingLevel(),
  show: group({
    picture: toggle({ label: 'Picture', initial: true }),
    title: toggle({ label: 'Title', initial: true }),
    excerpt: toggle({ label: 'Excerpt', initial: true }),
    date: toggle({ label: 'Date', initial: true }),
    author: toggle({ label: 'Author', initial: false }),
    categories: toggle({ label: 'Categories', initial: false }),
    tags: toggle({ label: 'Tags', initial: false }),
    location: toggle({ label: 'Place of an event', initial: false }),
    price: toggle({ label: 'Price', initial: true }),
    readMore: toggle({ label: 'Read more', initial: false }),
  }),
  quickView: quickViewField('Products only.'),
  metaPosition: choice({
    label: 'Date and other facts',
    options: { above: 'Above the title', below: 'Below the title', bottom: 'At the end' },
    initial: 'below',
  }),
  aspect: choice({
    label: 'Shape of pictures',
    options: {
      auto: 'As they are',
      square: 'Square',
      standard: '3:2',
      'standard-vertical': '2:3',
      'four-three': '4:3',
      'three-four-vertical': '3:4',
      widescreen: '16:9',
      'anamorphic-widescreen': '2.40:1',
    },
    initial: 'standard',
  }),
  perRow: number({
    label: 'Items in a row',
    min: 1,
    max: 6,
    step: 1,
    initial: 3,
    shownWhen: { design: isNot('list') },
  }),
  pictureSide: choice({
    label: 'Picture',
    options: { left: 'Left', right: 'Right' },
    initial: 'left',
    shownWhen: { design: is('list') },
  }),
  gap: number({ label: 'Space between', min: 0, max: 80, step: 4, initial: 28 }),
  textSize: choice({
    label: 'Size of words',
    options: { small: 'Small', medium: 'Medium', large: 'Large' },
    initial: 'medium',
  }),
  alignment: alignment({ label: 'Alignment', initial: 'left' }),
  readMoreLabel: text({
    label: 'Words of the link to an item',
    hint: 'Empty says: Read more',
    isOptional: true,
    maxLength: 60,
  }),
  allLabel: text({
    label: 'Words of a link to the whole page',
    hint: 'Empty shows none.',
    isOptional: true,
    maxLength: 60,
    shownWhen: fromPage,
  }),
}
type Props = ValuesOf<typeof fields>

const described = (
  name: BlockTypeName,
  replacedBy?: BlockTypeName,
): BlockDescription<typeof fields> => ({
  name,
  label: 'Summary',
  summary: 'Posts, products, events or pictures of another page, as cards, a list or a carousel.',
  icon: 'LayoutGrid',
  paletteSection: 'lists',
  keywords: ['blog', 'posts', 'news', 'teaser', 'latest', 'carousel', 'related', 'cards', 'feed'],
  ...(replacedBy && { replacedBy }),
  fields,
  migrations: [withoutQuickView],
  example: { heading: 'From the journal', count: 3, level: 'h3', allLabel: 'All of them' },
  size: { desktop: { w: 24, h: 12 }, phone: { h: 12 } },
  markup,
  css,
  needs: (props) => ({ lists: [wishOf(props)] }),
  context(props, context) {
    const list = listOf(wishOf(props), context.data)
    if (list.items.length === 0) {
      return { missing: context.mode === 'edit' && emptyText(props, list) }
    }
    const { design, show, level, gap, perRow, heading, allLabel, readMoreLabel } = props
    const [page] = list.pages
    const columns = design === 'list' ? 1 : perRow
    return {
      ...{ design, level, gap, perRow, show },
      variant: BLOCK_VARIANTS.summary[design],
      kind: page?.kind ?? '',
      aspect: props.aspect,
      ratio: RATIOS[props.aspect],
      textSize: props.textSize,
      alignment: props.alignment,
      metaPosition: props.metaPosition,
      pictureSide: props.pictureSide,
      heading: heading.trim(),
      headingId: `summary-${context.blockId}`,
      titleTag: heading.trim() === '' ? level : BELOW[level],
      isCarousel: design === 'carousel',
      previous: context.words.blockPrevious,
      next: context.words.blockNext,
      hasMeta: METADATA.some((name) => show[name]),
      label: heading.trim() || page?.title || '',
      readMoreLabel: readMoreLabel.trim() || context.words.blockReadMore,
      quickView: props.quickView && quickViewLabel(context),
      quickViewGroup: `summary-${context.blockId}`,
      allLabel: allLabel.trim(),
      allUrl: page?.url ?? '',
      items: list.items.map((item, index) => ({
        ...teaserOf(item, list),
        picture: show.picture ? pictureIn(item, props, { columns, index, context }) : null,
      })),
    }
  },
  themeContext(props, context) {
    const list = listOf(wishOf(props), context.data)
    const [page] = list.pages
    const { show, design, count, textSize, alignment, aspect } = props
    return {
      items: [...list.items],
      collection: page ? { ...page, fullUrl: page.url } : null,
      collectionId: props.collectionId,
      design,
      variant: BLOCK_VARIANTS.summary[design],
      headerText: props.heading.trim(),
      pageSize: count,
      textSize,
      textAlignment: alignment,
      imageAspectRatio: aspect,
      slidesPerRow: props.perRow,
      gutter: props.gap,
      showTitle: show.title,
      showThumbnail: show.picture,
      showExcerpt: show.excerpt,
      showPrice: show.price,
      showReadMoreLink: show.readMore,
      metadataPosition: METADATA_POSITIONS[props.metaPosition],
      primaryMetadata: firstShown(show),
    }
  },
})

const RATIOS: Readonly<Record<Props['aspect'], string>> = {
  auto: '',
  square: '1',
  standard: '3/2',
  'standard-vertical': '2/3',
  'four-three': '4/3',
  'three-four-vertical': '3/4',
  widescreen: '16/9',
  'anamorphic-widescreen': '2.4',
}

/** The heading of an item below that of the block. */
const BELOW: Readonly<Record<Props['level'], string>> = { h2: 'h3', h3: 'h4', h4: 'h5' }

const METADATA_POSITIONS: Readonly<Record<Props['metaPosition'], string>> = {
  above: 'above-title',
  below: 'below-title',
  bottom: 'below-content',
}

const METADATA = ['date', 'author', 'categories', 'tags', 'location'] as const

function firstShown(show: Props['show']): string {
  return METADATA.find((name) => show[name]) ?? 'none'
}

function wishOf(props: Props): ListWish {
  const { source, categories, tags, authors, count: limit } = props
  const filters = { categories, tags, authors, limit }
  if (source === 'related') return listWish({ isRelated: true, limit })
  return listWish({
    ...filters,
    collectionIds: chosenIn(props),
    isFeatured: props.onlyFeatured,
    period: props.period,
    order: props.order,
    skip: props.skip,
    withoutShown: props.withoutShown,
  })
}

const chosenIn = ({ collectionId, secondId, thirdId }: Props) =>
  [collectionId, secondId, thirdId].filter((id) => id !== '')

function emptyText(props: Props, list: BlockList): string {
  if (props.source === 'related') {
    return 'On the page of a post, an event or a product, items like it are shown here'
  }
  const isFiltered =
    props.onlyFeatured || [props.categories, props.tags, props.authors].some(({ length }) => length)
  return missingText(list, {
    chosen: chosenIn(props),
    empty: isFiltered
      ? 'Nothing visible has these categories, tags or authors'
      : 'Nothing on this page can be seen by visitors yet. Add something to it.',
  })
}

/** A picture beside a title is decoration; without one it is the link to the item, and needs words. */
function pictureIn(
  item: JsonObject,
  { show, design }: Props,
  { columns, index, context }: { columns: number; index: number; context: BlockContext },
): JsonObject | null {
  const { share, isEager } = context
  const part = design === 'list' ? 0.35 : 1 / columns
  return (
    itemPicture(item, {
      share: { desktop: share.desktop * part, phone: design === 'list' ? 0.4 : share.phone },
      isEager: isEager && index < columns,
      altText: show.title ? '' : String(item.title ?? ''),
    }) ?? null
  )
}

/** Teasers of items of other pages. */
export const summaryV2Block = defineBlock(described('summary-v2'))

/** The older version, which the newer one draws. */
export const summaryBlock = defineBlock(described('summary', 'summary-v2'))
