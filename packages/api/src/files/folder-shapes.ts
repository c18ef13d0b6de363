import { MAX_FILES_AT_ONCE, MAX_FOLDER_NAME } from '@sitewright/core/files/file-folders'
import * as z from 'zod'
import { filled, id } from '../fields.ts'

export const folderName = filled('Please enter a name for the folder.').max(MAX_FOLDER_NAME)

/** A folder of the library; null for the top, which has no folder. */
export const folderId = id.nullable()

export const fileFolder = z.object({
  id,
  parentId: folderId,
  name: z.string(),
  /** Files that are in it, without those of folders below. */
  fileCount: z.number().int(),
})
export type FileFolder = z.infer<typeof fileFolder>

/** Ids of files that a call is about; one that is not the site's any more is passed over. */
export const assetIds = z.array(id).min(1).max(MAX_FILES_AT_ONCE)
