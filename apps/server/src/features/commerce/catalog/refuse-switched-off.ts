import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import {
  FEATURE_FLAGS,
  type FlagName,
  type FlagSwitches,
  isOn,
} from '@sitewright/core/site/feature-flags'
import { fail } from '../errors.ts'
import type { ProductRecord } from './product-table.ts'

type Kind = Pick<ProductRecord, 'type' | 'subscriptionPlan'>

/** Kinds of product that have a feature flag of their own, and the field that makes a product one. */
const KINDS: readonly { flag: FlagName; field: keyof Kind; isOne: (product: Kind) => boolean }[] = [
  { flag: 'giftCards', field: 'type', isOne: ({ type }) => type === PRODUCT_TYPES.giftCard },
  {
    flag: 'subscriptions',
    field: 'subscriptionPlan',
    isOne: ({ subscriptionPlan }) => subscriptionPlan !== null,
  },
]

/** Refuses to make a product of a kind that is switched off; one that was of that kind before can still be kept. */
export function refuseSwitchedOff(switches: FlagSwitches, product: Kind, before?: Kind): void {
  for (const { flag, field, isOne } of KINDS) {
    const isNew = isOne(product) && !(before && isOne(before))
    if (!isNew || isOn(switches, flag)) continue
    const message = FEATURE_FLAGS[flag].offForOwners
    throw fail('typeSwitchedOff', { message, errors: { [field]: message } })
  }
}
