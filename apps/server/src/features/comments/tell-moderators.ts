/** Mails the owner of a site about comments that wait: all of an hour together. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import { enqueue, type Job, type JobHeader } from '../../platform/background/jobs.ts'
import type { SiteTx } from '../../platform/database.ts'
import { writeMessage } from '../mail/index.ts'
import { ownerAddress, siteDirectory } from '../sites/index.ts'
import { countQueue, findComments } from './comment-queue.ts'

const JOB = { name: 'tell-of-comments', maxAttempts: 5 } as const
const HOUR_MS = 3_600_000
/** Comments that a mail shows; the others are in the studio. */
const SHOWN = 5
/** Characters of each. */
const IN_SHORT = 200

/** Schedules the mail for the end of the hour; further comments until then come with it. */
export async function tellModerators(site: SiteTx, commentId: Id, now: number): Promise<void> {
  const runAt = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS
  await enqueue(site, JOB, { id: commentId, runAt, key: `comments:${site.id}` })
}

export const tellOfComments: Job = { ...JOB, lane: 'rest', run }

async function run({ siteId }: JobHeader, app: App): Promise<void> {
  const live = await siteDirectory(app).byId(siteId)
  if (!live) return
  await app.database.inSite(siteId, async (site) => {
    const { waiting } = await countQueue(site)
    const to = await ownerAddress(site)
    // Somebody may have looked at them already.
    if (waiting === 0 || to === undefined) return
    const question = { state: 'waiting', search: '', before: undefined, limit: SHOWN } as const
    const comments = await findComments(site, question)
    const title = waiting === 1 ? 'A comment waits for you' : `${waiting} comments wait for you`
    await writeMessage(site, {
      kind: 'owner-notice',
      effectKey: `comments-waiting:${Math.floor(app.clock.now() / HOUR_MS)}`,
      to,
      replyTo: '',
      sender: live.title,
      subject: title,
      data: {
        siteTitle: live.title,
        title,
        words: comments.map(
          ({ name, pageTitle, words }) => `${name} on ${pageTitle}: ${words.slice(0, IN_SHORT)}`,
        ),
        button: 'Look at them in the studio',
        url: `${app.config.studioOrigin}/sites/${siteId}/comments`,
      },
    })
  })
}
