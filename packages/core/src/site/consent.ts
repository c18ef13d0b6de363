/**
 * Consent: the purposes that a visitor can allow, and the cookie that keeps the choice (specification §3, `ss_cookieAllowed`).
 * The owner's settings and the script of pages share them.
 */

/** Purposes that are asked about, in the order of the banner. What is necessary is never asked about. */
export const ASKED_PURPOSES = ['content', 'statistics', 'marketing'] as const
export type AskedPurpose = (typeof ASKED_PURPOSES)[number]
export type Purpose = 'necessary' | AskedPurpose

/** Off: no banner. Inform: a notice that can be closed, and all is allowed. Ask: nothing is allowed before a choice. */
export const COOKIE_BANNER_MODES = ['off', 'inform', 'ask'] as const
export type CookieBannerMode = (typeof COOKIE_BANNER_MODES)[number]

export const CONSENT_COOKIE = 'ss_cookieAllowed'
/** Seconds that a choice is kept: 180 days, after which data protection authorities want visitors asked again. */
export const CONSENT_LASTS_S = 180 * 86_400

/** The owner's choice about the banner. */
export interface CookieBanner {
  readonly mode: CookieBannerMode
  /** Own words in place of the platform's; empty for those. */
  readonly text: string
  /** Address of the owner's policy; empty for none. */
  readonly policyUrl: string
  /** Raised to ask every visitor again. */
  readonly version: number
}

export const DEFAULT_COOKIE_BANNER: CookieBanner = {
  mode: 'off',
  text: '',
  policyUrl: '',
  version: 1,
}

export interface Consent {
  /** Version of the owner's policy that was answered; another one is asked about anew. */
  readonly version: number
  readonly allowed: readonly AskedPurpose[]
}

/** Value of the cookie: `2:content,statistics`, or `2:` when everything was refused. */
export function writeConsent({ version, allowed }: Consent): string {
  return `${version}:${ASKED_PURPOSES.filter((purpose) => allowed.includes(purpose)).join()}`
}

/** The choice that a cookie keeps; undefined for anything else. Purposes that are unknown here are left out. */
export function parseConsent(value: string | undefined): Consent | undefined {
  const [, version, names] = /^(\d{1,9}):([a-z,]{0,99})$/.exec(value ?? '') ?? []
  if (version === undefined || names === undefined) return undefined
  const written = names.split(',')
  return {
    version: Number(version),
    allowed: ASKED_PURPOSES.filter((purpose) => written.includes(purpose)),
  }
}
