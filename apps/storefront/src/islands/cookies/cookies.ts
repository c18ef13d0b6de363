/**
 * Cookie banner: shown to those who have not chosen yet, and to whoever asks for it again. It also starts the owner's
 * scripts that wait for a purpose.
 */

import { ASKED_PURPOSES, type AskedPurpose } from '@sitewright/core/site/consent'
import { currentConsent, keepConsent, whenAllowed } from '../../consent.ts'

/** Links that open the banner again; without script they lead to the owner's policy. */
const AGAIN = '[data-sw-cookies], a[href="#sw-cookies"]'
const WAITING = 'script[type="text/plain"][data-sw-purpose]'

export function mount(root: Element): () => void {
  const banner = new Banner(root as HTMLElement)
  const waiting = [...document.querySelectorAll<HTMLScriptElement>(WAITING)].map(startOnceAllowed)
  return () => {
    banner.stop()
    for (const stop of waiting) stop()
  }
}

class Banner {
  readonly #root: HTMLElement
  readonly #size: ResizeObserver
  readonly #listeners = new AbortController()
  /** The link that opened it, to which focus returns; undefined while it asks by itself. */
  #opener: HTMLElement | undefined

  constructor(root: HTMLElement) {
    this.#root = root
    // The page ends above the banner, so that its last lines can be read and reached.
    this.#size = new ResizeObserver(() => {
      const size = `${root.offsetHeight}px`
      document.documentElement.style.setProperty('--sw-cookies-size', size)
    })
    this.#size.observe(root)
    const { signal } = this.#listeners
    root.addEventListener('click', (event) => this.#onClick(event), { signal })
    root.addEventListener('keydown', (event) => this.#onKey(event), { signal })
    document.addEventListener('click', (event) => this.#onAgain(event), { signal })
    if (!currentConsent()) root.hidden = false
  }

  stop(): void {
    this.#listeners.abort()
    this.#size.disconnect()
    this.#root.hidden = true
  }

  #onAgain(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null
    const opener = target?.closest<HTMLElement>(AGAIN)
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    this.#opener = opener
    const allowed = currentConsent()?.allowed ?? []
    for (const box of this.#boxes()) box.checked = allowed.includes(box.name as AskedPurpose)
    const details = this.#root.querySelector('details')
    if (details) details.open = true
    this.#root.hidden = false
    this.#root.focus()
  }

  #onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    const chosen = this.#boxes().flatMap(({ checked, name }) => (checked ? [name] : []))
    const all: readonly string[] = button.value === 'all' ? ASKED_PURPOSES : []
    const names = button.value === 'chosen' ? chosen : all
    const before = currentConsent()?.allowed ?? []
    const allowed = ASKED_PURPOSES.filter((purpose) => names.includes(purpose))
    keepConsent(allowed)
    this.#close()
    // Scripts that run cannot be called back; a new page begins without them.
    if (before.some((purpose) => !allowed.includes(purpose))) location.reload()
  }

  /** Escape only takes back that it was opened again: a question that was never answered stays. */
  #onKey({ key }: KeyboardEvent): void {
    if (key === 'Escape' && currentConsent()) this.#close()
  }

  #close(): void {
    this.#root.hidden = true
    this.#opener?.focus()
    this.#opener = undefined
  }

  #boxes(): HTMLInputElement[] {
    return [...this.#root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  }
}

/** A script that is `text/plain` does nothing; its copy runs in its place. */
function startOnceAllowed(script: HTMLScriptElement): () => void {
  const purpose = ASKED_PURPOSES.find((one) => one === script.dataset.swPurpose)
  if (!purpose) return () => {}
  return whenAllowed(purpose, () => {
    const copy = document.createElement('script')
    for (const { name, value } of script.attributes) {
      if (name !== 'type') copy.setAttribute(name, value)
    }
    const type = script.dataset.type
    if (type) copy.type = type
    copy.textContent = script.textContent
    script.replaceWith(copy)
  })
}
