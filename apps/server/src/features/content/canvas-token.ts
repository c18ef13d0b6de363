/** Signed, short-lived token that opens a canvas: for one page, item, form or page template of one site and one session of a person. */

import { type Id, isId } from '@sitewright/core/id'
import { STYLED_SCREENS, type StyledScreen } from '@sitewright/core/site/tweak-events'
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
  /** A page template, to look at. */
  readonly templateId?: Id | undefined
  /** A screen that is no page, to be seen while the site is styled. */
  readonly screen?: StyledScreen | undefined
  /** Key of another theme than the site's, to look at: nothing can be edited then. */
  readonly theme?: string | undefined
  /** A version to look at: that of a publication, or the drafts. Nothing can be edited then. */
  readonly version?: 'draft' | Id | undefined
  /** Marks the messages between this canvas and the editor that asked for it. */
  readonly nonce: string
}

/** Milliseconds for which a token is good. */
const LIFETIME_MS = 5 * 60_000
/** Purpose of the signature: see `Keys`. */
const PURPOSE = 'canvas'
/** Parts of a token before its signature. */
const PARTS = 12
/** Parts among them that say what is shown. */
const ABOUT = 5
/** Key of a theme in an address. */
const KEY = /^[a-z0-9-]{1,64}$/

type Signer = Pick<App, 'keys' | 'clock'>

export function makeCanvasToken({ keys, clock }: Signer, token: CanvasToken): string {
  const { siteId, accountId, sessionId, pageId = '', itemId = '', formId = '' } = token
  const { templateId = '', screen = '', theme = '', version = '', nonce } = token
  const until = clock.now() + LIFETIME_MS
  const about = [siteId, accountId, sessionId, pageId, itemId, formId, templateId, screen]
  const text = [...about, theme, version, nonce, until].join('.')
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
  const [siteId, accountId, sessionId, ...about] = parts
  const [theme = '', version = '', nonce, expiresAt] = about.splice(ABOUT)
  if (parts.length !== PARTS || !isId(siteId) || !isId(accountId)) return undefined
  const shown = readShown(about)
  if (!isId(sessionId) || !shown) return undefined
  if (theme !== '' && !KEY.test(theme)) return undefined
  if (version !== '' && version !== 'draft' && !isId(version)) return undefined
  if (!nonce || Number(expiresAt) <= clock.now()) return undefined
  return {
    siteId,
    accountId,
    sessionId,
    ...shown,
    ...(theme !== '' && { theme }),
    ...(version !== '' && { version: version as 'draft' | Id }),
    nonce,
  }
}

/** The one thing that a canvas shows, among those that it may; undefined for none and for several. */
function readShown(about: readonly string[]) {
  const [pageId = '', itemId = '', formId = '', templateId = '', name = ''] = about
  if (![pageId, itemId, formId, templateId].every((id) => id === '' || isId(id))) return undefined
  const screen = STYLED_SCREENS.find((one) => one === name)
  if ([pageId, formId, templateId, name].filter(Boolean).length !== 1 || (name !== '' && !screen))
    return undefined
  return {
    ...(pageId !== '' && { pageId }),
    ...(itemId !== '' && { itemId }),
    ...(formId !== '' && { formId }),
    ...(templateId !== '' && { templateId }),
    ...(screen && { screen }),
  }
}
