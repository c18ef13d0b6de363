import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { blockIn } from '../../platform/db/block-in.ts'

/** A block as visitors have it, and the page that it is on. */
export interface FoundBlock {
  readonly pageId: Id
  readonly title: string
  /** Address of the item whose body has it; undefined on a page. */
  readonly urlId: string | undefined
  readonly props: JsonObject
}

/** A block in the live version of a page, by its id. One statement. */
export async function findLiveBlock(
  { id: siteId, db }: SiteTx,
  blockId: Id,
  type: number,
): Promise<FoundBlock | undefined> {
  const { rows } = await sql<Omit<FoundBlock, 'urlId'>>`
    SELECT page.id AS "pageId", page.title, found.props FROM site
    JOIN publication_document part
      ON part.website_id = site.id AND part.publication_id = site.publication_id
    JOIN document_revision kept ON kept.website_id = part.website_id
      AND kept.document_id = part.document_id AND kept.revision = part.revision
    JOIN page ON page.website_id = site.id AND page.document_id = part.document_id,
      ${blockIn('kept.body', blockId, type)} found
    WHERE site.id = ${siteId}
    LIMIT 1`.execute(db)
  return rows[0] && { ...rows[0], urlId: undefined }
}
