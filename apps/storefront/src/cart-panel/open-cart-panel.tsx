/** The cart panel: a modal dialog of the browser's own, which holds the focus and gives it back, with React inside. */

import type { Say } from '@sitewright/core/words/island-words'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { cartState, loadCart } from '../cart/cart-store.ts'
import { addEarlyStyles } from '../early-styles.ts'
import { Words } from '../pages/words.ts'
import { CartPanel, PANEL_TITLE } from './CartPanel.tsx'
import { PANEL_CSS } from './panel-css.ts'

let open: HTMLDialogElement | undefined

/** Opens it, once however often it is asked for. `opener` has the focus again afterwards. */
export async function openCartPanel(say: Say, opener: HTMLElement): Promise<void> {
  if (open) return
  const dialog = document.createElement('dialog')
  open = dialog
  if (cartState().kind !== 'loaded') await loadCart()
  const state = cartState()
  if (state.kind !== 'loaded') {
    open = undefined
    throw new Error('The cart could not be had.')
  }
  addEarlyStyles(PANEL_CSS)
  dialog.className = 'sw-cart-panel'
  dialog.setAttribute('aria-labelledby', PANEL_TITLE)
  const root = createRoot(dialog)
  dialog.addEventListener('click', ({ target }) => {
    // The dialog itself is pressed only beside its box.
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    root.unmount()
    dialog.remove()
    open = undefined
    // The browser gives the focus back by itself where the opener had it; a page must not jump to one that is out of sight.
    if (document.activeElement === document.body) opener.focus({ preventScroll: true })
  })
  flushSync(() =>
    root.render(
      <Words value={say as Say<string>}>
        <CartPanel cart={state.cart} onClose={() => dialog.close()} />
      </Words>,
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
}
