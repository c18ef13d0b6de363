/** SQL of replies to answers. */

import type { Id } from '@sitewright/core/id'
import type { Selectable } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { AnswerReplyTable } from './tables.ts'

export type ReplyRow = Omit<Selectable<AnswerReplyTable>, 'website_id'>

/** Keeps a reply; one that was kept before under the same id is given back as it is. */
export async function keepReply(site: SiteTx, reply: ReplyRow): Promise<ReplyRow> {
  await site.db
    .insertInto('answer_reply')
    .values({ website_id: site.id, ...reply })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing())
    .execute()
  // A statement of its own, since the one above does not see what was committed while it waited.
  return replies(site).where('id', '=', reply.id).executeTakeFirstOrThrow()
}

/** Oldest first. */
export async function repliesTo(site: SiteTx, answerId: Id): Promise<ReplyRow[]> {
  return replies(site).where('answer_id', '=', answerId).orderBy('id').execute()
}

function replies({ id, db }: SiteTx) {
  return db
    .selectFrom('answer_reply')
    .select(['id', 'answer_id', 'author', 'recipient', 'subject', 'text', 'written_at'])
    .where('website_id', '=', id)
}
