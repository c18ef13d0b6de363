/** The site's style sheet inside the canvas: swapped without the page ever being without one. */

import type { ToCanvas } from './protocol.ts'

const LIVE_ID = 'sw-live-style'
const POINT_ID = 'sw-point-style'
const SHEET = 'link[rel="stylesheet"][href^="/site."]'
/** Timeout: milliseconds that a style sheet is waited for. */
const LONGEST_MS = 10_000

/** Rules of the studio's, behind all of the page's own. */
function styleElement(id: string): HTMLStyleElement {
  const found = document.getElementById(id)
  if (found instanceof HTMLStyleElement) return found
  const made = document.createElement('style')
  made.id = id
  document.head.append(made)
  return made
}

export function showLiveStyle(css: string): void {
  styleElement(LIVE_ID).textContent = css
}

let latest = ''

/** Resolves when the new sheet is there, or was overtaken by another. */
export async function swapStylesheet({
  path,
  addClasses,
  removeClasses,
}: Pick<
  Extract<ToCanvas, { type: 'stylesheet' }>,
  'path' | 'addClasses' | 'removeClasses'
>): Promise<void> {
  document.body.classList.add(...addClasses)
  document.body.classList.remove(...removeClasses)
  const links = [...document.querySelectorAll<HTMLLinkElement>(SHEET)]
  const current = links.at(-1)
  latest = path
  if (!current || current.getAttribute('href') === path) return
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  next.href = path
  const isLoaded = new Promise<boolean>((resolve) => {
    next.onload = () => resolve(true)
    next.onerror = () => resolve(false)
    setTimeout(() => resolve(false), LONGEST_MS)
  })
  current.after(next)
  const isThere = await isLoaded
  const isWanted = isThere && latest === path
  for (const link of isWanted ? links : [next]) link.remove()
}

export function pointAt(selector: string): void {
  const rule = `:is(${selector}) { outline: 2px dashed #2f41cc !important; outline-offset: 2px !important; }`
  styleElement(POINT_ID).textContent = selector === '' || !isSelector(selector) ? '' : rule
}

export function isOnPage(selector: string): boolean {
  return isSelector(selector) && document.querySelector(selector) !== null
}

/** Themes write selectors that browsers need not know. */
function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}

/** Tells scripts of the theme, as they know it (specification §2). */
export function tellTweak({
  event,
  name,
  value,
  pageType,
}: Extract<ToCanvas, { type: 'tweakEvent' }>): void {
  dispatchEvent(new CustomEvent(event, { detail: { name, value, pageType } }))
}
