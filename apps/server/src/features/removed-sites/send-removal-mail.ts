/** Tells everybody on a site that it was deleted, unless its owner has thought again meanwhile. */

import { momentText } from '@sitewright/core/content/zoned-time'
import { mayHandOver } from '@sitewright/core/contributors'
import { newId } from '@sitewright/core/id'
import { erasedFrom } from '@sitewright/core/site/deleted-site'
import type { Job } from '../../platform/background/jobs.ts'
import { readTeam } from '../contributors/index.ts'
import { mailServerOf } from '../mail/index.ts'
import { siteWithId } from '../sites/index.ts'
import { removalLetter } from './removal-letter.ts'

export const SEND_REMOVAL_MAIL = { name: 'send-removal-mail', maxAttempts: 12 } as const

export const sendRemovalMail: Job = {
  ...SEND_REMOVAL_MAIL,
  lane: 'mail',
  run: async ({ siteId, id: accountId }, app) => {
    const server = mailServerOf(app)
    const about = await siteWithId(app.database.global, siteId)
    if (!server || about?.removedAt === undefined) return
    const team = await app.database.inSite(siteId, readTeam)
    const reader = team.people.find((person) => person.accountId === accountId)
    if (!reader) return
    const owner = team.people.find((person) => person.accountId === team.ownerId)
    await server.send({
      ...removalLetter({
        site: about.title,
        link: `${app.config.studioOrigin}/`,
        until: momentText(erasedFrom(about.removedAt), { timeZone: about.timeZone }),
        mayRestore: mayHandOver(team, reader),
        owner: owner?.name,
      }),
      id: newId(),
      recipient: reader.email,
      reply_to: '',
      sender: 'Sitewright',
    })
  },
}
