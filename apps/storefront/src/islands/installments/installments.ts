/**
 * Paying in parts, explained by the lender in a dialog above the page. The lender is asked once its name is pressed and not before;
 * its page is shown without its scripts. Without it the dialog has the shop's own words and a link.
 */

import type { Say } from '@sitewright/core/words/island-words'
import { addEarlyStyles } from '../../early-styles.ts'

const CSS = `
.sw-lender { box-sizing: border-box; width: min(44rem, calc(100vw - 2rem)); max-width: none; max-height: calc(100dvh - 2rem); padding: 1.5rem; border: 0; border-radius: var(--sw-radius); background: var(--sw-color-background, Canvas); color: var(--sw-color-text, CanvasText); }
.sw-lender::backdrop { background: rgb(0 0 0 / 0.55); }
.sw-lender p { margin: 0; padding-inline-end: 3rem; font-size: 1.125rem; line-height: 2.75rem; }
.sw-lender button { position: absolute; inset-block-start: 1.5rem; inset-inline-end: 1rem; width: 2.75rem; height: 2.75rem; border: 0; background: none; color: inherit; font-size: 1.75rem; line-height: 1; cursor: pointer; }
.sw-lender iframe { display: block; width: 100%; height: 65vh; margin-top: 1rem; border: 0; background: #fff; }
`

/** Locale of the lender's page where it has none in that of the shop. */
const FALLBACK = 'en_US-theme-white.html'

export function mount(root: Element, say: Say): () => void {
  const link = root as HTMLAnchorElement
  let dialog: HTMLDialogElement | undefined
  const onClick = (event: Event) => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    if (ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    dialog = open(link, say)
    void showPage(dialog, link)
  }
  link.setAttribute('aria-haspopup', 'dialog')
  link.addEventListener('click', onClick)
  return () => {
    link.removeEventListener('click', onClick)
    dialog?.close()
  }
}

function open(link: HTMLAnchorElement, say: Say): HTMLDialogElement {
  addEarlyStyles(CSS)
  const dialog = document.createElement('dialog')
  dialog.className = 'sw-lender'
  dialog.setAttribute('aria-label', link.textContent ?? '')
  const words = document.createElement('p')
  for (const part of link.parentElement?.childNodes ?? []) words.append(part.cloneNode(true))
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', say('Close'))
  close.addEventListener('click', () => dialog.close())
  dialog.append(close, words)
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target === dialog && !isInside) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** A failure is logged: the link in the dialog leads to the same page. */
async function showPage(dialog: HTMLDialogElement, { href, textContent }: HTMLAnchorElement) {
  try {
    const html = await pageAt(href).catch(() => pageAt(new URL(FALLBACK, href).href))
    const frame = document.createElement('iframe')
    frame.title = textContent ?? ''
    // No scripts, no storage: what it links to opens in a tab of its own.
    frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
    frame.srcdoc = `<base href="${href}" target="_blank">${html}`
    dialog.append(frame)
  } catch (error) {
    console.warn(error)
  }
}

async function pageAt(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response.text()
}
