import type { Cart } from '@sitewright/api/cart/shapes'
import { usePageSay } from '../words.ts'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import { DeliveryChoices } from './DeliveryChoices.tsx'

export interface DeliveryProps extends AddressFieldsProps {
  readonly cart: Cart
  readonly isPickup: boolean
  /** Whether a script prices the cart as it is typed; a button does it otherwise. */
  readonly isLive: boolean
}

/** The address that the order goes to or the name of whoever comes for it, and the delivery. */
export function Delivery({ cart, isPickup, isLive, ...address }: DeliveryProps) {
  const say = usePageSay()
  return (
    <>
      <fieldset>
        <legend>{isPickup ? say('Who picks it up') : say('Shipping address')}</legend>
        <AddressFields {...address} />
        {!isLive && (
          <button
            type="submit"
            className="sw-button sw-update"
            name="action"
            value="update"
            formNoValidate
          >
            {say('Update delivery and total')}
          </button>
        )}
      </fieldset>
      <DeliveryChoices cart={cart} problem={address.errors.shippingOptionId} />
    </>
  )
}
