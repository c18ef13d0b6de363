/** Products of the server's answer in place of those that are there, or behind them. */

const GRID = 'ul.ProductList-grid'
const PAGES = '.sw-store-pages'

/** Keeps the focus in the list where it was in a part that is gone. */
export function showResults(list: HTMLElement, found: Element): void {
  const hadFocus = list.contains(document.activeElement)
  list.replaceChildren(...found.childNodes)
  if (hadFocus) list.focus({ preventScroll: true })
}

/** The reader goes on at the first of the new products. */
export function addResults(list: HTMLElement, found: Element): void {
  const [shown, more] = [list.querySelector(GRID), found.querySelector(GRID)]
  if (!shown || !more) {
    showResults(list, found)
    return
  }
  const first = more.firstElementChild
  shown.append(...more.children)
  const pages = found.querySelector(PAGES)
  if (pages) list.querySelector(PAGES)?.replaceWith(pages)
  first?.querySelector('a')?.focus()
}
