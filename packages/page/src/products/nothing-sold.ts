/** A site whose selling is switched off: its pages say so in place of what would sell. */

import { escapeHtml } from '@sitewright/core/html'
import type { Json } from '@sitewright/core/json'
import { type FlagSwitches, isOn } from '@sitewright/core/site/feature-flags'
import type { Scope } from '@sitewright/template'
import { objectOf } from '../head/item-fields.ts'
import { wordIn } from '../words/page-words.ts'

/** Shown in place of what would put something into a cart. */
export const nothingSold = (scope: Scope) =>
  `<p class="sw-not-for-sale">${escapeHtml(wordIn(scope, 'pageNothingSold'))}</p>`

/** Hides links to the cart and buttons that a theme has in markup of its own, which no formatter printed. */
export const NOTHING_SOLD_STYLE =
  '<style>.sqs-custom-cart, .sqs-add-to-cart-button-wrapper { display: none !important; }</style>'

export function isSelling({ flags = {} }: { readonly flags?: FlagSwitches }): boolean {
  return isOn(flags, 'commerce')
}

/** The mark of such a site in the context of templates and scripts; absent while it sells. */
export function nothingSoldMark(site: { readonly flags?: FlagSwitches }): { sellsNothing?: true } {
  return isSelling(site) ? {} : { sellsNothing: true }
}

/** Reads the mark in the `featureFlags` of a context. */
export function marksNothingSold(featureFlags: unknown): boolean {
  return objectOf(featureFlags as Json | undefined).sellsNothing === true
}

type Decorator = (html: string, value: unknown, scope: Scope) => string

/** A decorator that puts something else in place of the formatter's output while nothing is sold. */
export function unlessNothingSold(
  instead: (scope: Scope) => string,
  decorate: Decorator = (html) => html,
): Decorator {
  return (html, value, scope) =>
    marksNothingSold(scope.resolve('featureFlags')) ? instead(scope) : decorate(html, value, scope)
}
