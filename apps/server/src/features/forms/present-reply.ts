import type { AnswerReply } from '@sitewright/api/forms/answer-shapes'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { messageStatesOf } from '../mail/index.ts'
import type { ReplyRow } from './reply-table.ts'

/** Idempotency key of the mail that a reply is. */
export function replyEffect(replyId: Id): string {
  return `answer-reply:${replyId}`
}

/** Replies with what has become of their mail. */
export async function presentReplies(
  site: SiteTx,
  rows: readonly ReplyRow[],
): Promise<AnswerReply[]> {
  const states = await messageStatesOf(
    site,
    rows.map(({ id }) => replyEffect(id)),
  )
  return rows.map(({ id, author, recipient, subject, text, written_at }) => ({
    ...{ id, subject, text },
    by: author,
    to: recipient,
    writtenAt: written_at.getTime(),
    state: states.get(replyEffect(id)) ?? 'sent',
  }))
}
