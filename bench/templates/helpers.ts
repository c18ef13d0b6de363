/**
 * The work of JSON-T's formatters on the pages, for engines that have none: plain functions as somebody who
 * knows these pages and wants them fast would write them. They do less than the formatters, not more.
 */

import { checkout } from './helpers/checkout.ts'
import { isoDay, longDay, shortDay, shortMoment } from './helpers/dates.ts'
import { imageAttributes, sourceSet } from './helpers/images.ts'
import {
  commentCount,
  commentLink,
  itemClasses,
  likeButton,
  productClasses,
  productStatus,
  shareButtons,
  variantName,
} from './helpers/items.ts'
import { price, soldOut } from './helpers/prices.ts'
import {
  attribute,
  html,
  oddOrEven,
  plural,
  shorten,
  slug,
  typographic,
  withBreaks,
  withoutTags,
} from './helpers/text.ts'

/** Helpers by the names that templates know them by. */
export const helpers = {
  attribute,
  checkout,
  commentCount,
  commentLink,
  html,
  imageAttributes,
  isoDay,
  itemClasses,
  likeButton,
  longDay,
  oddOrEven,
  plural,
  price,
  productClasses,
  productStatus,
  shareButtons,
  shortDay,
  shortMoment,
  slug,
  soldOut,
  sourceSet,
  shorten,
  typographic,
  urlPart: encodeURIComponent,
  variantName,
  withBreaks,
  withoutTags,
}
