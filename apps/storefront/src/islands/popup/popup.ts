/**
 * Promotional popup: fetched and shown when its time has come, unless the visitor closed this version lately, followed its button or sent
 * its form; and whenever a link to it is pressed. It waits for the cookie banner's answer, and for any other dialog to be closed.
 */

import type { Say } from '@sitewright/core/words/island-words'
import { CONSENT_CHANGED, currentConsent } from '../../consent.ts'
import { storedValue, storeValue } from '../../stored-value.ts'
import { isForDevice, onLinkTo, startTrigger } from './trigger.ts'

/** Local-storage keys of specification §3. */
const KEYS = {
  closedDate: 'popupOverlayClosedDate',
  version: 'popupOverlayVersion',
  submitted: 'popupOverlaySubmitted',
} as const
const DAY_MS = 86_400_000

export function mount(root: Element, say: Say, scan: (scope: ParentNode) => void): () => void {
  const {
    src = '',
    version = '',
    restsDays,
    trigger,
    when,
    devices,
  } = (root as HTMLElement).dataset
  if (!src.startsWith('/')) return () => {}
  const leaving = new AbortController()
  let dialog: HTMLDialogElement | undefined
  const begin = async () => {
    const content = await fetchPopup(src)
    if (leaving.signal.aborted || !content || document.querySelector('dialog[open]')) return
    dialog = show(content, say, {
      close: () => {
        storeValue(KEYS.version, version)
        const expires = Date.now() + Number(restsDays) * DAY_MS
        storeValue(KEYS.closedDate, new Date().toISOString(), expires)
      },
      submit: () => storeValue(KEYS.submitted, version),
    })
    scan(dialog)
  }
  const run = () => {
    onLinkTo(src, begin, leaving.signal)
    if (isOver(version) || !isForDevice(devices)) return
    startTrigger({ trigger, when: Number(when) }, begin, leaving.signal)
  }
  if (isAnswered()) run()
  else document.addEventListener(CONSENT_CHANGED, run, { once: true, signal: leaving.signal })
  return () => {
    leaving.abort()
    dialog?.remove()
  }
}

/** Closed lately, followed or sent, in this version. */
function isOver(version: string): boolean {
  const isClosed = storedValue(KEYS.closedDate) !== undefined
  return (
    storedValue(KEYS.submitted) === version || (isClosed && storedValue(KEYS.version) === version)
  )
}

function isAnswered(): boolean {
  return !document.querySelector('.sw-cookies') || currentConsent() !== undefined
}

/** Null where it cannot be had: it is no part of the page that anyone waits for. */
async function fetchPopup(src: string): Promise<Element | null> {
  try {
    const response = await fetch(src)
    if (!response.ok) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const content = page.querySelector('.sw-popup')
    if (content?.querySelector('form')) await takeStyles(page)
    return content
  } catch {
    return null
  }
}

/** Styles of the platform that its page has and this one lacks, as those of forms are where no form was yet. */
async function takeStyles(page: Document): Promise<void> {
  const sheets = [...page.querySelectorAll('link[rel=stylesheet][href^="/platform."]')]
  const lacking = sheets.filter(
    (sheet) =>
      !document.querySelector(`link[href="${CSS.escape(sheet.getAttribute('href') ?? '')}"]`),
  )
  await Promise.all(
    lacking.map(
      (sheet) =>
        new Promise<unknown>((resolve) => {
          const own = document.importNode(sheet, true)
          // One that does not come leaves the popup plainer.
          own.addEventListener('load', resolve)
          own.addEventListener('error', resolve)
          document.head.append(own)
        }),
    ),
  )
}

function show(
  content: Element,
  say: Say,
  tell: { close(): void; submit(): void },
): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  dialog.className = 'sw-popup-dialog sqs-popup-overlay'
  close.className = 'sw-popup-close'
  close.type = 'button'
  close.setAttribute('aria-label', say('Close'))
  close.textContent = '×'
  close.addEventListener('click', () => dialog.close())
  dialog.append(close, content)
  nameAfterTitle(dialog, say('Notice'))
  dialog.addEventListener('click', (event) => {
    // The dialog itself is hit only beside its content, on the backdrop.
    if (event.target === dialog) dialog.close()
    if (event.target instanceof Element && event.target.closest('.sw-popup-button')) tell.submit()
  })
  dialog.addEventListener('newsletter-subscribe', tell.submit)
  dialog.addEventListener('close', () => {
    tell.close()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** Its heading is below those of the page that it stands on. */
function nameAfterTitle(dialog: HTMLDialogElement, otherwise: string): void {
  const title = dialog.querySelector('.sw-popup-title')
  dialog.setAttribute('aria-label', title?.textContent ?? otherwise)
  if (!title) return
  const heading = document.createElement('h2')
  heading.className = title.className
  heading.textContent = title.textContent
  title.replaceWith(heading)
}
