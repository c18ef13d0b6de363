/**
 * Recently seen: products that this visitor looked at before, below the one at hand. Each card is taken from the product's own page,
 * which the browser has kept, so that it is the theme's, with the price and state of today; one that is gone is left out.
 */

import type { Say } from '@sitewright/core/words/island-words'
import { whenAllowed } from '../../consent.ts'
import { forgetSeen, keepSeen, type SeenProduct, seenProducts } from './seen.ts'

/** Cards at most, a row of the theme. */
const MAX_SHOWN = 4

export function mount(root: Element, _say: Say, scan: (scope: ParentNode) => void): () => void {
  const place = root.querySelector<HTMLElement>('.sw-recent')
  const list = place?.querySelector('ul')
  if (!place || !list) return () => {}
  let takeDown = () => {}
  const start = () => {
    const { id = '', title = '' } = place.dataset
    const before = seenProducts().filter((seen) => seen.id !== id)
    keepSeen({ id, title, path: location.pathname })
    const shown = before.slice(0, MAX_SHOWN)
    if (shown.length > 0) takeDown = show(shown, { place, list, scan })
  }
  // A shop that asks before anything is kept on a device asks about this, too.
  const asks = window.Static?.SQUARESPACE_CONTEXT?.cookieSettings?.mode === 'ask'
  const stop = asks ? whenAllowed('content', start) : start()
  return () => {
    stop?.()
    takeDown()
  }
}

interface Place {
  readonly place: HTMLElement
  readonly list: HTMLUListElement
  readonly scan: (scope: ParentNode) => void
}

/**
 * Makes room while the place is below the window, so that nothing moves that is in sight, and fetches the cards once it is near. On a
 * page so short that the place is in sight from the start, it waits until that is scrolled away.
 */
function show(products: readonly SeenProduct[], { place, list, scan }: Place): () => void {
  const rooms = products.map(roomFor)
  let hasRoom = false
  let isFilled = false
  const look = () => {
    const { top } = place.getBoundingClientRect()
    if (!hasRoom && top >= innerHeight) {
      hasRoom = true
      list.replaceChildren(...rooms)
      place.querySelector('section')?.removeAttribute('hidden')
    }
    if (!hasRoom || isFilled || top > innerHeight * 2) return
    isFilled = true
    stop()
    const cards = products.map((product, at) => fill(rooms[at] as HTMLElement, product, scan))
    void Promise.all(cards).then((stays) => {
      if (!stays.includes(true)) place.remove()
    })
  }
  const near = new IntersectionObserver(look, { rootMargin: '0px 0px 100%' })
  const inSight = new IntersectionObserver(look)
  const stop = () => {
    near.disconnect()
    inSight.disconnect()
  }
  near.observe(place)
  inSight.observe(place)
  return stop
}

/** Statuses of a product's address that say that it is gone. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/** Answers whether the product is still there. Its link stays where nobody knows: without a connection, or where the server refuses for now. */
async function fill(
  room: HTMLElement,
  product: SeenProduct,
  scan: (scope: ParentNode) => void,
): Promise<boolean> {
  let response: Response
  let html: string
  try {
    response = await fetch(product.path, { credentials: 'same-origin' })
    html = await response.text()
  } catch {
    return true
  }
  if (!response.ok && !GONE.has(response.status)) return true
  const page = new DOMParser().parseFromString(html, 'text/html')
  const theirs = page.querySelector<HTMLElement>('.sw-recent')
  const card = theirs?.querySelector('template')?.content.firstElementChild
  if (!response.ok || !card || theirs?.dataset.id !== product.id) {
    forgetSeen(product.id)
    room.remove()
    return false
  }
  const drawn = document.importNode(card, true)
  room.replaceWith(drawn)
  scan(drawn.parentElement ?? document)
  return true
}

/** A card's room in the theme's own classes: picture, title and price. */
function roomFor({ title, path }: SeenProduct): HTMLElement {
  const room = document.createElement('li')
  room.className = 'ProductList-item'
  room.innerHTML =
    '<article class="ProductList-card"><a class="ProductList-item-link"><div class="ProductList-image"></div><h2 class="ProductList-title"></h2></a><div class="ProductList-price">&nbsp;</div></article>'
  room.querySelector('a')?.setAttribute('href', path)
  room.querySelector('h2')?.append(title)
  return room
}
