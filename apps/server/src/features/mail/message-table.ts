import { type Id, newId } from '@sitewright/core/id'
import type { SiteStanding } from '@sitewright/core/site/site-standing'
import { type Selectable, sql } from 'kysely'
import { addJob, type Job } from '../../platform/background/jobs.ts'
import type { SiteTx } from '../../platform/database.ts'
import { keepStatement } from '../../platform/db/kept-statement.ts'
import { withWrites } from '../../platform/db/write-together.ts'
import type { MessageTable } from './tables.ts'

export type MessageRow = Omit<Selectable<MessageTable>, 'website_id'>

export type NewMessage = Pick<
  MessageRow,
  | 'kind'
  | 'effect_key'
  | 'recipient'
  | 'reply_to'
  | 'sender'
  | 'subject'
  | 'unsubscribe_url'
  | 'state'
> & { readonly data: object }

/**
 * Idempotent: adds a message, unless one with the same effect key was written before, and the job that sends it where it is
 * waiting. One statement.
 */
export async function insertMessage(
  site: SiteTx,
  { data, ...message }: NewMessage,
  { name, maxAttempts }: Pick<Job, 'name' | 'maxAttempts'>,
): Promise<void> {
  const id = newId()
  await insertRow(site, { ...message, id, json: JSON.stringify(data), name, maxAttempts })
}

interface MessageValues
  extends Omit<NewMessage, 'data'>,
    Pick<MessageRow, 'id'>,
    Pick<Job, 'name' | 'maxAttempts'> {
  /** Its data. */
  readonly json: string
}

const insertRow = keepStatement((site, message: MessageValues) => {
  const written = site.db
    .insertInto('message')
    .values({
      website_id: site.id,
      id: message.id,
      kind: message.kind,
      effect_key: message.effect_key,
      recipient: message.recipient,
      reply_to: message.reply_to,
      sender: message.sender,
      subject: message.subject,
      unsubscribe_url: message.unsubscribe_url,
      data: message.json,
      html: null,
      text: null,
      state: message.state,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'effect_key']).doNothing())
    .returning('state')
  const job = addJob(site, message, { id: message.id, runAt: 'now' })
  return sql`${withWrites({ written })} SELECT ${job} FROM written WHERE state = 'waiting'`
})

export async function findMessage(site: SiteTx, messageId: Id): Promise<MessageRow | undefined> {
  const [row] = await findRow(site, { messageId })
  return row
}

const findRow = keepStatement(({ id, db }, { messageId }: { readonly messageId: Id }) =>
  db.selectFrom('message').selectAll().where('website_id', '=', id).where('id', '=', messageId),
)

/** A message with whether the operator lets its site send mail. */
export async function findToSend(
  site: SiteTx,
  messageId: Id,
): Promise<(MessageRow & { readonly standing: SiteStanding }) | undefined> {
  const [row] = await findRowToSend(site, { messageId })
  return row
}

const findRowToSend = keepStatement(({ id, db }, { messageId }: { readonly messageId: Id }) =>
  db
    .selectFrom('message')
    .innerJoin('site', 'site.id', 'message.website_id')
    .selectAll('message')
    .select('site.standing')
    .where('message.website_id', '=', id)
    .where('message.id', '=', messageId),
)

type Rendered = Pick<MessageRow, 'id' | 'html' | 'text' | 'state' | 'attempts'>

/** Keeps how a message was rendered. One statement. */
export async function keepRendered(site: SiteTx, message: Rendered): Promise<void> {
  await saveRendered(site, message)
}

const saveRendered = keepStatement(
  ({ id, db }, { id: messageId, html, text, state, attempts }: Rendered) =>
    db
      .updateTable('message')
      .set({ html, text, state, attempts })
      .where('website_id', '=', id)
      .where('id', '=', messageId),
)

export async function changeMessage(
  { id, db }: SiteTx,
  messageId: Id,
  change: Partial<Pick<MessageRow, 'state' | 'sent_at'>>,
): Promise<void> {
  await db
    .updateTable('message')
    .set(change)
    .where('website_id', '=', id)
    .where('id', '=', messageId)
    .execute()
}

/**
 * Claims a message that is still waiting, for the one worker that may end sending it; false where another did. After that it is
 * never sent again automatically.
 */
export async function claimMessage({ id, db }: SiteTx, messageId: Id): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ state: 'unsure', claimed_at: sql<Date>`now()` })
    .where('website_id', '=', id)
    .where('id', '=', messageId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keyset pagination: messages before one, newest first. */
export async function messagesBefore(
  { id, db }: SiteTx,
  before: Id | undefined,
  limit: number,
): Promise<Omit<MessageRow, 'html' | 'text' | 'data' | 'claimed_at' | 'unsubscribe_url'>[]> {
  return db
    .selectFrom('message')
    .select([
      'id',
      'kind',
      'effect_key',
      'recipient',
      'reply_to',
      'sender',
      'subject',
      'state',
      'attempts',
      'created_at',
      'sent_at',
    ])
    .where('website_id', '=', id)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Removes messages of a kind to somebody, as if they had never been written; one that waits is not sent. */
export async function eraseMessages(
  { id, db }: SiteTx,
  { kind, recipient }: Pick<MessageRow, 'kind' | 'recipient'>,
): Promise<void> {
  await db
    .deleteFrom('message')
    .where('website_id', '=', id)
    .where('kind', '=', kind)
    .where(sql`lower(recipient)`, '=', recipient.toLowerCase())
    .execute()
}

/** Removes messages about answers to forms that are gone; those that are still to be sent stay. */
export async function removeMessagesAbout(
  { id, db }: SiteTx,
  answerIds: readonly Id[],
): Promise<void> {
  await sql`
    DELETE FROM message
    WHERE website_id = ${id} AND effect_key LIKE 'form-%' AND state <> 'waiting'
      AND split_part(effect_key, ':', 2) = ANY (${answerIds})`.execute(db)
}

/** States of messages by their effect keys, for a feature that shows what has become of its own. */
export async function statesOf(
  { id, db }: SiteTx,
  effectKeys: readonly string[],
): Promise<ReadonlyMap<string, MessageRow['state']>> {
  if (effectKeys.length === 0) return new Map()
  const rows = await db
    .selectFrom('message')
    .select(['effect_key', 'state'])
    .where('website_id', '=', id)
    .where('effect_key', 'in', effectKeys)
    .execute()
  return new Map(rows.map((row) => [row.effect_key, row.state]))
}
