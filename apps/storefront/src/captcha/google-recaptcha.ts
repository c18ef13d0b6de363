/** The script of reCAPTCHA, fetched once for a page. */

export interface Grecaptcha {
  ready(done: () => void): void
  render(place: HTMLElement, options: RecaptchaOptions): number
  reset(widget: number): void
}

interface RecaptchaOptions {
  readonly sitekey: string
  readonly theme: 'light' | 'dark'
  readonly size: 'normal' | 'compact'
  callback(token: string): void
  'expired-callback'(): void
  'error-callback'(): void
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js'

let loading: Promise<Grecaptcha> | undefined

/** The API for the site with that key. A script that did not come is asked for again by the next who wants it. */
export function googleRecaptcha(siteKey: string): Promise<Grecaptcha> {
  if (siteKey === '') return Promise.reject(new Error('ReCaptcha has not been set up!'))
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

function load(): Promise<Grecaptcha> {
  return new Promise((done, failed) => {
    const script = document.createElement('script')
    const query = new URLSearchParams({ render: 'explicit', hl: document.documentElement.lang })
    script.src = `${SCRIPT}?${query}`
    script.async = true
    script.onload = () => {
      const api = (window as { grecaptcha?: Grecaptcha }).grecaptcha
      if (api) api.ready(() => done(api))
      else failed(new Error('reCAPTCHA did not start.'))
    }
    script.onerror = () => failed(new Error('reCAPTCHA could not be loaded.'))
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) failed(new Error('[GoogleReCaptchaAPI] Document was destroyed'))
    }
    addEventListener('pagehide', leave, { once: true })
    document.head.append(script)
  })
}
