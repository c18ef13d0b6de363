import { seenCart } from '@sitewright/api/cart/seen-cart'
import type { Cart } from '@sitewright/api/cart/shapes'
import { fromCents } from '@sitewright/core/money'

export interface HiddenFieldsProps {
  readonly cart: Cart
  readonly crumb: string
  readonly idempotencyKey: string
  /** Whether a script answers to Enter. */
  readonly isLive: boolean
}

/** The fields of the checkout that nobody types: what the shopper sees and agrees to by paying. */
export function HiddenFields({ cart, crumb, idempotencyKey, isLive }: HiddenFieldsProps) {
  const agreed = fromCents(cart.grandTotalCents, cart.currency)
  return (
    <>
      {!isLive && (
        // The button that Enter presses, which would otherwise be one that pays.
        <button
          type="submit"
          className="visually-hidden"
          name="action"
          value="update"
          tabIndex={-1}
          aria-hidden="true"
          formNoValidate
        />
      )}
      <input type="hidden" name="crumb" value={crumb} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="agreedTotalMinor" value={agreed} />
      <input type="hidden" name="agreedPrice" value={cart.priceHash} />
      <input type="hidden" name="seenCart" value={JSON.stringify(seenCart(cart))} />
    </>
  )
}
