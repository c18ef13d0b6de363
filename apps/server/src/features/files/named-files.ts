import type { SiteTx } from '../../platform/database.ts'
import { originalKey } from './asset-files.ts'
import { privateKey } from './private-file-table.ts'

/** Keys of uploads, also of those in the trash, and of pictures as they were uploaded where they were edited since. */
export async function namedFiles({ id, db }: SiteTx): Promise<readonly string[]> {
  const assets = await db
    .selectFrom('asset')
    .select(['id', 'kind', 'version', 'unedited'])
    .where('website_id', '=', id)
    .execute()
  const files = await db
    .selectFrom('private_file')
    .select(['id', 'version'])
    .where('website_id', '=', id)
    .execute()
  return [
    ...assets.map(originalKey),
    ...assets.flatMap(({ unedited, ...asset }) =>
      unedited ? [originalKey({ ...asset, version: unedited.version })] : [],
    ),
    ...files.map(privateKey),
  ]
}
