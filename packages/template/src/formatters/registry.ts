/** Every formatter of the language, in alphabetical order. A new one needs a line here. */

import { absUrl } from './abs-url.ts'
import { activateTwitterLinks } from './activate-twitter-links.ts'
import { addToCartBtn } from './add-to-cart-btn.ts'
import { apply } from './apply.ts'
import { audioPlayer } from './audio-player.ts'
import { bookkeeperMoneyFormat } from './bookkeeper-money-format.ts'
import { capitalize } from './capitalize.ts'
import { cartQuantity } from './cart-quantity.ts'
import { cartSubtotal } from './cart-subtotal.ts'
import { cartUrl } from './cart-url.ts'
import { childImageMeta } from './child-image-meta.ts'
import { colorWeight } from './color-weight.ts'
import { commentCount } from './comment-count.ts'
import { commentLink } from './comment-link.ts'
import { comments } from './comments.ts'
import { count } from './count.ts'
import { coverImageMeta } from './cover-image-meta.ts'
import { cycle } from './cycle.ts'
import { date } from './date.ts'
import { datetime } from './datetime.ts'
import { datetimeInterval } from './datetime-interval.ts'
import { decimal } from './decimal.ts'
import { encodeSpace } from './encode-space.ts'
import { encodeUri } from './encode-uri.ts'
import { encodeUriComponent } from './encode-uri-component.ts'
import { findFirst } from './find-first.ts'
import { findLast } from './find-last.ts'
import { format } from './format.ts'
import type { Formatter } from './formatter.ts'
import { fromPrice } from './from-price.ts'
import { get } from './get.ts'
import { googleCalendarUrl } from './google-calendar-url.ts'
import { height } from './height.ts'
import { html } from './html.ts'
import { htmlattr } from './htmlattr.ts'
import { htmltag } from './htmltag.ts'
import { humanizeDuration } from './humanize-duration.ts'
import { i18nMoneyFormat } from './i18n-money-format.ts'
import { image } from './image.ts'
import { imageColor } from './image-color.ts'
import { imageMeta } from './image-meta.ts'
import { imageSrcset } from './image-srcset.ts'
import { itemClasses } from './item-classes.ts'
import { iter } from './iter.ts'
import { json } from './json.ts'
import { jsonPretty } from './json-pretty.ts'
import { keyBy } from './key-by.ts'
import { likeButton } from './like-button.ts'
import { lineBreaks } from './line-breaks.ts'
import { lookup } from './lookup.ts'
import { message, plural } from './message.ts'
import { mod } from './mod.ts'
import { money } from './money.ts'
import { moneyFormat, moneyFormatOld } from './money-format.ts'
import { moneyString } from './money-string.ts'
import { normalPrice } from './normal-price.ts'
import { output } from './output.ts'
import { percentageFormat } from './percentage-format.ts'
import { pluralize } from './pluralize.ts'
import { productCheckout } from './product-checkout.ts'
import { productPrice } from './product-price.ts'
import { productQuickView } from './product-quick-view.ts'
import { productRestockNotification } from './product-restock-notification.ts'
import { productScarcity } from './product-scarcity.ts'
import { productStatus } from './product-status.ts'
import { prop } from './prop.ts'
import { quantityInput } from './quantity-input.ts'
import { raw } from './raw.ts'
import { relativeTime } from './relative-time.ts'
import { resizedHeightForWidth } from './resized-height-for-width.ts'
import { resizedWidthForHeight } from './resized-width-for-height.ts'
import { round } from './round.ts'
import { safe } from './safe.ts'
import { salePrice } from './sale-price.ts'
import { slugify } from './slugify.ts'
import { smartypants } from './smartypants.ts'
import { socialButton } from './social-button.ts'
import { socialButtonInline } from './social-button-inline.ts'
import { squarespaceThumbnailForHeight } from './squarespace-thumbnail-for-height.ts'
import { squarespaceThumbnailForWidth } from './squarespace-thumbnail-for-width.ts'
import { str } from './str.ts'
import { subscriptionPrice } from './subscription-price.ts'
import { summaryFormField } from './summary-form-field.ts'
import { timesince } from './timesince.ts'
import { truncate } from './truncate.ts'
import { twitterFollowButton } from './twitter-follow-button.ts'
import { unchanged } from './unchanged.ts'
import { urlEncode } from './url-encode.ts'
import { variantDescriptor } from './variant-descriptor.ts'
import { variantsSelect } from './variants-select.ts'
import { video } from './video.ts'
import { videoMeta } from './video-meta.ts'
import { websiteColor } from './website-color.ts'
import { width } from './width.ts'

export const formatters: readonly Formatter[] = [
  absUrl,
  activateTwitterLinks,
  addToCartBtn,
  apply,
  audioPlayer,
  bookkeeperMoneyFormat,
  capitalize,
  cartQuantity,
  cartSubtotal,
  cartUrl,
  childImageMeta,
  colorWeight,
  commentCount,
  commentLink,
  comments,
  count,
  coverImageMeta,
  cycle,
  date,
  datetime,
  datetimeInterval,
  decimal,
  encodeSpace,
  encodeUri,
  encodeUriComponent,
  findFirst,
  findLast,
  format,
  fromPrice,
  get,
  googleCalendarUrl,
  height,
  html,
  htmlattr,
  htmltag,
  humanizeDuration,
  i18nMoneyFormat,
  image,
  imageColor,
  imageMeta,
  imageSrcset,
  itemClasses,
  iter,
  json,
  jsonPretty,
  keyBy,
  likeButton,
  lineBreaks,
  lookup,
  message,
  mod,
  money,
  moneyFormat,
  moneyFormatOld,
  moneyString,
  normalPrice,
  output,
  percentageFormat,
  plural,
  pluralize,
  productCheckout,
  productPrice,
  productQuickView,
  productRestockNotification,
  productScarcity,
  productStatus,
  prop,
  quantityInput,
  raw,
  relativeTime,
  resizedHeightForWidth,
  resizedWidthForHeight,
  round,
  safe,
  salePrice,
  slugify,
  smartypants,
  socialButton,
  socialButtonInline,
  squarespaceThumbnailForHeight,
  squarespaceThumbnailForWidth,
  str,
  subscriptionPrice,
  summaryFormField,
  timesince,
  truncate,
  twitterFollowButton,
  ...unchanged,
  urlEncode,
  variantDescriptor,
  variantsSelect,
  video,
  videoMeta,
  websiteColor,
  width,
]

const byName: ReadonlyMap<string, Formatter> = new Map(
  formatters.map((formatter) => [formatter.name, formatter]),
)

export function findFormatter(name: string): Formatter | undefined {
  return byName.get(name)
}

export function hasFormatter(name: string): boolean {
  return byName.has(name)
}
