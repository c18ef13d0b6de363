import type { Id } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'

/** A block of a stored body by its id, as a row with its settings; a body that does not name it is not taken apart. */
export function blockIn(body: string, blockId: Id, type: number): RawBuilder<unknown> {
  return sql`LATERAL (
    SELECT block -> 'props' AS props
    FROM jsonb_path_query(${sql.ref(body)}, '$.sections.*.blocks.*') AS block
    WHERE strpos(${sql.ref(body)}::text, ${blockId}) > 0
      AND block ->> 'id' = ${blockId} AND block -> 'type' = to_jsonb(${type}::int)
    LIMIT 1
  )`
}
