import type { Cart } from '@sitewright/api/cart/shapes'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import { DeliveryChoices } from './DeliveryChoices.tsx'

export interface DeliveryProps extends AddressFieldsProps {
  readonly cart: Cart
  readonly isSent: boolean
  /** Whether a script prices the cart as it is typed; a button does it otherwise. */
  readonly isLive: boolean
}

/** Where the order goes and how; where it is picked up, the country alone, which decides what is offered. */
export function Delivery({ cart, isSent, isLive, fields, ...address }: DeliveryProps) {
  return (
    <>
      <fieldset>
        <legend>{isSent ? 'Shipping address' : 'Where you are'}</legend>
        <AddressFields {...address} fields={isSent ? fields : fields.slice(0, 1)} />
        {!isLive && (
          <button
            type="submit"
            className="sw-button sw-update"
            name="action"
            value="update"
            formNoValidate
          >
            Update delivery and total
          </button>
        )}
      </fieldset>
      <DeliveryChoices cart={cart} problem={address.errors.shippingOptionId} />
    </>
  )
}
