/** Expected text of a site in each place that shows amounts of money. */

import { decimalText, minor } from '@sitewright/core/money'
import { render } from '@sitewright/template'

/** Price of every product of the site, one of which is bought. */
export const TEST_PRICE = minor(123_450)
export const TEST_SHIPPING = minor(0)

/** A site's settings for amounts of money. */
export interface MoneyCase {
  readonly currency: string
  readonly language: string
  readonly useCLDRMoneyFormat: boolean
}

/** Expected amounts, written by the template language, which does not use the site's own function. */
export function expectedAmounts({
  currency,
  language,
  useCLDRMoneyFormat,
}: MoneyCase): Record<string, string[]> {
  const write = (amount: number) =>
    render(useCLDRMoneyFormat ? '{money|money}' : '{money|i18n-money-format}', {
      data: { money: { value: decimalText(minor(amount), currency), currency } },
      locale: language,
    }).output
  const [price, shipping] = [write(TEST_PRICE), write(TEST_SHIPPING)]
  const summary = [price, price, shipping, price]
  return {
    // The price of the product, those of two related ones, and its own on the card for the pages on which it was recently seen.
    'product page': [price, price, price, price],
    list: [price, price, price],
    'product block': [price],
    'search page': [price],
    'without script': [price, price],
    cart: [price, price, price],
    checkout: summary,
    order: summary,
    mail: summary,
    'orders in the studio': [price],
    'order in the studio': summary,
    'products in the studio': [price, price, price],
  }
}
