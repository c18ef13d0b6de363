/** Sticky buy bar: on phones, product, price and button stay at the lower edge while the page's own button is out of sight. */

import { addEarlyStyles } from '../../early-styles.ts'

const CSS = `
.sw-buy-bar {
  position: fixed; inset: auto 0 0; z-index: 900; display: none; grid-template-columns: minmax(0, 1fr) auto; gap: 1rem; align-items: center;
  padding: 0.6rem max(1rem, env(safe-area-inset-right)) max(0.6rem, env(safe-area-inset-bottom)) max(1rem, env(safe-area-inset-left));
  border-top: 1px solid var(--sw-color-border, currentcolor); background: var(--sw-color-background, Canvas); color: var(--sw-color-text, CanvasText);
}
.sw-buy-bar > div { display: grid; min-width: 0; line-height: 1.3; }
.sw-buy-bar-title { overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
.sw-buy-bar button { min-height: 2.75rem; width: auto; }
@media (max-width: 699.98px) {
  .sw-buy-bar:not([hidden]) { display: grid; }
  /* Controls that the keyboard leads to are not scrolled behind the bar. */
  html:has(> body > .sw-buy-bar:not([hidden])) { scroll-padding-block-end: 5rem; }
  body:has(> .sw-buy-bar:not([hidden])) { padding-block-end: 4.5rem; }
  body:has(> .sw-buy-bar:not([hidden])) .sw-cart-pill { inset-block-end: 5.25rem; }
}
`

/** Adds the bar; it says what the page says, and its press is that of the page's button. Answers the way to take it down. */
export function addBuyBar(root: Element, button: HTMLElement): () => void {
  addEarlyStyles(CSS)
  const title = root.querySelector('h1')?.textContent?.trim() ?? ''
  const bar = document.createElement('section')
  bar.className = 'sw-buy-bar'
  bar.hidden = true
  bar.setAttribute('aria-label', title)
  const words = document.createElement('div')
  const name = document.createElement('span')
  name.className = 'sw-buy-bar-title'
  name.textContent = title
  const price = document.createElement('span')
  words.append(name, price)
  const press = document.createElement('button')
  press.type = 'button'
  // Themes dress their buttons by it.
  press.className = 'sqs-block-button-element sqs-button-element--primary'
  press.addEventListener('click', () => button.click())
  bar.append(words, press)

  const shown = root.querySelector('.product-price')
  const follow = () => {
    price.innerHTML = shown?.innerHTML ?? ''
    press.textContent = button.textContent?.trim() ?? ''
    press.setAttribute('aria-disabled', button.getAttribute('aria-disabled') ?? 'false')
  }
  const changes = new MutationObserver(follow)
  const everything = { attributes: true, characterData: true, childList: true, subtree: true }
  for (const part of [shown, button]) if (part) changes.observe(part, everything)
  const sight = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) bar.hidden = last.isIntersecting
  })
  sight.observe(button)
  follow()
  document.body.append(bar)
  return () => {
    changes.disconnect()
    sight.disconnect()
    bar.remove()
  }
}
