/** SQL of who is editing a site. Rows outlive their connection only when a node ends without closing it. */

import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { EditingPresenceTable } from './tables.ts'

/** Seconds without a sign of life after which an editor counts as gone. */
const GONE_AFTER_S = 45

export interface Presence {
  readonly tab: string
  readonly accountId: Id
  readonly name: string
  readonly pageId: Id
  readonly sectionId: EditingPresenceTable['section_id']
}

export interface NewPresence extends Omit<Presence, 'name' | 'sectionId'> {
  readonly connectionId: Id
}

export async function enter(
  site: SiteTx,
  { tab, connectionId, accountId, pageId }: NewPresence,
): Promise<void> {
  const row = { connection_id: connectionId, account_id: accountId, page_id: pageId }
  await site.db
    .insertInto('editing_presence')
    .values({ website_id: site.id, tab, ...row, section_id: null })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'tab'])
        .doUpdateSet({ ...row, section_id: null, seen_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Removes the row of a connection, unless the tab has another one by now. */
export async function leave(site: SiteTx, connectionId: Id): Promise<void> {
  await site.db
    .deleteFrom('editing_presence')
    .where('website_id', '=', site.id)
    .where('connection_id', '=', connectionId)
    .execute()
}

export async function selectSection(
  site: SiteTx,
  { tab, accountId, sectionId }: { tab: string; accountId: Id; sectionId: Id | null },
): Promise<boolean> {
  const { numUpdatedRows } = await site.db
    .updateTable('editing_presence')
    .set({ section_id: sectionId })
    .where('website_id', '=', site.id)
    .where('tab', '=', tab)
    .where('account_id', '=', accountId)
    .where(sql<boolean>`section_id IS DISTINCT FROM ${sectionId}`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Gives these connections a sign of life, and removes those of others that gave none. */
export async function keepAlive(site: SiteTx, connectionIds: readonly Id[]): Promise<void> {
  await sql`
    UPDATE editing_presence SET seen_at = now()
    WHERE website_id = ${site.id} AND connection_id = ANY (${[...connectionIds]}::text[])`.execute(
    site.db,
  )
  await sql`
    DELETE FROM editing_presence
    WHERE website_id = ${site.id}
      AND seen_at < now() - make_interval(secs => ${GONE_AFTER_S})`.execute(site.db)
}

export async function present(site: SiteTx): Promise<Presence[]> {
  return site.db
    .selectFrom('editing_presence as editor')
    .innerJoin('account', 'account.id', 'editor.account_id')
    .select([
      'editor.tab',
      'editor.account_id as accountId',
      'account.name',
      'editor.page_id as pageId',
      'editor.section_id as sectionId',
    ])
    .where('editor.website_id', '=', site.id)
    .where(sql<boolean>`editor.seen_at >= now() - make_interval(secs => ${GONE_AFTER_S})`)
    .orderBy('account.name')
    .orderBy('editor.tab')
    .execute()
}
