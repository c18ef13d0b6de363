/** Checks of a product that need the database: whether pictures exist, and whether SKUs and addresses are free. */

import type { ProductInput } from '@sitewright/api/commerce/shapes'
import { richText } from '@sitewright/blocks/rich-text'
import type { Id } from '@sitewright/core/id'
import { notAPageUrl, TEXT_FILTERS, urlId } from '@sitewright/core/slug'
import type { SiteTx } from '../../../platform/database.ts'
import { checkCategories, checkShared } from '../../items/index.ts'
import { fail } from '../errors.ts'
import { picturesOf } from './pictures.ts'
import { productProblems } from './product-rules.ts'
import { skusTaken } from './product-table.ts'
import { storeSettings } from './store-settings-table.ts'

export async function checkProduct(
  site: SiteTx,
  product: ProductInput & { readonly id: Id; readonly collectionId: Id },
): Promise<void> {
  const { currency } = await storeSettings(site)
  const problems = productProblems(product, currency)
  const [message] = Object.values(problems)
  if (message !== undefined) throw fail('productInvalid', { errors: problems, message })
  if (product.description !== undefined && product.description !== null) {
    const { error } = richText.safeParse(product.description)
    if (error) refuse('descriptionInvalid', 'description', error.issues[0]?.message)
  }

  const pictures = await picturesOf(site, product.imageIds)
  if (product.imageIds.some((id) => !pictures.has(id))) throw fail('imageMissing')

  await checkCategories(site, product.collectionId, product.categoryIds)
  await checkShared(site, product)

  const skus = product.variants.map(({ sku }) => sku)
  const taken = await skusTaken(site, skus, product.id)
  const clash = skus.findIndex((sku) => taken.has(sku))
  if (clash >= 0) refuse('skuTaken', `variants.${clash}.sku`)
}

/** The address that an owner chose, or the free one nearest to the title. */
export function addressOf(
  { urlId: chosen, title }: Pick<ProductInput, 'urlId' | 'title'>,
  taken: ReadonlySet<string>,
): string {
  if (chosen === undefined || chosen === '') {
    return urlId(title, 'product', (candidate) => taken.has(candidate))
  }
  if (!TEXT_FILTERS['url-slug'](chosen) || chosen.length < 3) {
    const message = notAPageUrl(chosen)
    throw fail('urlInvalid', { message, errors: { urlId: message } })
  }
  if (taken.has(chosen)) refuse('urlTaken', 'urlId')
  return chosen
}

function refuse(
  code: keyof typeof fail.catalogue,
  field: string,
  message: string = fail.catalogue[code].message,
): never {
  throw fail(code, { errors: { [field]: message } })
}
