import type { ProductShape } from '@sitewright/api/commerce/shapes'
import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import type { OwnerRequest } from '../../../platform/http/route.ts'
import { fail } from '../errors.ts'
import { presentProduct } from './present-product.ts'
import { findProduct } from './product-table.ts'
import { ownerPaths } from './store-pages.ts'

/** A product as owners see it; refused where it is gone. */
export async function productForOwner(
  site: SiteTx,
  { app, site: { origin }, role }: Pick<OwnerRequest, 'app' | 'site' | 'role'>,
  productId: Id,
): Promise<ProductShape> {
  const product = await findProduct(site, productId)
  if (!product) throw fail('productUnknown')
  const paths = await ownerPaths(site)
  return presentProduct(product, { origin, paths, role, now: app.clock.now() })
}
