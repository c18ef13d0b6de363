/**
 * Links of invitations. Each way of sending makes a new secret, of which only the hash is kept, so that an earlier link of the
 * same invitation is no longer good.
 */

import { type Id, newId } from '@sitewright/core/id'
import { invitationToken } from '@sitewright/core/invitation-link'
import type { App } from '../../platform/app.ts'
import { enqueue, type Job } from '../../platform/background/jobs.ts'
import type { SiteTx } from '../../platform/database.ts'
import { hashToken, newToken } from '../../platform/keys.ts'
import { mailServerOf } from '../mail/index.ts'
import { siteWithId } from '../sites/index.ts'
import { invitationLetter } from './invitation-letter.ts'
import { changeInvitation, findInvitation } from './invitation-table.ts'

const SEND_INVITATION = { name: 'send-invitation', maxAttempts: 12 } as const

/** Rate limit on invitations of one site: more than a team invites in a day, too few to send anybody's advertising. */
const A_DAY_OF_SITE = { max: 50, seconds: 24 * 60 * 60 } as const
/** Rate limit on invitations to one address, from all sites together. */
const A_DAY_TO_ONE = { max: 5, seconds: 24 * 60 * 60 } as const

/** Counts an invitation that is about to be sent; refuses with `LimitReached`, whether or not the address has an account. */
export async function countInvitation({ rates }: App, siteId: Id, email: string): Promise<void> {
  await rates.count([
    { key: `invitation|${siteId}`, limit: A_DAY_OF_SITE },
    { key: `invitationTo|${email.toLowerCase()}`, limit: A_DAY_TO_ONE },
  ])
}

/** Writes the mail, or gives the link where the server sends no mail, so that who invites can pass it on. */
export async function sendLink(app: App, site: SiteTx, id: Id): Promise<string | null> {
  if (app.config.smtpUrl === undefined) return newLink(app, site, id)
  await enqueue(site, SEND_INVITATION, { id })
  return null
}

async function newLink({ config }: App, site: SiteTx, id: Id): Promise<string> {
  const secret = newToken()
  await changeInvitation(site, id, { token_hash: hashToken(secret) })
  return `${config.studioOrigin}/invitation#${invitationToken(site.id, secret)}`
}

export const sendInvitationMail: Job = {
  ...SEND_INVITATION,
  lane: 'mail',
  run: async ({ siteId, id }, app) => {
    const server = mailServerOf(app)
    const about = await siteWithId(app.database.global, siteId)
    if (!server || !about) return
    const written = await app.database.inSite(siteId, async (site) => {
      const invitation = await findInvitation(site, id)
      if (!invitation || invitation.is_declined) return undefined
      return { invitation, link: await newLink(app, site, id) }
    })
    if (!written) return
    const { email, role, inviter } = written.invitation
    await server.send({
      ...invitationLetter({ link: written.link, site: about.title, inviter, role }),
      // Each try is another mail, whose link replaces that of the one before.
      id: newId(),
      recipient: email,
      reply_to: '',
      sender: 'Sitewright',
    })
  },
}
