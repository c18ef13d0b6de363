/** Mail about reviews, written when it is sent: of one that was answered meanwhile nothing is said. */

import { newId } from '@sitewright/core/id'
import type { Job } from '../../platform/background/jobs.ts'
import { type Letter, letterOf, plainName } from '../accounts/index.ts'
import { mailServerOf } from '../mail/index.ts'
import { siteWithId } from '../sites/index.ts'
import { findReview, mayReview, type ReviewRow } from './review-table.ts'

export const SEND_ASKED = { name: 'send-review-asked', maxAttempts: 12 } as const
export const SEND_RETURNED = { name: 'send-review-returned', maxAttempts: 12 } as const

/** Mail about a review, or nothing where there is nothing to say any more. */
type Writing = (
  review: ReviewRow,
  facts: { readonly site: string; readonly link: string },
) => { readonly to: string; readonly letter: Letter } | undefined

const asked: Writing = (review, { site, link }) => {
  if (review.returnedAt !== null || !mayReview(review)) return undefined
  const [who, what] = [plainName(review.askerName), plainName(review.title)]
  return {
    to: review.reviewerEmail,
    letter: letterOf({
      subject: `${who} asks you to review “${what}”`,
      before: `${who} asks you to review “${what}” on ${plainName(site)}. Open this link to read it, and to publish it or give it back with a note.`,
      link,
      after: 'Nobody sees it on the site before it is published.',
    }),
  }
}

const returned: Writing = (review, { site, link }) => {
  if (review.returnedAt === null || review.askerRole === null) return undefined
  const [who, what] = [plainName(review.returnerName ?? 'The reviewer'), plainName(review.title)]
  const note = review.note === '' ? '' : ` They wrote: ${plainText(review.note)}`
  return {
    to: review.askerEmail,
    letter: letterOf({
      subject: `${who} gave “${what}” back`,
      before: `${who} has read “${what}” on ${plainName(site)}, and gives it back to you as a draft.${note} Open this link to go on with it.`,
      link,
      after: 'Ask for another review when it is ready.',
    }),
  }
}

/** A note in one paragraph; mail programs make no links of it. */
function plainText(note: string): string {
  return note.replace(/\s+/g, ' ').replace(/(?<=\S)[.:/@](?=\S)/g, '$& ')
}

const jobOf = (job: Pick<Job, 'name' | 'maxAttempts'>, write: Writing): Job => ({
  ...job,
  lane: 'mail',
  run: async ({ siteId, id: itemId }, app) => {
    const server = mailServerOf(app)
    const about = await siteWithId(app.database.global, siteId)
    if (!server || !about) return
    const review = await app.database.inSite(siteId, (site) => findReview(site, itemId))
    const link = `${app.config.studioOrigin}/sites/${siteId}/items/${itemId}/edit`
    const mail = review && write(review, { site: about.title, link })
    if (!mail) return
    await server.send({
      ...mail.letter,
      ...{ id: newId(), recipient: mail.to, reply_to: '', sender: 'Sitewright' },
    })
  },
})

export const sendReviewMail: readonly Job[] = [
  jobOf(SEND_ASKED, asked),
  jobOf(SEND_RETURNED, returned),
]
