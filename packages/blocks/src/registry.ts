/** All block types, in alphabetical order. To add one, make its folder and list it here. */

import type { Block } from '@sitewright/core/document/page-document'
import type { JsonObject } from '@sitewright/core/json'
import { accordionBlock } from './accordion/block.ts'
import { albumBlock } from './album/block.ts'
import { archiveBlock } from './archive/block.ts'
import { audioBlock } from './audio/block.ts'
import type { BlockDefinition } from './block-definition.ts'
import { buttonBlock } from './button/block.ts'
import { calendarBlock } from './calendar/block.ts'
import { chartBlock } from './chart/block.ts'
import { codeBlock } from './code/block.ts'
import { collectionLinkBlock } from './collection-link/block.ts'
import { commentsBlock } from './comments/block.ts'
import {
  amazonBlock,
  appointmentSchedulingBlock,
  fivehundredpixBlock,
  flickrBlock,
  foursquareBlock,
  instagramBlock,
  opentableBlock,
  opentableV2Block,
  restaurantReservationsBlock,
  twitterBlock,
  weddingRegistryBlock,
} from './connected/blocks.ts'
import { donationBlock } from './donation/block.ts'
import { embedBlock } from './embed/block.ts'
import { folderBlock } from './folder/block.ts'
import { formBlock } from './form/block.ts'
import { galleryBlock } from './gallery/block.ts'
import { geoBlock } from './geo/block.ts'
import { horizontalRuleBlock } from './horizontal-rule/block.ts'
import { htmlBlock } from './html/block.ts'
import { imageBlock } from './image/block.ts'
import { indexBlock } from './index/block.ts'
import { journalBlock } from './journal/block.ts'
import { linkBlock } from './link/block.ts'
import { withoutBadLinks } from './link/old-links.ts'
import { logoBlock } from './logo/block.ts'
import { mapBlock } from './map/block.ts'
import { markdownBlock } from './markdown/block.ts'
import { marqueeBlock } from './marquee/block.ts'
import { memberAreaBlock } from './member-area/block.ts'
import { menuBlock } from './menu/block.ts'
import { navigationBlock } from './navigation/block.ts'
import { newsletterBlock } from './newsletter/block.ts'
import {
  postsByAuthorBlock,
  postsByCategoryBlock,
  postsByMonthBlock,
  postsByTagBlock,
} from './posts-by/block.ts'
import { pricingPlanBlock } from './pricing-plan/block.ts'
import { productBlock } from './product/block.ts'
import { quoteBlock } from './quote/block.ts'
import { rssBlock } from './rss/block.ts'
import { searchBlock } from './search/block.ts'
import { shapeBlock } from './shape/block.ts'
import {
  socialAccountLinksBlock,
  socialAccountLinksV2Block,
  socialLinksBlock,
} from './social-account-links-v2/block.ts'
import { soundcloudBlock } from './soundcloud/block.ts'
import { spacerBlock } from './spacer/block.ts'
import { summaryBlock, summaryV2Block } from './summary-v2/block.ts'
import { tagCloudBlock } from './tag-cloud/block.ts'
import { tourDatesBlock } from './tour-dates/block.ts'
import { videoBlock } from './video/block.ts'
import { websiteComponentBlock } from './website-component/block.ts'

export {
  type BlockData,
  type BlockNeeds,
  type FormData,
  type FundData,
  type ImageAsset,
  type NavigationLink,
  NO_BLOCK_DATA,
} from './block-data.ts'
export type { BlockDefinition, BlockSize, RenderMode } from './block-definition.ts'
export type { BlockList, ListCount, ListedPage, MonthCount } from './lists/block-list.ts'
export { type ListOrder, type ListWish, listKey } from './lists/list-wish.ts'
export { PALETTE_SECTIONS } from './palette-sections.ts'
export type { BlockWords } from './words/english.ts'

export const BLOCKS: readonly BlockDefinition[] = [
  accordionBlock,
  albumBlock,
  amazonBlock,
  appointmentSchedulingBlock,
  archiveBlock,
  audioBlock,
  buttonBlock,
  calendarBlock,
  chartBlock,
  codeBlock,
  collectionLinkBlock,
  commentsBlock,
  donationBlock,
  embedBlock,
  fivehundredpixBlock,
  flickrBlock,
  folderBlock,
  formBlock,
  foursquareBlock,
  galleryBlock,
  geoBlock,
  horizontalRuleBlock,
  htmlBlock,
  imageBlock,
  indexBlock,
  instagramBlock,
  journalBlock,
  linkBlock,
  logoBlock,
  mapBlock,
  markdownBlock,
  marqueeBlock,
  memberAreaBlock,
  menuBlock,
  navigationBlock,
  newsletterBlock,
  opentableBlock,
  opentableV2Block,
  postsByAuthorBlock,
  postsByCategoryBlock,
  postsByMonthBlock,
  postsByTagBlock,
  pricingPlanBlock,
  productBlock,
  quoteBlock,
  restaurantReservationsBlock,
  rssBlock,
  searchBlock,
  shapeBlock,
  socialAccountLinksBlock,
  socialAccountLinksV2Block,
  socialLinksBlock,
  soundcloudBlock,
  spacerBlock,
  summaryBlock,
  summaryV2Block,
  tagCloudBlock,
  tourDatesBlock,
  twitterBlock,
  videoBlock,
  websiteComponentBlock,
  weddingRegistryBlock,
]

const BY_TYPE: ReadonlyMap<number, BlockDefinition> = new Map(
  BLOCKS.map((block) => [block.type, block]),
)

export function blockOfType(type: number): BlockDefinition | undefined {
  return BY_TYPE.get(type)
}

/** The block migrated to its type's newest version. Unknown types and newer versions stay as they are. */
export function upToDate(block: Block): Block {
  const definition = blockOfType(block.type)
  if (!definition || block.version >= definition.version) return block
  return {
    ...block,
    version: definition.version,
    props: definition.migrations
      .slice(block.version - 1)
      .reduce((props, migrate) => migrate(props), block.props),
  }
}

/** Settings of a block as they are read; damaged ones do not fit its type, whose defaults stand in for them. */
interface ReadBlock {
  readonly props: JsonObject
  readonly isDamaged: boolean
}

/** Memoized by block: blocks are immutable, and a published one is rendered again and again. */
const read = new WeakMap<Block, ReadBlock>()

/** The block with props that its type's schema has just accepted: they are not checked again when they are read. */
export function withValidProps(block: Block, props: JsonObject): Block {
  const checked = { ...block, props }
  read.set(checked, { props, isDamaged: false })
  return checked
}

/** Valid props of a block: the stored ones, or the defaults if those do not fit the type's schema. */
export function readProps(definition: BlockDefinition, block: Block): JsonObject {
  return readBlock(definition, block).props
}

/**
 * Whether the settings of a block do not fit its type: of a newer version of the platform, or damaged. Visitors see nothing of
 * such a block, and it keeps what it has until its owner changes it.
 */
export function isDamaged(definition: BlockDefinition, block: Block): boolean {
  return readBlock(definition, block).isDamaged
}

function readBlock(definition: BlockDefinition, block: Block): ReadBlock {
  const before = read.get(block)
  if (before) return before
  const fitting = fittingProps(definition, block)
  const found = { props: fitting ?? definition.defaults(), isDamaged: fitting === undefined }
  read.set(block, found)
  return found
}

function fittingProps({ schema }: BlockDefinition, block: Block): JsonObject | undefined {
  const stored = migrated(block)
  const checked = schema.safeParse(stored)
  return checked.success ? checked.data : schema.safeParse(withoutBadLinks(stored)).data
}

/** Migrations rely on what their version had accepted, and may fail on anything else. */
function migrated(block: Block): JsonObject | undefined {
  try {
    return upToDate(block).props
  } catch {
    return undefined
  }
}
