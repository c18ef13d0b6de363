/** Checks of a draft that need no server. Pure. */

import {
  type CollectionKindName,
  collectionKind,
  isStore,
} from '@sitewright/core/content/collection-kinds'
import type { MessageId } from '../../messages.ts'
import type { ItemDraft } from './item-draft.ts'
import type { SaleDraft } from './sale/sale-draft.ts'

/** Messages by field id. */
export function ownProblems(
  draft: ItemDraft,
  kind: CollectionKindName,
): Readonly<Record<string, MessageId>> {
  const { title, status, publishAt, startsAt, endsAt } = draft
  const isEvent = collectionKind(kind).items?.ordering === 'calendar'
  return {
    ...(title.trim() === '' && { title: 'items.titleMissing' as const }),
    ...(status === 'scheduled' && publishAt === '' && { publishOn: 'items.dateMissing' as const }),
    ...(isEvent && startsAt === '' && { startsAt: 'items.startMissing' as const }),
    ...(startsAt !== '' &&
      endsAt !== '' &&
      endsAt < startsAt && { endsAt: 'items.endsTooEarly' as const }),
    ...(isStore(kind) && saleProblems(draft.sale)),
  }
}

/** Prices that are missing: the server could not tell them from a plain 0. */
function saleProblems({ variants }: SaleDraft): Record<string, MessageId> {
  const found: Record<string, MessageId> = {}
  for (const [index, variant] of variants.entries()) {
    if (variant.priceMinor === null) found[`variants.${index}.priceMinor`] = 'products.priceMissing'
    if (variant.onSale && variant.salePriceMinor === null) {
      found[`variants.${index}.salePriceMinor`] = 'products.salePriceMissing'
    }
  }
  return found
}
