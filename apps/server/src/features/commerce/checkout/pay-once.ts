import type { Json } from '@sitewright/core/json'
import { cartTokenHashes } from '../cart/cart-token.ts'
import { type KeyedAnswer, oncePerKey } from './once-per-key.ts'
import { type Paid, type PayInput, type PayVisit, pay } from './pay.ts'

/** Pays, and with a key answers the same request sent again with what the first was told. */
export async function payOnce(
  visit: PayVisit,
  input: PayInput,
  key: string | undefined,
): Promise<KeyedAnswer<Paid>> {
  if (key === undefined) return { answer: await pay(visit, input), isReplay: false }
  const { app, siteId } = visit
  const { checkoutId, paymentToken, agreedTotalMinor, agreedPrice } = input
  const request: Json = {
    checkoutId,
    paymentToken,
    agreedTotalMinor,
    ...(agreedPrice !== undefined && { agreedPrice }),
  }
  const scope = `pay ${cartTokenHashes(visit).at(-1) ?? ''}`
  return oncePerKey({ app, siteId, scope, key, request }, () => pay(visit, input))
}
