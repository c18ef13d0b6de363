/** SQL of the pages that are kept for a site as templates. */

import type { PageTemplate } from '@sitewright/api/page-templates/shapes'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../platform/database.ts'

/** Content of a template, with which a page begins. */
export interface TemplateContent {
  readonly settings: Partial<CollectionSettings>
  readonly body: PageDocument
}

export async function pageTemplates({ id, db }: SiteTx): Promise<PageTemplate[]> {
  const rows = await db
    .selectFrom('page_template')
    .select(['id', 'name', 'kind', 'sections'])
    .where('website_id', '=', id)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, sections: [...row.sections] }))
}

export async function countTemplates({ id, db }: SiteTx): Promise<number> {
  const { count } = await db
    .selectFrom('page_template')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('website_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type FoundTemplate = TemplateContent & Pick<PageTemplate, 'kind'>

export async function findTemplate(
  { id, db }: SiteTx,
  templateId: Id,
): Promise<FoundTemplate | undefined> {
  return db
    .selectFrom('page_template')
    .select(['kind', 'settings', 'body'])
    .where('website_id', '=', id)
    .where('id', '=', templateId)
    .executeTakeFirst()
}

export async function insertTemplate(
  { id: website_id, db }: SiteTx,
  { sections, settings, body, ...row }: PageTemplate & TemplateContent,
): Promise<void> {
  await db
    .insertInto('page_template')
    .values({
      ...{ website_id, ...row },
      settings: JSON.stringify(settings),
      body: JSON.stringify(body),
      sections: JSON.stringify(sections),
    })
    .execute()
}

/** Whether there was one to rename. */
export async function renameTemplate(
  { id, db }: SiteTx,
  templateId: Id,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page_template')
    .set({ name })
    .where('website_id', '=', id)
    .where('id', '=', templateId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether there was one to remove. */
export async function deleteTemplate({ id, db }: SiteTx, templateId: Id): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page_template')
    .where('website_id', '=', id)
    .where('id', '=', templateId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
