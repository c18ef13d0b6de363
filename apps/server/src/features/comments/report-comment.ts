/** Takes a visitor's report of a comment. Three of them hide it until a moderator looks at it, who has the last word. */

import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { dailyVisitor } from '../likes/index.ts'
import { tellModerators } from './tell-moderators.ts'
import { tellOfPublished } from './tell-of-published.ts'

/** Distinct visitors whose reports hide a comment. */
const HIDES = 3

export async function reportComment(
  { app, raw, inSite }: Pick<VisitorRequest, 'app' | 'inSite' | 'raw'>,
  commentId: Id,
): Promise<void> {
  await inSite(async (site) => {
    const { who } = await dailyVisitor(site, { app, raw })
    const hidden = await countReport(site, commentId, who)
    if (!hidden) return
    await tellOfPublished(site, [hidden])
    await tellModerators(site, commentId, app.clock.now())
  })
}

interface Hidden {
  readonly subjectKind: 'item' | 'block'
  readonly subjectId: Id
}

/** Counts a report once for each visitor, and answers what the comment is about if that hides it. */
async function countReport(
  { id, db }: SiteTx,
  commentId: Id,
  who: string,
): Promise<Hidden | undefined> {
  const { rows } = await sql<Hidden & { readonly isHidden: boolean }>`
    WITH reported AS (
      INSERT INTO comment_flag (website_id, comment_id, who) VALUES (${id}, ${commentId}, ${who})
      ON CONFLICT DO NOTHING
      RETURNING comment_id
    )
    UPDATE comment SET flag_count = flag_count + 1,
      state = CASE WHEN flag_count + 1 >= ${HIDES} AND NOT is_looked_at THEN 'waiting' ELSE state END
    FROM reported
    WHERE website_id = ${id} AND comment.id = reported.comment_id AND state = 'published'
    RETURNING subject_kind AS "subjectKind", subject_id AS "subjectId",
      state = 'waiting' AS "isHidden"`.execute(db)
  const [row] = rows
  return row?.isHidden ? row : undefined
}
