/** reCAPTCHA: a box of Google's, which comes once the visitor has touched the form and allows content of others, or presses for it. */

import { CAPTCHA_UNAVAILABLE } from '@sitewright/core/forms/captcha'
import { whenAllowed } from '../consent.ts'
import { type Captcha, type CaptchaAround, siteKey } from './captcha-kind.ts'
import { type Grecaptcha, googleRecaptcha } from './google-recaptcha.ts'

/** Width in pixels below which the box is the compact one; the other is 304 wide. */
const NARROW = 320
const HOST = 'google.com'

export class RecaptchaBox implements Captcha {
  readonly #container: HTMLElement
  readonly #around: CaptchaAround
  readonly #load = document.createElement('button')
  #shown: { readonly api: Grecaptcha; readonly widget: number } | undefined
  #isAsked = false
  /** Token of a box that is ticked, or of one that cannot be had. */
  #token = ''

  constructor(container: HTMLElement, around: CaptchaAround) {
    this.#container = container
    this.#around = around
    this.#load.type = 'button'
    this.#load.className = 'sw-captcha-load'
    this.#load.textContent = around.say('Show the captcha, which comes from {host}', { host: HOST })
    this.#load.addEventListener('click', () => void this.#show())
    container.replaceChildren(this.#load)
    whenAllowed('content', () => void this.#show())
  }

  async token(): Promise<string | undefined> {
    return this.#token || undefined
  }

  reset(): void {
    if (!this.#shown) return
    this.#token = ''
    this.#shown.api.reset(this.#shown.widget)
  }

  async #show(): Promise<void> {
    if (this.#isAsked) return
    this.#isAsked = true
    this.#load.ariaDisabled = 'true'
    try {
      const api = await googleRecaptcha(siteKey())
      const place = document.createElement('div')
      const isNarrow = this.#container.clientWidth < NARROW
      const widget = api.render(place, {
        sitekey: siteKey(),
        theme: this.#container.dataset.theme === 'dark' ? 'dark' : 'light',
        size: isNarrow ? 'compact' : 'normal',
        callback: (token) => this.#have(token),
        'expired-callback': () => this.#have(''),
        'error-callback': () => this.#have(CAPTCHA_UNAVAILABLE),
      })
      this.#shown = { api, widget }
      this.#container.replaceChildren(place)
    } catch (error) {
      console.error(error)
      this.#load.remove()
      this.#have(CAPTCHA_UNAVAILABLE)
    }
  }

  #have(token: string): void {
    this.#token = token
    if (token !== '') this.#around.onToken()
  }
}
