export type Say = (english: string, parts?: Readonly<Record<string, number | string>>) => string

/** A captcha in its container. */
export interface Captcha {
  /** Token to send, once it is there; undefined while the visitor has still something to do. */
  token(): Promise<string | undefined>
  /** Asks anew, since no token is good for two tries. */
  reset(): void
}

export interface CaptchaAround {
  /** Words in the language of the page, by what they are in English. */
  readonly say: Say
  /** There is a token, at first or once more. */
  onToken(): void
}

/** Public key of the site at reCAPTCHA; empty for none. */
export function siteKey(): string {
  return window.Static?.SQUARESPACE_CONTEXT?.website?.captchaSettings?.siteKey ?? ''
}
