/** SQL of private files: those that have no address of their own and are handed out one by one. */

import type { FileExtension } from '@sitewright/core/files/file-types'
import { type Id, newId } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'

export interface PrivateFile {
  readonly id: Id
  /** Name under which it is downloaded. */
  readonly filename: string
  readonly format: FileExtension
  readonly bytes: number
  /** Raised when the bytes are replaced. */
  readonly version: number
}

export type NewPrivateFile = Pick<PrivateFile, 'filename' | 'format' | 'bytes'>

export async function insertPrivateFile(
  { id, db }: SiteTx,
  file: NewPrivateFile,
): Promise<PrivateFile> {
  const row = { id: newId(), ...file }
  await db
    .insertInto('private_file')
    .values({ website_id: id, ...row })
    .execute()
  return { ...row, version: 1 }
}

/** Undefined where the site has no such file. */
export async function changePrivateFile(
  { id, db }: SiteTx,
  fileId: Id,
  file: NewPrivateFile,
): Promise<PrivateFile | undefined> {
  return db
    .updateTable('private_file')
    .set({ ...file, version: sql<number>`version + 1` })
    .where('website_id', '=', id)
    .where('id', '=', fileId)
    .returning(['id', 'filename', 'format', 'bytes', 'version'])
    .executeTakeFirst()
}

export async function findPrivateFile(
  { id, db }: SiteTx,
  fileId: Id,
): Promise<PrivateFile | undefined> {
  return db
    .selectFrom('private_file')
    .select(['id', 'filename', 'format', 'bytes', 'version'])
    .where('website_id', '=', id)
    .where('id', '=', fileId)
    .executeTakeFirst()
}

export async function deletePrivateFile({ id, db }: SiteTx, fileId: Id): Promise<void> {
  await db
    .deleteFrom('private_file')
    .where('website_id', '=', id)
    .where('id', '=', fileId)
    .execute()
}

/** Folder of the versions of a private file, among the site's files. */
export function privateFolder(fileId: Id): string {
  return `private/${fileId}`
}

export function privateKey({ id, version }: Pick<PrivateFile, 'id' | 'version'>): string {
  return `${privateFolder(id)}/v${version}`
}
