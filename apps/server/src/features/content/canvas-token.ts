/** Signed, short-lived token that opens a canvas: for one page, item or form of one site and one session of a person. */

import { type Id, isId } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'

export interface CanvasToken {
  readonly siteId: Id
  readonly accountId: Id
  /** Session with which the token ends. */
  readonly sessionId: Id
  /** Absent for a form, which is shown on no page of its own. */
  readonly pageId?: Id | undefined
  /** An item or product of that page, whose own page the canvas shows. */
  readonly itemId?: Id | undefined
  /** A form whose unsaved changes the canvas previews. */
  readonly formId?: Id | undefined
  /** Key of another theme than the site's, to look at: nothing can be edited then. */
  readonly theme?: string | undefined
  /** Marks the messages between this canvas and the editor that asked for it. */
  readonly nonce: string
}

/** Milliseconds for which a token is good. */
const LIFETIME_MS = 5 * 60_000
/** Purpose of the signature: see `Keys`. */
const PURPOSE = 'canvas'
/** Parts of a token before its signature. */
const PARTS = 9
/** Key of a theme in an address. */
const KEY = /^[a-z0-9-]{1,64}$/

type Signer = Pick<App, 'keys' | 'clock'>

export function makeCanvasToken({ keys, clock }: Signer, token: CanvasToken): string {
  const { siteId, accountId, sessionId, pageId = '', itemId = '', formId = '' } = token
  const { theme = '', nonce } = token
  const until = clock.now() + LIFETIME_MS
  const about = [siteId, accountId, sessionId, pageId, itemId, formId]
  const text = [...about, theme, nonce, until].join('.')
  return `${text}.${keys.sign(PURPOSE, text)}`
}

/**
 * Content of a token; undefined for one that is forged, spoiled or expired. The caller compares site and page, and asks whether
 * session and role are still there.
 */
export function readCanvasToken({ keys, clock }: Signer, value: string): CanvasToken | undefined {
  const cut = value.lastIndexOf('.')
  const text = value.slice(0, Math.max(cut, 0))
  if (!keys.verify(PURPOSE, text, value.slice(cut + 1))) return undefined
  const parts = text.split('.')
  const [siteId, accountId, sessionId, pageId, itemId, formId, theme = '', nonce, expiresAt] = parts
  if (parts.length !== PARTS || !isId(siteId) || !isId(accountId)) return undefined
  if (!isId(sessionId) || (pageId === '') === (formId === '')) return undefined
  if (![pageId, itemId, formId].every((id) => id === '' || isId(id))) return undefined
  if (theme !== '' && !KEY.test(theme)) return undefined
  if (!nonce || Number(expiresAt) <= clock.now()) return undefined
  return {
    siteId,
    accountId,
    sessionId,
    ...(pageId !== '' && { pageId }),
    ...(itemId !== '' && { itemId }),
    ...(formId !== '' && { formId }),
    ...(theme !== '' && { theme }),
    nonce,
  }
}
