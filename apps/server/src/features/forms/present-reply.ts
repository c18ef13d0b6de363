import type { AnswerReply } from '@sitewright/api/forms/answer-shapes'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'
import { messageStatesOf } from '../mail/index.ts'
import type { ReplyRow } from './reply-table.ts'

/** Idempotency key of the mail that a reply is. It begins as those of all mail about an answer do, which goes when the answer does. */
export function replyEffect(answerId: Id, replyId: Id): string {
  return `form-written:${answerId}:${replyId}`
}

/** Replies with what has become of their mail. */
export async function presentReplies(
  site: SiteTx,
  rows: readonly ReplyRow[],
): Promise<AnswerReply[]> {
  const states = await messageStatesOf(
    site,
    rows.map(({ answer_id, id }) => replyEffect(answer_id, id)),
  )
  return rows.map(({ id, answer_id, author, recipient, subject, text, written_at }) => ({
    ...{ id, subject, text },
    by: author,
    to: recipient,
    writtenAt: written_at.getTime(),
    state: states.get(replyEffect(answer_id, id)) ?? 'sent',
  }))
}
