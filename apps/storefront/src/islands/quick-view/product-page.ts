/** Takes out of a product's page what a quick view shows. */

/** The product as themes mark it, by what is most telling first. */
const PRODUCTS = ['.ProductItem', 'article[data-item-id]', '[data-item-id]:has(h1)']
const TITLES = '.ProductItem-details-title, h1, h2'
/** Parts that belong to the page: ways back, the long description and what is beside it, the bar on phones, shared links. */
const LEFT_OUT =
  '.ProductItem-nav, .ProductItem-additional, .ProductItem-lasting, .sw-reactions, script, style, link'

export interface PageProduct {
  readonly product: HTMLElement
  readonly title: string
}

/** Throws where the theme has no such markup. */
export function productIn(html: string, address: string): PageProduct {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const found = PRODUCTS.map((one) => page.querySelector<HTMLElement>(one)).find(Boolean)
  if (!found?.querySelector('.sqs-add-to-cart-button, .product-price')) {
    throw new Error(`${address} shows no product.`)
  }
  for (const part of found.querySelectorAll(LEFT_OUT)) part.remove()
  found.removeAttribute('data-buy-bar')
  for (const part of found.querySelectorAll('noscript')) {
    // A browser that runs scripts keeps it as text, and so does whoever brings it out.
    part.textContent = part.innerHTML
  }
  const heading = found.querySelector<HTMLElement>(TITLES)
  const title = heading?.textContent?.trim() ?? ''
  // The list's own heading stays the only one of the page.
  const name = page.createElement('h2')
  for (const { name: key, value } of heading?.attributes ?? []) name.setAttribute(key, value)
  name.append(...(heading?.childNodes ?? []))
  name.tabIndex = -1
  name.setAttribute('data-quick-view-title', '')
  heading?.replaceWith(name)
  return { product: document.importNode(found, true), title }
}
