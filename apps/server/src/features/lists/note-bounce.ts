import { emailKey } from '@sitewright/core/lists/subscriber'
import type { Job } from '../../platform/background/jobs.ts'
import { findMessage, NOTE_BOUNCE } from '../mail/index.ts'
import { noteBounced } from './subscribe-table.ts'

/** Takes subscribers off whose mail server says that there is no such mailbox. Signing up again brings them back. */
export const noteBounce: Job = {
  ...NOTE_BOUNCE,
  lane: 'rest',
  run: ({ siteId, id }, { database, clock }) =>
    database.inSite(siteId, async (site) => {
      const message = await findMessage(site, id)
      if (message) await noteBounced(site, emailKey(message.recipient), new Date(clock.now()))
    }),
}
