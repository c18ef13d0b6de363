/** One result of a search as an option of a list box. */

import { formatPrice } from '@sitewright/core/money-format'
import type { Say } from '@sitewright/core/words/island-words'

export interface Found {
  readonly title: string
  /** Path on the site. */
  readonly url: string
  readonly collectionTitle: string
  readonly imageUrl: string | null
  readonly price: { readonly currency: string; readonly value: string } | null
  /** Whether there are higher prices beside that. */
  readonly hasMorePrices: boolean
}

/** With its picture, title, and price or collection. Its address is `data-url`. */
export function optionOf(found: Found, say: Say): HTMLLIElement {
  const { title, url, collectionTitle, imageUrl, price, hasMorePrices } = found
  const option = document.createElement('li')
  option.setAttribute('role', 'option')
  option.dataset.url = url
  option.append(pictureOf(imageUrl), textOf('sw-suggestion-title', title))
  const lowest = price && inMoney(price)
  const note = lowest && hasMorePrices ? say('from {price}', { price: lowest }) : lowest
  const said = note ?? collectionTitle
  if (said) option.append(textOf('sw-suggestion-note', said))
  return option
}

/** An empty place where there is none, so that titles stand in one line. */
function pictureOf(imageUrl: string | null): HTMLElement {
  const place = document.createElement('span')
  place.className = 'sw-suggestion-picture'
  if (!imageUrl) return place
  const image = document.createElement('img')
  image.alt = ''
  image.src = `${imageUrl}?format=100w`
  place.append(image)
  return place
}

function textOf(className: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}

function inMoney({ currency, value }: NonNullable<Found['price']>): string {
  const format = window.Static?.SQUARESPACE_CONTEXT?.moneyFormat
  return format ? formatPrice(value, format) : `${currency} ${value}`
}
