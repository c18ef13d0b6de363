/** The captcha of a form, whose script comes when the form is first touched. */

import { CAPTCHA_UNAVAILABLE } from '@sitewright/core/forms/captcha'
import { afterPress } from '../../after-press.ts'
import type { Captcha } from '../../captcha/captcha-kind.ts'
import type { Say } from './form-words.ts'
import type { Failure } from './send-form.ts'

const MISSING = 'Complete CAPTCHA before submitting.'
/** Name of a failure before anything was sent, since the captcha is not yet done. */
const UNDONE = 'captchaUndone'

export class FormCaptcha {
  readonly #form: HTMLFormElement
  readonly #say: Say
  #container: HTMLElement | null
  #loading: Promise<Captcha | undefined> | undefined
  /** Whether its token has been taken, so that the next try needs another. */
  #isSpent = false

  constructor(form: HTMLFormElement, say: Say) {
    this.#form = form
    this.#say = say
    this.#container = form.querySelector('.captcha-container')
  }

  /** Fetches it, where the form has one, once nothing in it is being pressed: its box makes the form higher. */
  begin(): void {
    if (this.#container) afterPress(this.#form, () => this.#start())
  }

  #start(): void {
    if (!this.#container) return
    this.#loading ??= this.#load(this.#container)
    if (!this.#isSpent) return
    this.#isSpent = false
    void this.#loading.then((captcha) => captcha?.reset())
  }

  /** Sends with a token, or says that the visitor has still something to do. */
  async guard(send: (token: string) => Promise<Failure | undefined>): Promise<Failure | undefined> {
    const token = await this.#token()
    if (token === undefined) return { message: MISSING, code: UNDONE }
    const failure = await send(token)
    if (failure?.code === 'captchaMissing') this.#add()
    this.#isSpent = failure === undefined
    return failure
  }

  /** After a failure a token is of no more use: the button is disabled until there is another. */
  async tryAfter({ code }: Failure): Promise<void> {
    if (code === UNDONE) return
    this.#start()
    const captcha = await this.#loading
    if (!captcha) return
    this.#button()?.setAttribute('aria-disabled', 'true')
    captcha.reset()
    if (await captcha.token()) this.#enable()
  }

  async #token(): Promise<string | undefined> {
    // A script of a theme may have put a token of its own into the form.
    const own = this.#form.elements.namedItem('captchaKey')
    if (own instanceof HTMLInputElement && own.value !== '') return own.value
    if (!this.#container) return ''
    this.#start()
    const captcha = await this.#loading
    return captcha ? captcha.token() : CAPTCHA_UNAVAILABLE
  }

  /** Undefined where the script does not come. */
  async #load(container: HTMLElement): Promise<Captcha | undefined> {
    const onToken = () => this.#enable()
    try {
      const { captchaIn } = await import('../../captcha/captcha.ts')
      return captchaIn(container, { say: this.#say, onToken })
    } catch {
      this.#loading = undefined
      return undefined
    }
  }

  /** A place for one where the markup has none, as in a page from before the form asked for it. */
  #add(): void {
    if (this.#container) return
    this.#container = document.createElement('div')
    this.#container.className = 'captcha-container'
    this.#button()?.before(this.#container)
  }

  /** Not while the form is on its way: it is locked then. */
  #enable(): void {
    if (this.#form.dataset.state !== 'saving') this.#button()?.removeAttribute('aria-disabled')
  }

  #button(): HTMLElement | null {
    return this.#form.querySelector<HTMLElement>('[type=submit], button:not([type])')
  }
}
