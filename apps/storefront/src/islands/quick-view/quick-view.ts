/**
 * Quick view: a product is looked at and bought above the list that it stands in. The button is a link in the platform's themes; that of
 * the formatter has none, and leads where the nearest link beside it does.
 */

import type { Say } from '@sitewright/core/words/island-words'
import { addressOf } from './product-address.ts'
import { openQuickView } from './quick-view-dialog.ts'

const BUTTON = '.sqs-product-quick-view-button'

export function mount(root: Element, say: Say, scan: (scope: ParentNode) => void): () => void {
  const button = root as HTMLElement
  let close = () => {}
  let isBusy = false
  let isGone = false

  const open = async () => {
    const address = addressOf(button)
    if (isBusy || !address) return
    isBusy = true
    button.setAttribute('aria-busy', 'true')
    try {
      const stops = groupOf(button)
      const opened = await openQuickView(stops, stops.indexOf(button), { say, scan })
      if (isGone) opened()
      close = opened
    } catch {
      // Neither a connection nor a theme without such a page keeps anyone from the product.
      location.assign(address)
    } finally {
      isBusy = false
      button.removeAttribute('aria-busy')
    }
  }

  const onClick = (event: Event) => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    if (ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    // The card around it may be a link of its own.
    event.stopPropagation()
    void open()
  }
  // The browser turns keys on a link into clicks.
  const isLink = button.matches('a[href]')
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLink) return
    if (event.key === ' ') event.preventDefault()
    if (event.key === 'Enter') onClick(event)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isLink && event.key === ' ') onClick(event)
  }
  button.setAttribute('aria-haspopup', 'dialog')
  button.addEventListener('click', onClick)
  button.addEventListener('keydown', onKeyDown)
  button.addEventListener('keyup', onKeyUp)
  return () => {
    isGone = true
    close()
    button.removeEventListener('click', onClick)
    button.removeEventListener('keydown', onKeyDown)
    button.removeEventListener('keyup', onKeyUp)
  }
}

/** Buttons of one group, which a shopper goes through without closing the dialog. */
function groupOf(button: HTMLElement): readonly HTMLElement[] {
  const group = button.dataset.group ?? ''
  const all = [...document.querySelectorAll<HTMLElement>(BUTTON)]
  const same = all.filter(
    (other) => (other.dataset.group ?? '') === group && addressOf(other) !== undefined,
  )
  return same.includes(button) ? same : [button]
}
