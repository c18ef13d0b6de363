/** The file that a digital product sells. */

import type { ProductFileShape } from '@sitewright/api/commerce/product-file'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { findPrivateFile, type PrivateFile, removePrivateFile } from '../../files/index.ts'
import { fail } from '../errors.ts'
import { isGranted } from './grant-table.ts'

/** Id of the file of a product that is for sale in some store; null if it has none. `locks` holds its row until the end. */
export async function fileOfProduct(
  { id, db }: SiteTx,
  productId: Id,
  { locks }: { locks: boolean },
): Promise<Id | null> {
  let query = db
    .selectFrom('product')
    .innerJoin('item', (join) =>
      join.onRef('item.website_id', '=', 'product.website_id').onRef('item.id', '=', 'product.id'),
    )
    .select('product.file_id as fileId')
    .where('product.website_id', '=', id)
    .where('product.id', '=', productId)
    .where('item.is_removed', '=', false)
  if (locks) query = query.forUpdate('product')
  const product = await query.executeTakeFirst()
  if (!product) throw fail('productUnknown')
  return product.fileId
}

/** Refused for products of other types, which are sent instead. */
export async function requireDigital({ id, db }: SiteTx, productId: Id): Promise<void> {
  const product = await db
    .selectFrom('product')
    .select('type')
    .where('website_id', '=', id)
    .where('id', '=', productId)
    .executeTakeFirst()
  if (product?.type !== PRODUCT_TYPES.digital) throw fail('notDigital')
}

export async function setFileOfProduct(
  { id, db }: SiteTx,
  productId: Id,
  fileId: Id | null,
): Promise<void> {
  await db
    .updateTable('product')
    .set({ file_id: fileId })
    .where('website_id', '=', id)
    .where('id', '=', productId)
    .execute()
}

/** Lets go of the files of products that are removed for good, as `letFileGo` does. */
export async function letFilesGo(site: SiteTx, productIds: readonly Id[]): Promise<void> {
  const sold = await site.db
    .selectFrom('product')
    .select(['id', 'file_id as fileId'])
    .where('website_id', '=', site.id)
    .where('id', 'in', [...productIds])
    .where('file_id', 'is not', null)
    .execute()
  for (const { id, fileId } of sold) await letGo(site, id, fileId)
}

/** Lets go of a product's file. Customers who have bought it keep it; otherwise its bytes go. */
export async function letFileGo(site: SiteTx, productId: Id): Promise<void> {
  await letGo(site, productId, await fileOfProduct(site, productId, { locks: true }))
}

async function letGo(site: SiteTx, productId: Id, fileId: Id | null): Promise<void> {
  if (fileId === null) return
  await setFileOfProduct(site, productId, null)
  if (!(await isGranted(site, fileId))) await removePrivateFile(site, fileId)
}

export async function presentFile(
  site: SiteTx,
  fileId: Id | null,
): Promise<ProductFileShape | null> {
  const file = fileId === null ? undefined : await findPrivateFile(site, fileId)
  return file ? asShape(file) : null
}

export function asShape({ filename, bytes }: PrivateFile): ProductFileShape {
  return { filename, bytes }
}
