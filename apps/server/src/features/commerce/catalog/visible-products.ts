import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { isVisible } from '../../items/index.ts'
import { type ProductRecord, productsById } from './product-table.ts'

export interface VisibleProducts {
  readonly products: ProductRecord[]
  /** When the first product that is not due yet will be visible. */
  readonly nextChange: Date | undefined
}

/**
 * The products that visitors see, in the order asked for, and those of `hidden` whatever their state, for the owner's
 * canvas. `now` is in milliseconds. One statement.
 */
export async function visibleProducts(
  site: SiteTx,
  productIds: readonly Id[],
  now: number,
  hidden: readonly Id[] = [],
): Promise<VisibleProducts> {
  const found = await productsById(site, productIds)
  const byId = new Map(found.map((product) => [product.id, product]))
  return {
    products: productIds.flatMap((id) => {
      const product = byId.get(id)
      return product && (hidden.includes(id) || isVisible(product, now)) ? [product] : []
    }),
    nextChange: earliest(found, now),
  }
}

function earliest(
  planned: readonly { readonly visibleFrom: Date | null }[],
  now: number,
): Date | undefined {
  const times = planned.flatMap(({ visibleFrom }) => visibleFrom?.getTime() ?? [])
  const next = Math.min(...times.filter((time) => time > now))
  return next === Infinity ? undefined : new Date(next)
}
