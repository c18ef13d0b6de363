import type { Id } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { namesIn } from '../../platform/db/names-in.ts'
import type { StatementPart } from '../../platform/db/statement-part.ts'

/** Ids of the bodies whose drafts contain one of the names, or meet another condition on their text: part of a statement. */
export function askDocumentsNaming(
  { id }: SiteTx,
  names: readonly string[],
  orWhere: (text: RawBuilder<unknown>) => RawBuilder<boolean>,
): StatementPart<readonly Id[]> {
  return {
    query: sql`(SELECT json_agg(document.id) FROM document
      WHERE website_id = ${id} AND (${namesIn(sql`body::text`, names)} OR ${orWhere(sql`body::text`)}))`,
    read: (value) => (value ?? []) as readonly Id[],
  }
}
