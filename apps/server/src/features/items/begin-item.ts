import { beginItem as contract } from '@sitewright/api/items/begin-item'
import { itemInput } from '@sitewright/api/items/shapes'
import { NEW_TEXT, sectionFrom } from '@sitewright/blocks/section-library'
import { UNTITLED } from '@sitewright/core/content/untitled'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { authorsOf } from './author-table.ts'
import { checkCustomType } from './check-custom-type.ts'
import { collectionOf } from './collection-of.ts'
import { addItem } from './create-item.ts'
import { fail } from './errors.ts'
import { checkItem } from './save-item.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Milliseconds that an untouched one is kept: a tab may stay open over days. */
const KEPT_MS = 7 * DAY_MS

/** Opens a new item with a title and a text; until something is saved it is to be found by its id alone. */
export const beginItem = ownerCall(contract, async ({ collectionId, ...wish }, request) =>
  request.inSite(async (site) => {
    const collection = await collectionOf(site, collectionId)
    const { rules, page } = collection
    if (!rules.hasBody) throw fail('noBody')
    const { app, role } = request
    const { name } = request.account
    const now = app.clock.now()
    const input = itemInput.parse({
      title: UNTITLED,
      recordType: wish.recordType,
      content: { customType: wish.customType },
      ...(rules.ordering === 'chronological' && { authorId: await likelyAuthor(site, name) }),
      // Tomorrow at a full hour, to be changed; an event without a time cannot be kept.
      ...(rules.ordering === 'calendar' && {
        startsAt: Math.ceil(now / HOUR_MS) * HOUR_MS + DAY_MS,
      }),
    })
    await checkItem(site, input, { rules, role, before: 'draft' })
    await checkCustomType(site, input, { app, page, before: '' })
    await forgetUntouched(site, now)
    const itemId = await addItem(site, collection, { input, now, body: firstBody(), isBegun: true })
    return { itemId }
  }),
)

/** The author who is called as the writer's account, or the only one that there is; null where nobody can be told. */
async function likelyAuthor(site: SiteTx, writer: string): Promise<Id | null> {
  const authors = await authorsOf(site)
  const namesake = authors.find(({ displayName }) => displayName === writer)
  const [only, ...others] = authors
  return namesake?.id ?? (others.length === 0 ? only?.id : undefined) ?? null
}

/** One text, as wide as the page: a theme decides how wide text is read best. */
function firstBody(): PageDocument {
  const section = sectionFrom(NEW_TEXT)
  return { version: 1, sectionOrder: [section.id], sections: { [section.id]: section } }
}

/** Removes items that were begun a week ago and never written in. */
async function forgetUntouched({ id, db }: SiteTx, now: number): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM item
      WHERE website_id = ${id} AND begun_at < ${new Date(now - KEPT_MS)}
      RETURNING website_id, document_id
    )
    DELETE FROM document USING gone
    WHERE document.website_id = gone.website_id AND document.id = gone.document_id`.execute(db)
}
