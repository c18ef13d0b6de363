/** Every predicate of the language, in alphabetical order. A new one needs a line here. */

import { backgroundSources } from './background-source.ts'
import { calendarView } from './calendar-view.ts'
import { childImages } from './child-images.ts'
import { clickable } from './clickable.ts'
import { collection } from './collection.ts'
import { collectionPage } from './collection-page.ts'
import { collectionTemplatePage } from './collection-template-page.ts'
import { collectionTypeNameEquals } from './collection-type-name-equals.ts'
import { comments } from './comments.ts'
import { currentType } from './current-type.ts'
import { debug } from './debug.ts'
import { disqus } from './disqus.ts'
import { equal } from './equal.ts'
import { even } from './even.ts'
import { excerpt } from './excerpt.ts'
import { externalLink } from './external-link.ts'
import { folder } from './folder.ts'
import { folderIndex } from './folder-index.ts'
import { gallery } from './gallery.ts'
import { greaterThan } from './greater-than.ts'
import { greaterThanOrEqual } from './greater-than-or-equal.ts'
import { hasMultiple } from './has-multiple.ts'
import { hasVariants } from './has-variants.ts'
import { lessThan } from './less-than.ts'
import { lessThanOrEqual } from './less-than-or-equal.ts'
import { location } from './location.ts'
import { mainImage } from './main-image.ts'
import { notEqual } from './not-equal.ts'
import { nth } from './nth.ts'
import { odd } from './odd.ts'
import { onSale } from './on-sale.ts'
import { passthrough } from './passthrough.ts'
import { plural } from './plural.ts'
import type { Predicate } from './predicate.ts'
import { promoted } from './promoted.ts'
import { recordTypes } from './record-type.ts'
import { redirect } from './redirect.ts'
import { sameDay } from './same-day.ts'
import { serviceNameEmail } from './service-name-email.ts'
import { showPastEvents } from './show-past-events.ts'
import { singular } from './singular.ts'
import { soldOut } from './sold-out.ts'
import { unitsMetric } from './units-metric.ts'
import { variedPrices } from './varied-prices.ts'

export const predicates: readonly Predicate[] = [
  ...backgroundSources,
  calendarView,
  childImages,
  clickable,
  collection,
  collectionPage,
  collectionTemplatePage,
  collectionTypeNameEquals,
  comments,
  currentType,
  debug,
  disqus,
  equal,
  even,
  excerpt,
  externalLink,
  folder,
  folderIndex,
  ...gallery,
  greaterThan,
  greaterThanOrEqual,
  hasMultiple,
  hasVariants,
  lessThan,
  lessThanOrEqual,
  location,
  mainImage,
  notEqual,
  nth,
  odd,
  onSale,
  passthrough,
  plural,
  ...promoted,
  ...recordTypes,
  redirect,
  sameDay,
  serviceNameEmail,
  showPastEvents,
  singular,
  soldOut,
  unitsMetric,
  variedPrices,
]

const byName: ReadonlyMap<string, Predicate> = new Map(
  predicates.map((predicate) => [predicate.name, predicate]),
)

/** The predicate of a name, which includes the question mark. */
export function findPredicate(name: string): Predicate | undefined {
  return byName.get(name)
}

export function hasPredicate(name: string): boolean {
  return byName.has(name)
}
