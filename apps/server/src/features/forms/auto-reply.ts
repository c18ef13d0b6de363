/**
 * Auto-reply: the mail that a form sends to a visitor who has answered, in the transaction that keeps the answer (transactional
 * outbox). Anyone can enter anyone's address, so an address gets one mail of a form within an hour, and nothing that was typed
 * into the form is in it.
 */

import { wordsOn } from '@sitewright/blocks/words'
import { fillIn } from '@sitewright/core/words/fill-in'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { type Chore, daysBefore } from '../../platform/background/housekeeping.ts'
import type { SiteTx } from '../../platform/database.ts'
import type { SiteRecord } from '../../platform/http/route.ts'
import { writeMessage } from '../mail/index.ts'
import { siteWithId } from '../sites/index.ts'
import type { TakenAnswer } from './taken-answer.ts'

/** Rate limit: hours in which an address gets one mail of a form. */
const ONCE_IN_HOURS = 1

export interface ReplyAround {
  readonly app: App
  readonly site: Pick<SiteRecord, 'title' | 'origin'>
}

export async function writeAutoReply(
  { app, site: { title, origin } }: ReplyAround,
  site: SiteTx,
  { id, formId, form, entries }: TakenAnswer,
): Promise<void> {
  const { autoReply } = form.storage
  const email = entries.find((entry) => entry.id === autoReply?.fieldId)?.value ?? ''
  if (!autoReply || email === '') return
  const emailHash = app.keys.sign('form-reply', `${site.id}|${formId}|${mailboxOf(email)}`)
  if (!(await noteReply(site, { formId, emailHash, now: new Date(app.clock.now()) }))) return
  const speaking = (await siteWithId(site.db, site.id)) ?? { settings: { language: '' } }
  const { language } = speaking.settings
  await writeMessage(site, {
    kind: 'form-reply',
    effectKey: `form-reply:${id}`,
    to: email,
    replyTo: autoReply.replyTo,
    sender: title,
    subject: autoReply.subject,
    data: {
      siteTitle: title,
      ...{ origin, language },
      subject: autoReply.subject,
      words: autoReply.text,
      reason: fillIn(wordsOn(speaking).blockFormReplyWhy, { site: title }),
    },
  })
}

/** An address without what leads to the same mailbox: capitals, and a tag behind a plus sign. */
function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
}

interface Reply {
  readonly formId: string
  readonly emailHash: string
  readonly now: Date
}

/** False where the address had a mail of this form within the hour. */
async function noteReply({ id, db }: SiteTx, { formId, emailHash, now }: Reply): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO form_reply (website_id, form_id, email_hash, sent_at)
    VALUES (${id}, ${formId}, ${emailHash}, ${now})
    ON CONFLICT (website_id, form_id, email_hash) DO UPDATE SET sent_at = excluded.sent_at
      WHERE form_reply.sent_at <= excluded.sent_at - make_interval(hours => ${ONCE_IN_HOURS})
    RETURNING sent_at`.execute(db)
  return rows.length > 0
}

/** Hashes of addresses are kept no longer than they limit anything. */
export const forgetReplies: Chore = {
  name: 'addresses that forms have replied to',
  ofSite: async ({ id, db }, { now, atOnce }) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM form_reply WHERE website_id = ${id} AND (form_id, email_hash) IN (
        SELECT form_id, email_hash FROM form_reply
        WHERE website_id = ${id} AND sent_at < ${daysBefore(now, ONCE_IN_HOURS / 24)}
        LIMIT ${atOnce}
      )`.execute(db)
    return Number(numAffectedRows)
  },
}
