import type { ProductInput } from '@sitewright/api/commerce/shapes'
import { MAX_PRODUCTS } from '@sitewright/core/content/collection-kinds'
import { statusAt } from '@sitewright/core/content/item-status'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { fail } from '../errors.ts'
import { announceProduct } from './announce-product.ts'
import { addressOf, checkProduct } from './check-product.ts'
import { indexProduct } from './index-products.ts'
import { findProduct, type ProductRecord, urlIdsOf } from './product-table.ts'
import { lockStore, saveProduct } from './save-product.ts'

const UNSAID = {
  authorId: null,
  categoryIds: [],
  content: { customType: '', custom: {} },
  seoDescription: '',
  seoTitle: '',
  starred: false,
  tags: [],
} satisfies Partial<ProductInput>

type Optional = keyof typeof UNSAID

export interface NewProduct
  extends Omit<ProductInput, Optional>,
    Partial<Pick<ProductInput, Optional>> {
  readonly id: Id
  readonly collectionId: Id
}

/**
 * Adds a product to a store page, all rules kept; the studio's call and the demo shop both come here. `now` is in
 * milliseconds.
 */
export async function addProduct(
  site: SiteTx,
  input: NewProduct,
  now: number,
): Promise<ProductRecord> {
  const product = { ...UNSAID, ...input }
  await lockStore(site, product.collectionId)
  const taken = await urlIdsOf(site, product.collectionId)
  if (taken.size >= MAX_PRODUCTS) throw fail('storeFull')
  await checkProduct(site, product)
  if (product.variants.some(({ id }) => id !== undefined)) throw fail('variantUnknown')

  const publishOn = product.publishOn ?? now
  const state = statusAt(product.state, publishOn, now)
  await saveProduct(site, { ...product, urlId: addressOf(product, taken), publishOn, state })
  const saved = await findProduct(site, product.id)
  if (!saved) throw new Error('A product that was just made is gone')
  await indexProduct(site, saved)
  await announceProduct(site, saved)
  return saved
}
