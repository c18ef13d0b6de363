import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { namesIn } from '../../platform/db/names-in.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'

/** Ids of the bodies whose drafts contain one of the names: part of a statement. */
export function askDocumentsNaming(
  { id }: SiteTx,
  names: readonly string[],
): StatementPart<readonly Id[]> {
  return {
    query: sql`(SELECT json_agg(document.id) FROM document
      WHERE website_id = ${id} AND ${namesIn(sql`body::text`, names)})`,
    read: (value) => (value ?? []) as readonly Id[],
  }
}
