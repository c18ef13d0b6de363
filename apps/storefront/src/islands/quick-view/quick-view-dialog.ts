/**
 * The dialog of the quick view: the product's own page without what is around it, in the markup of its theme, so that everything on it
 * that comes to life on the page does here too (ADR 99).
 */

import type { Say } from '@sitewright/core/words/island-words'
import { hasCartPanel } from '../../cart/after-adding.ts'
import { addEarlyStyles } from '../../early-styles.ts'
import { addressOf } from './product-address.ts'
import { productIn } from './product-page.ts'
import { QUICK_VIEW_CSS } from './quick-view-css.ts'

interface Means {
  readonly say: Say
  /** Brings islands to life in what was added, and takes down those that have left. */
  readonly scan: (scope: ParentNode) => void
}

/** Opens at the product of `buttons[start]`; rejects where its page cannot be had. Answers the way to close it. */
export async function openQuickView(
  buttons: readonly HTMLElement[],
  start: number,
  { say, scan }: Means,
): Promise<() => void> {
  let at = start
  let isTurning = false
  const first = await productAt(buttons[at])
  addEarlyStyles(QUICK_VIEW_CSS)
  const dialog = document.createElement('dialog')
  dialog.className = 'sw-quick-view'
  const place = document.createElement('div')
  place.className = 'sw-quick-view-product'
  const more = document.createElement('a')
  more.className = 'sw-quick-view-more'
  more.textContent = say('View full details')

  const show = ({ product, title, address }: Shown) => {
    dialog.setAttribute('aria-label', title)
    more.href = address
    place.replaceChildren(product)
    // Takes down what stood there before.
    scan(place)
    dialog.scrollTop = 0
  }
  const focusTitle = () => place.querySelector<HTMLElement>('[data-quick-view-title]')?.focus()
  const turn = async (by: number) => {
    if (isTurning) return
    isTurning = true
    const next = (at + by + buttons.length) % buttons.length
    try {
      const shown = await productAt(buttons[next])
      if (!dialog.open) return
      at = next
      show(shown)
      focusTitle()
    } catch {
      location.assign(addressOf(buttons[next] as HTMLElement) ?? location.href)
    } finally {
      isTurning = false
    }
  }

  const tools = document.createElement('div')
  tools.className = 'sw-quick-view-tools'
  if (buttons.length > 1) {
    tools.append(
      tool('previous', say('Previous product'), '‹', () => void turn(-1)),
      tool('next', say('Next product'), '›', () => void turn(1)),
    )
  }
  tools.append(tool('close', say('Close'), '×', () => dialog.close()))
  dialog.append(tools, place, more)

  // The cart opens above the page in its place, and not above it.
  const onCart = () => {
    if (hasCartPanel()) dialog.close()
  }
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && isOutside(dialog, event)) dialog.close()
  })
  dialog.addEventListener('close', () => {
    document.removeEventListener('sitewright:cart:changed', onCart)
    dialog.remove()
    scan(document.createDocumentFragment())
    if (document.activeElement === document.body) buttons[at]?.focus()
  })
  document.addEventListener('sitewright:cart:changed', onCart)
  document.body.append(dialog)
  show(first)
  dialog.showModal()
  focusTitle()
  return () => dialog.close()
}

interface Shown {
  readonly product: HTMLElement
  readonly title: string
  readonly address: string
}

async function productAt(button: HTMLElement | undefined): Promise<Shown> {
  const address = button && addressOf(button)
  if (!address) throw new Error('There is no page of the product.')
  const url = new URL(address)
  url.searchParams.set('format', 'main-content')
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
  return { ...productIn(await response.text(), address), address }
}

/** The dialog's own box is pressed where it has padding, too. */
function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

function tool(name: string, label: string, sign: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `sw-quick-view-${name}`
  element.setAttribute('aria-label', label)
  element.textContent = sign
  element.addEventListener('click', press)
  return element
}
