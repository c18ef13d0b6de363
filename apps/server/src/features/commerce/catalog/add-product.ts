import type { ProductInput } from '@sitewright/api/commerce/shapes'
import { DEFAULT_PRODUCT_MERCHANDISING } from '@sitewright/core/commerce/merchandising'
import { DEFAULT_TAX_CATEGORY } from '@sitewright/core/commerce/pricing/taxes'
import { MAX_PRODUCTS } from '@sitewright/core/content/collection-kinds'
import { statusAt } from '@sitewright/core/content/item-status'
import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import { type Id, newId } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { insertDocuments } from '../../content/index.ts'
import { extentOf, lockCollection, urlIdsOf } from '../../items/index.ts'
import { fail } from '../errors.ts'
import { addressOf, checkProduct } from './check-product.ts'
import { findProduct, type ProductRecord } from './product-table.ts'
import { saveProduct } from './save-product.ts'

const UNSAID = {
  authorId: null,
  categoryIds: [],
  addButtonText: '',
  details: [],
  content: { customType: '', custom: {} },
  form: null,
  lowStockUpTo: null,
  merchandising: DEFAULT_PRODUCT_MERCHANDISING,
  seoDescription: '',
  seoTitle: '',
  shippingSurchargeMinor: 0,
  starred: false,
  subscriptionPlan: null,
  tags: [],
  taxCategory: DEFAULT_TAX_CATEGORY,
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
 * milliseconds, `most` the products that the store may hold.
 */
export async function addProduct(
  site: SiteTx,
  input: NewProduct,
  now: number,
  most = MAX_PRODUCTS,
): Promise<ProductRecord> {
  const product = { ...UNSAID, ...input }
  await lockCollection(site, product.collectionId)
  const { count, last } = await extentOf(site, product.collectionId)
  if (count >= most) {
    const message = `A store page holds at most ${most.toLocaleString('en')} products.`
    throw fail('storeFull', { message })
  }
  await checkProduct(site, product)
  if (product.variants.some(({ id }) => id !== undefined)) throw fail('variantUnknown')

  const publishOn = product.publishOn ?? now
  const documentId = newId()
  await insertDocuments(site, [{ id: documentId, kind: 'item', body: EMPTY_DOCUMENT }])
  await saveProduct(site, {
    ...product,
    urlId: addressOf(product, await urlIdsOf(site, product.collectionId)),
    publishOn,
    state: statusAt(product.state, publishOn, now),
    documentId,
    position: last + 1,
    // There is nothing in its body yet.
    takesBody: false,
  })
  const saved = await findProduct(site, product.id)
  if (!saved) throw new Error('A product that was just made is gone')
  return saved
}
