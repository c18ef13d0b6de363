import type { Cart } from '@sitewright/api/cart/shapes'
import { useEffect, useRef } from 'react'
import { Money } from '../Money.tsx'
import { usePageSay, useTold } from '../words.ts'

export interface DeliveryChoicesProps {
  readonly cart: Cart
  readonly problem: string | undefined
}

/** The `id` of the choice. */
export const DELIVERY = 'sw-delivery'

/** The choice of how the order gets there, each with its price. */
export function DeliveryChoices({ cart, problem }: DeliveryChoicesProps) {
  const say = usePageSay()
  const told = useTold()
  const { shippingOptions, selectedShippingOption, moneyFormat } = cart
  const choices = useRef<HTMLFieldSetElement>(null)
  const selected = selectedShippingOption?.id

  // The browser has none chosen once the chosen one is not offered any more.
  useEffect(() => {
    const inputs = [...(choices.current?.querySelectorAll('input') ?? [])]
    if (inputs.some(({ checked }) => checked)) return
    const input = inputs.find(({ value }) => value === selected)
    if (input) input.checked = true
  }, [selected])

  return (
    <fieldset
      id={DELIVERY}
      ref={choices}
      aria-describedby={problem ? 'sw-delivery-problem' : undefined}
    >
      <legend>{say('Delivery')}</legend>
      {shippingOptions.length === 0 && (
        <p className="sw-note">
          {cart.shippingLocation && cart.deliveryProblem
            ? say('Nothing can be delivered to the address above.')
            : say('Choose a country to see how your order can be delivered.')}
        </p>
      )}
      {shippingOptions.map(({ id, name, note, costCents }) => (
        <label className="sw-choice" key={id}>
          <input type="radio" name="shippingOptionId" value={id} defaultChecked={id === selected} />
          <span className="sw-choice-words">
            {name}
            {note && <span className="sw-note sw-lines">{note}</span>}
          </span>
          <span className="sw-choice-price">
            {costCents === 0 ? say('Free') : <Money cents={costCents} format={moneyFormat} />}
          </span>
        </label>
      ))}
      {problem && (
        <p id="sw-delivery-problem" className="sw-field-error">
          {told(problem)}
        </p>
      )}
    </fieldset>
  )
}
