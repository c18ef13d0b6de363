/** Mails the owner of a store when little is left of a variant: once, until there is more of it again. */

import { isLow } from '@sitewright/core/commerce/stock-reasons'
import { describeVariant } from '@sitewright/core/commerce/variant-choice'
import type { Id } from '@sitewright/core/id'
import type { App } from '../../../platform/app.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { writeMessage } from '../../mail/index.ts'
import { addressForOwner, siteAddress } from '../orders/mail-words.ts'
import { type CountedStock, namesOfVariants, turnKnownLow } from './low-stock-table.ts'

export interface StockChanged {
  /** The stock after the change, locked by the caller's transaction. */
  readonly stock: readonly CountedStock[]
  /** Id of the order or of the adjustment that changed it. */
  readonly cause: Id
}

/** No statement where no variant has crossed the line. */
export async function tellOfLowStock(
  app: App,
  site: SiteTx,
  { stock, cause }: StockChanged,
): Promise<void> {
  const crossed = stock.filter((one) => isLowNow(one) !== one.isKnownLow)
  if (crossed.length === 0) return
  await turnKnownLow(
    site,
    crossed.map(({ variantId }) => variantId),
  )
  const low = crossed.filter(isLowNow)
  if (low.length > 0) await mailOwner(app, site, { stock: low, cause })
}

function isLowNow({ unlimited, onHand, lowUpTo }: CountedStock): boolean {
  return isLow({ unlimited, quantity: onHand }, lowUpTo)
}

async function mailOwner(app: App, site: SiteTx, { stock, cause }: StockChanged): Promise<void> {
  const to = await addressForOwner(site)
  if (to === undefined) return
  const { title } = await siteAddress(app, site)
  const left = new Map(stock.map(({ variantId, onHand }) => [variantId, onHand]))
  const named = await namesOfVariants(site, [...left.keys()])
  const variants = named.map(({ id, attributes, ...variant }) => ({
    ...variant,
    id,
    variant: describeVariant(attributes),
    left: left.get(id) ?? 0,
  }))
  await writeMessage(site, {
    kind: 'low-stock',
    effectKey: `low-stock:${cause}`,
    to,
    replyTo: '',
    sender: title,
    subject: subjectOf(variants),
    data: {
      siteTitle: title,
      variants,
      productsUrl: `${app.config.studioOrigin}/sites/${site.id}/products`,
    },
  })
}

function subjectOf(variants: readonly { readonly title: string; readonly variant: string }[]) {
  const [only, ...others] = variants
  if (!only || others.length > 0) return `Little is left of ${variants.length} variants`
  return `Little is left of ${[only.title, only.variant].filter(Boolean).join(', ')}`
}
