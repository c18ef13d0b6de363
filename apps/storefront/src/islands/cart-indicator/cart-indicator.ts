/** Shows the count of the cart in the theme's own cart links and in a floating pill. */

import type { Say } from '@sitewright/core/words/island-words'
import { hasCartPanel, openPanel, toCart } from '../../cart/after-adding.ts'
import { cartState, loadCart, onCart } from '../../cart/cart-store.ts'
import { countText, itemsText, subtotalText } from '../../cart/count-text.ts'
import { mayHaveCart } from '../../cart/may-have-cart.ts'
import { sellsAtOnce } from '../../static-context.ts'

const PILL_STYLE = `
.sw-cart-pill{position:fixed;inset-block-end:max(1rem,env(safe-area-inset-bottom));inset-inline-end:1rem;z-index:1000;
display:flex;align-items:center;min-block-size:44px;padding:0 1.1rem;border-radius:999px;font:600 .95rem/1 var(--sw-font-body,system-ui);
background:var(--sw-color-accent,#222);color:var(--sw-color-accent-text,#fff);text-decoration:none;box-shadow:0 4px 18px rgb(0 0 0/.22)}
@supports (color:oklch(from red l c h)){.sw-cart-pill{--opposite:oklch(from currentcolor clamp(.2,(.6 - l)*100,.98) 0 0);
background:var(--sw-color-accent,var(--opposite));color:var(--sw-color-accent-text,var(--opposite))}}
.sw-cart-pill:focus-visible{outline:3px solid var(--sw-color-accent,#222);outline-offset:3px}
.sw-cart-pill{transition:opacity .15s}
.sw-cart-pill[data-aside]:not(:focus-visible){visibility:hidden;opacity:0}
.sw-cart-pill[hidden]{display:none}
@media print{.sw-cart-pill{display:none}}`

/** Margins of the window's corner that the pill stands in, for observers: the lowest 15 %, a third of the width at most. */
const CORNER = { ltr: '-85% 0px 0px -67%', rtl: '-85% -67% 0px 0px' }

let isMounted = false

/** On page start: most visitors have no cart, and then nothing is asked for. */
export function showExistingCart(say: Say): void {
  if (mayHaveCart()) mountCartIndicator(say)
}

/** Mounts once a page; the cart is asked for only if nobody asked before. */
export function mountCartIndicator(say: Say): void {
  if (isMounted) return
  isMounted = true
  onCart(() => show(say))
  if (hasCartPanel()) openPanelOnPress(say)
  if (cartState().kind === 'unknown') void loadCart()
  show(say)
}

function show(say: Say): void {
  const state = cartState()
  if (state.kind !== 'loaded') return
  const count = state.cart?.totalQuantity ?? 0
  const items = itemsText(count, say)
  const cart = count === 0 ? say('Cart, empty') : say('Cart, {items}', { items })
  for (const quantity of document.querySelectorAll('.sqs-cart-quantity')) {
    quantity.textContent = countText(count)
  }
  for (const subtotal of document.querySelectorAll('.sqs-cart-subtotal')) {
    subtotal.textContent = subtotalText(state.cart)
  }
  for (const link of document.querySelectorAll('.sqs-custom-cart')) {
    link.classList.toggle('cart-quantity-zero', count === 0)
    link.classList.add('initialized')
    link.setAttribute('aria-label', cart)
  }
  if (!showsPill()) return
  const pill = floatingPill()
  pill.hidden = count === 0
  pill.textContent = items
  pill.setAttribute('aria-label', cart)
}

/** The theme's links to the cart and the pill open the panel; without a plain press they are links. */
function openPanelOnPress(say: Say): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const link = (target as Element).closest<HTMLElement>('a.sqs-custom-cart, a.sw-cart-pill')
    if (!link || isOnCartPage()) return
    event.preventDefault()
    openPanel(say, link).catch(toCart)
  })
}

const isOnCartPage = () => document.querySelector('.sqs-fullpage-shopping-cart-content') !== null

/** The page of the cart says all that and more, and where products are bought at once no cart is filled. */
function showsPill(): boolean {
  return !sellsAtOnce() && !isOnCartPage()
}

function floatingPill(): HTMLAnchorElement {
  const existing = document.querySelector<HTMLAnchorElement>('.sw-cart-pill')
  if (existing) return existing
  const style = document.createElement('style')
  style.textContent = PILL_STYLE
  const pill = document.createElement('a')
  pill.className = 'sw-cart-pill sqs-pill-shopping-cart-content'
  pill.href = '/cart'
  document.head.append(style)
  document.body.append(pill)
  keepAside(pill)
  return pill
}

/** The pill is out of the way while the theme's own link shows the count, or while a button that buys lies under it. */
function keepAside(pill: HTMLElement): void {
  const inView = new Set<Element>()
  const watch = (selector: string, rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        pill.toggleAttribute('data-aside', inView.size > 0)
      },
      { rootMargin },
    )
    for (const element of document.querySelectorAll(selector)) observer.observe(element)
  }
  watch('.sqs-custom-cart', '0px')
  watch('.sqs-add-to-cart-button', CORNER[document.dir === 'rtl' ? 'rtl' : 'ltr'])
}
