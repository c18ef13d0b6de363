/** SQL of the folders of a site's library. */

import type { FileFolder } from '@sitewright/api/files/folder-shapes'
import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'

/** All folders with the number of files in each. One statement. */
export async function fileFolders({ id, db }: SiteTx): Promise<FileFolder[]> {
  const rows = await db
    .selectFrom('file_folder')
    .select((eb) => [
      'file_folder.id',
      'file_folder.parent_id as parentId',
      'file_folder.name',
      eb
        .selectFrom('asset')
        .select((asset) => asset.fn.countAll<string>().as('count'))
        .where('asset.website_id', '=', id)
        .where('asset.is_removed', '=', false)
        .whereRef('asset.folder_id', '=', 'file_folder.id')
        .as('fileCount'),
    ])
    .where('file_folder.website_id', '=', id)
    .orderBy('file_folder.name')
    .orderBy('file_folder.id')
    .execute()
  return rows.map((row) => ({ ...row, fileCount: Number(row.fileCount) }))
}

/** Whether the site has this folder. */
export async function hasFolder({ id, db }: SiteTx, folderId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('file_folder')
    .select('id')
    .where('website_id', '=', id)
    .where('id', '=', folderId)
    .executeTakeFirst()
  return row !== undefined
}

interface FolderRow {
  readonly id: Id
  readonly parentId: Id | null
  readonly name: string
}

export async function insertFolder(
  { id: website_id, db }: SiteTx,
  { id, parentId, name }: FolderRow,
): Promise<void> {
  await db.insertInto('file_folder').values({ website_id, id, parent_id: parentId, name }).execute()
}

export async function saveFolder(
  { id: website_id, db }: SiteTx,
  { id, parentId, name }: FolderRow,
): Promise<void> {
  await db
    .updateTable('file_folder')
    .set({ parent_id: parentId, name })
    .where('website_id', '=', website_id)
    .where('id', '=', id)
    .execute()
}

/** Deletes a folder; what is in it, files in the trash too, goes into `parentId`. */
export async function dissolveFolder(
  { id: website_id, db }: SiteTx,
  { id, parentId }: Pick<FolderRow, 'id' | 'parentId'>,
): Promise<void> {
  await db
    .updateTable('asset')
    .set({ folder_id: parentId })
    .where('website_id', '=', website_id)
    .where('folder_id', '=', id)
    .execute()
  await db
    .updateTable('file_folder')
    .set({ parent_id: parentId })
    .where('website_id', '=', website_id)
    .where('parent_id', '=', id)
    .execute()
  await db
    .deleteFrom('file_folder')
    .where('website_id', '=', website_id)
    .where('id', '=', id)
    .execute()
}

/** Puts files into a folder, or at the top, and gives their number. */
export async function putIntoFolder(
  { id: website_id, db }: SiteTx,
  assetIds: readonly Id[],
  folderId: Id | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('asset')
    .set({ folder_id: folderId })
    .where('website_id', '=', website_id)
    .where('is_removed', '=', false)
    .where(sql<boolean>`id = ANY(${[...assetIds]})`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
