/**
 * Consent of this visitor, as the cookie has it: what a page may ask other hosts for. Every third party reads it here, with
 * or without the banner's script on the page.
 */

import {
  ASKED_PURPOSES,
  CONSENT_COOKIE,
  CONSENT_LASTS_S,
  type Consent,
  type Purpose,
  parseConsent,
  writeConsent,
} from '@sitewright/core/site/consent'
import { readCookie } from './cookies.ts'

/** Tells scripts of the page that the visitor chose: an event of `document`, after which `isAllowed` answers anew. */
export const CONSENT_CHANGED = 'sitewright:consent:changed'

const settings = () => window.Static?.SQUARESPACE_CONTEXT?.cookieSettings

/** The visitor's choice about the policy as it is now; undefined before it was made. */
export function currentConsent(): Consent | undefined {
  const kept = parseConsent(readCookie(CONSENT_COOKIE))
  return kept?.version === settings()?.version ? kept : undefined
}

/**
 * Whether something may be asked for unasked. Where a site has no banner, nothing but the necessary is: there what comes
 * from elsewhere waits for a press that says where it leads.
 */
export function isAllowed(purpose: Purpose): boolean {
  if (purpose === 'necessary' || settings()?.mode === 'inform') return true
  return settings()?.mode === 'ask' && currentConsent()?.allowed.includes(purpose) === true
}

/** Runs something once its purpose is allowed, now or later; the answer calls that off. */
export function whenAllowed(purpose: Purpose, run: () => void): () => void {
  const stop = () => document.removeEventListener(CONSENT_CHANGED, look)
  const look = () => {
    if (!isAllowed(purpose)) return
    stop()
    run()
  }
  document.addEventListener(CONSENT_CHANGED, look)
  look()
  return stop
}

export function keepConsent(allowed: Consent['allowed'] = ASKED_PURPOSES): void {
  const value = writeConsent({ version: settings()?.version ?? 0, allowed })
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is missing in Firefox and over plain http.
  document.cookie = `${CONSENT_COOKIE}=${encodeURIComponent(value)}; Max-Age=${CONSENT_LASTS_S}; Path=/; SameSite=Lax${secure}`
  document.dispatchEvent(new CustomEvent(CONSENT_CHANGED))
}
