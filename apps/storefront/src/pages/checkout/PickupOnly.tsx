import type { Cart } from '@sitewright/api/cart/shapes'
import type { ReactNode } from 'react'
import { Filled } from '../Filled.tsx'
import { usePageSay } from '../words.ts'
import { DELIVERY } from './DeliveryChoices.tsx'

type DeliveredCart = Pick<
  Cart,
  'requiresShipping' | 'selectedShippingOption' | 'shippingLocation' | 'shippingOptions'
>

/** Says why nothing can be paid with a delivery where the shop takes money at pick-up alone, and which delivery can. */
export function PickupOnly({ cart }: { cart: DeliveredCart }) {
  const say = usePageSay()
  const { requiresShipping, selectedShippingOption, shippingLocation, shippingOptions } = cart
  const pickups = shippingOptions.filter(({ kind }) => kind === 'pickup')
  if (!requiresShipping) {
    return (
      <Told>
        {say(
          'This shop takes payment only when an order is picked up, and there is nothing to pick up in this one.',
        )}
      </Told>
    )
  }
  if (pickups.length > 0) {
    const names = pickups
      .map(({ name }) => say('“{name}”', { name }))
      .reduce((first, last) => say('{first} or {last}', { first, last }))
    const parts = {
      delivery: selectedShippingOption?.name,
      names,
      link: <a href={`#${DELIVERY}`}>{say('Delivery')}</a>,
    }
    const words =
      '“{delivery}” cannot be paid here: this shop takes payment only when an order is picked up. To go on, choose {names} under {link}.'
    return (
      <Told>
        <Filled words={say(words)} parts={parts} />
      </Told>
    )
  }
  if (!shippingLocation) {
    return (
      <p className="sw-note">
        {say(
          'This shop takes payment only when an order is picked up. Choose a country to see where that is.',
        )}
      </p>
    )
  }
  return (
    <Told>
      {say(
        'This shop takes payment only when an order is picked up, and that is not offered for the address above.',
      )}
    </Told>
  )
}

function Told({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sw-problem">
      <p>{children}</p>
    </div>
  )
}
