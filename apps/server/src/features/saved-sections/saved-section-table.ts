/** SQL of the sections that are kept for a site. */

import type { SavedSection } from '@sitewright/api/saved-sections/shapes'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'

export async function savedSections({ id, db }: SiteTx): Promise<SavedSection[]> {
  const rows = await db
    .selectFrom('saved_section')
    .select(['id', 'name', 'section'])
    .where('website_id', '=', id)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows as SavedSection[]
}

export async function countSaved({ id, db }: SiteTx): Promise<number> {
  const { count } = await db
    .selectFrom('saved_section')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('website_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertSaved(
  { id: website_id, db }: SiteTx,
  { id, name, section }: SavedSection,
): Promise<void> {
  await db
    .insertInto('saved_section')
    .values({ website_id, id, name, section: JSON.stringify(section) })
    .execute()
}

/** Whether there was one to rename. */
export async function renameSaved({ id, db }: SiteTx, savedId: Id, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_section')
    .set({ name })
    .where('website_id', '=', id)
    .where('id', '=', savedId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether there was one to remove. */
export async function removeSaved({ id, db }: SiteTx, savedId: Id): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_section')
    .where('website_id', '=', id)
    .where('id', '=', savedId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
