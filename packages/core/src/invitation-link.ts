/** The text behind `#` in the link of an invitation: `<site>.<secret>`. It names the site, whose rows nobody reads without. */

import type { Id } from './id.ts'

const TOKEN = /^([0-9a-f]{24})\.([\w-]{43})$/

export function invitationToken(siteId: Id, secret: string): string {
  return `${siteId}.${secret}`
}

/** Site and secret of such a text; undefined for any other. */
export function readInvitationToken(token: string): { siteId: Id; secret: string } | undefined {
  const [, siteId, secret] = TOKEN.exec(token) ?? []
  return siteId === undefined || secret === undefined ? undefined : { siteId: siteId as Id, secret }
}
