import { type ItemStatus, visibleFrom } from '@sitewright/core/content/item-status'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { keepRevisions } from '../content/index.ts'

export interface StatusChange {
  readonly id: Id
  readonly collectionId: Id
  readonly documentId: Id | null
  readonly status: ItemStatus
  /** Milliseconds since 1970. */
  readonly publishOn: number
  /** Whether visitors get the draft of its body along with it; otherwise they keep the body they have. */
  readonly takesBody: boolean
}

/**
 * Writes the statuses and dates of many items and marks them as changed, in a fixed number of statements. Those that were only
 * begun are there from then on. Pages that show them are invalidated when this transaction commits; the caller brings the search index up to date.
 */
export async function changeStatuses(
  site: SiteTx,
  changes: readonly StatusChange[],
): Promise<void> {
  const taken = changes.flatMap(({ documentId, takesBody }) =>
    takesBody && documentId !== null ? [documentId] : [],
  )
  if (taken.length > 0) await keepRevisions(site, taken)
  const rows = changes.map(({ id, status, publishOn, takesBody }) => {
    const from = visibleFrom(status, publishOn)
    return {
      id,
      status,
      publish_on: new Date(publishOn),
      visible_from: from === null ? null : new Date(from),
      takes_body: takesBody,
    }
  })
  await sql`
    UPDATE item SET status = change.status, publish_on = change.publish_on,
      visible_from = change.visible_from, updated_at = now(),
      is_removed = is_removed AND begun_at IS NULL, begun_at = NULL,
      published_revision = CASE WHEN takes_body THEN coalesce((
        SELECT revision FROM document
        WHERE document.website_id = item.website_id AND document.id = item.document_id
      ), published_revision) ELSE published_revision END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS change (
      id text, status text, publish_on timestamptz, visible_from timestamptz, takes_body boolean
    )
    WHERE item.website_id = ${site.id} AND item.id = change.id`.execute(site.db)
  const collections = [...new Set(changes.map(({ collectionId }) => collectionId))]
  await announceChange(site, [
    ...changes.map(({ id }) => `item:${id}`),
    ...collections.map((id) => `collection:${id}`),
  ])
}
